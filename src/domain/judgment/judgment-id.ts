import { type Sha256, shortId } from "../text/short-id.ts";
import { SPACES } from "../text/to-nfc.ts";
import type { JudgmentRecord } from "./record.ts";

export type { Sha256 };

/** The facts that distinguish a document from all others. */
export type Identity = Pick<
  JudgmentRecord,
  | "casename"
  | "court"
  | "case_number"
  | "text_type"
  | "casedate"
  | "sourceId"
  | "body_text"
  | "tail_text"
  | "body_postscript"
>;
type Facts = Pick<Identity, "court" | "case_number" | "text_type" | "casedate">;

/**
 * The document type of reference cases. A judgment is identified by its court, case number, type and date; a
 * reference case by its own name and number.
 */
const REFERENCE_CASE = "参考案例";

/**
 * The public id of a judgment: 12 base32 characters (a-z, 2-7; 60 bits) of SHA-256 over court, case number,
 * document type and date. A document therefore gets the same id whoever imports it. If one of the four is
 * missing, the id is `ownJudgmentId`.
 */
export function judgmentId(record: Identity, sha256: Sha256): string {
  return isComplete(record) ? factsId(record, sha256) : ownJudgmentId(record, sha256);
}

/**
 * The id over court, case number, document type and date, even if some are missing. A reference case without a
 * number uses its name instead.
 */
export function factsId(record: Facts & { casename: string }, sha256: Sha256): string {
  return shortId(factsOf(record), sha256);
}

/**
 * The id of a document that these four facts do not identify. It is computed from the facts and the
 * document's id in its collection. Without such an id, the text takes its place.
 */
export function ownJudgmentId(record: Identity, sha256: Sha256): string {
  return shortId([...factsOf(record), record.sourceId || lettersOf(record)], sha256);
}

/**
 * The characters of a judgment's text by which copies are compared. Line breaks and blanks are dropped,
 * because collections change them.
 */
export const lettersOf = ({ body_text, tail_text, body_postscript }: Identity): string =>
  [...body_text, ...tail_text, ...body_postscript].join("").replace(SPACES, "");

/**
 * True if at least two of court, case number, document type and date are known. Fewer do not identify a
 * document.
 */
export function isIdentified({ court, case_number, text_type, casedate }: Facts): boolean {
  return [court, case_number, text_type, casedate].filter(Boolean).length >= 2;
}

function isComplete({ court, case_number, text_type, casedate }: Facts): boolean {
  return text_type === REFERENCE_CASE || [court, case_number, text_type, casedate].every(Boolean);
}

function factsOf({
  casename,
  court,
  case_number,
  text_type,
  casedate,
}: Facts & { casename: string }): string[] {
  const number = case_number || (text_type === REFERENCE_CASE ? casename : "");
  return [court, number, text_type, casedate];
}
