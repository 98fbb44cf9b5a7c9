import { isShortId, type Sha256, shortId } from "../text/short-id.ts";
import type { JudgmentRecord } from "./record.ts";

export type { Sha256 };

/**
 * The public id of a judgment: 12 base32 characters (a-z, 2-7; 60 bits) of SHA-256 over court, case
 * number, document type and date, so that the same document gets the same id whoever imports it.
 */
export function judgmentId(
  record: Pick<JudgmentRecord, "court" | "case_number" | "text_type" | "casedate">,
  sha256: Sha256,
): string {
  const { court, case_number, text_type, casedate } = record;
  return shortId([court, case_number, text_type, casedate], sha256);
}

/** True for a text that has the form of a judgment id; says nothing about whether one exists. */
export function isJudgmentId(text: string): boolean {
  return isShortId(text);
}
