import { baseCaseNumber } from "../case-number/case-number-forms.ts";
import type { JudgmentRecord } from "./record.ts";

/** The facts that decide which document represents a case in counts. */
export type CountedDocument = Pick<JudgmentRecord, "id" | "court" | "case_number" | "text_type" | "casedate">;

/**
 * One document per case, in the given order; statistics count it for the case. Documents belong to one case
 * if court and case number are the same, apart from a sub-number. The judgment (判决书) is taken before other
 * types, then the newest, then the first by id. A document without a case number is a case of its own.
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

/** Key shared by the documents of one case. */
export const countedCase = ({ id, court, case_number }: CountedDocument): string =>
  case_number ? `${court}\n${baseCaseNumber(case_number) ?? case_number}` : id;

/** Whether `a` rather than `b`, another document of the same case, represents the case in counts. */
export function countsBefore(a: CountedDocument, b: CountedDocument): boolean {
  const decides = (document: CountedDocument) => document.text_type.endsWith("判决书");
  if (decides(a) !== decides(b)) return decides(a);
  if (a.casedate !== b.casedate) return a.casedate > b.casedate;
  return a.id < b.id;
}
