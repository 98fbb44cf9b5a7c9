import { baseCaseNumber } from "../case-number/case-number-forms.ts";
import type { JudgmentRecord } from "./record.ts";

/** What decides which document a case is counted by. */
export type CountedDocument = Pick<JudgmentRecord, "id" | "court" | "case_number" | "text_type" | "casedate">;

/**
 * The documents by which cases are counted, in the order given. Of several documents under one case number of
 * one court, sub-numbers aside, it is the judgment (判决书), else the newest, else the first by id; a document without a case number
 * stands for itself.
 */
export function dedupeByCaseNumber<T extends CountedDocument>(documents: readonly T[]): T[] {
  const best = new Map<string, T>();
  for (const document of documents) {
    const key = countedCase(document);
    const held = best.get(key);
    if (!held || countsBefore(document, held)) best.set(key, document);
  }
  const chosen = new Set(best.values());
  return documents.filter((document) => chosen.has(document));
}

/** What documents of one case have in common. */
export const countedCase = ({ id, court, case_number }: CountedDocument): string =>
  case_number ? `${court}\n${baseCaseNumber(case_number) ?? case_number}` : id;

/** Whether a case is counted by the first of two of its documents. */
export function countsBefore(a: CountedDocument, b: CountedDocument): boolean {
  const decides = (document: CountedDocument) => document.text_type.endsWith("判决书");
  if (decides(a) !== decides(b)) return decides(a);
  if (a.casedate !== b.casedate) return a.casedate > b.casedate;
  return a.id < b.id;
}
