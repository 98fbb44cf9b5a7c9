import type { JudgmentRecord } from "./record.ts";

type Document = Pick<JudgmentRecord, "id" | "court" | "case_number" | "text_type" | "casedate">;

/**
 * The documents by which cases are counted, in the order given. Of several documents under one case number of
 * one court it is the judgment (判决书), else the newest, else the first by id; a document without a case number
 * stands for itself.
 */
export function dedupeByCaseNumber<T extends Document>(documents: readonly T[]): T[] {
  const best = new Map<string, T>();
  for (const document of documents) {
    const key = document.case_number ? `${document.court}\n${document.case_number}` : document.id;
    const held = best.get(key);
    if (!held || isBetter(document, held)) best.set(key, document);
  }
  const chosen = new Set(best.values());
  return documents.filter((document) => chosen.has(document));
}

function isBetter(a: Document, b: Document): boolean {
  const decides = (document: Document) => document.text_type.endsWith("判决书");
  if (decides(a) !== decides(b)) return decides(a);
  if (a.casedate !== b.casedate) return a.casedate > b.casedate;
  return a.id < b.id;
}
