import { createHash } from "node:crypto";
import { canonicalCaseNumber } from "#domain/case-number/case-number.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { foldCharacters, normaliseText } from "#domain/search/match/normalise-text.ts";
import { sealFiles } from "#server/generated/seal.ts";
import { readSections, writeSections } from "#server/generated/section-file.ts";
import { openTexts, packTexts, writeTexts } from "#server/generated/text-file.ts";

const KEYS = "case-keys.bin";
const ROWS = "case-rows.bin";

/** The facts of a judgment that prefill the form. */
export type CaseFacts = Pick<
  JudgmentRecord,
  | "id"
  | "casename"
  | "court"
  | "case_number"
  | "casedate"
  | "cause"
  | "presiding_judge"
  | "panel"
  | "claim_amount"
  | "text_type"
> & {
  /** The operative part and the closing words on appeal, shortened. */
  holding: string;
};

/** Characters kept of the operative part and the closing words. */
const HOLDING_CHARS = 300;
const NOTICE_CHARS = 150;

/**
 * The operative part and what follows it up to the judges, with the middle cut out if long; empty if unknown.
 */
function holdingOf({ body_text, holding }: JudgmentRecord): string {
  if (holding === null) return "";
  const text = body_text.slice(holding.from).join("");
  if (text.length <= HOLDING_CHARS + NOTICE_CHARS) return text;
  return `${text.slice(0, HOLDING_CHARS)}…${text.slice(-NOTICE_CHARS)}`;
}

/** A 32-bit hash of a case number as normalised for search, so that any style of brackets matches. */
function keyOf(caseNumber: string): number {
  const number = normaliseText(canonicalCaseNumber(foldCharacters(caseNumber)) ?? caseNumber);
  return createHash("sha256").update(number).digest().readUInt32LE(0);
}
const sameNumber = (a: string, b: string) =>
  normaliseText(canonicalCaseNumber(foldCharacters(a)) ?? a) ===
  normaliseText(canonicalCaseNumber(foldCharacters(b)) ?? b);

/** Writes the facts of every judgment with a case number, ordered by key; returns how many. */
export function writeCases(records: Iterable<JudgmentRecord>, folder: string): number {
  const entries: { key: number; row: string; id: string }[] = [];
  for (const record of records) {
    if (record.case_number === "") continue;
    const { id, casename, court, case_number, casedate, cause, presiding_judge, panel } = record;
    const { claim_amount, text_type } = record;
    const facts: CaseFacts = {
      id,
      casename,
      court,
      case_number,
      casedate,
      cause,
      presiding_judge,
      panel,
      claim_amount,
      text_type,
      holding: holdingOf(record),
    };
    entries.push({ key: keyOf(case_number), row: JSON.stringify(facts), id });
  }
  entries.sort((a, b) => a.key - b.key || (a.id < b.id ? -1 : 1));
  const texts = packTexts(entries.map(({ row }) => row));
  writeSections(
    `${folder}/${KEYS}`,
    {},
    { keys: Uint32Array.from(entries, ({ key }) => key), offsets: texts.offsets },
  );
  writeTexts(`${folder}/${ROWS}`, texts);
  sealFiles([`${folder}/${KEYS}`, `${folder}/${ROWS}`]);
  return entries.length;
}

/** The judgments of the collection by case number. */
export interface OpenCases {
  /** All judgments with a case number, newest first; empty if the collection has none. */
  find: (caseNumber: string) => CaseFacts[];
  close: () => void;
}

/** Opens what `writeCases` wrote; only requested rows are decoded. */
export function openCases(folder: string): OpenCases {
  const sections = readSections<object>(`${folder}/${KEYS}`);
  const keys = sections.column("keys", "u32");
  const rows = openTexts(`${folder}/${ROWS}`, sections.column("offsets", "u32"));
  return {
    find: (caseNumber) => {
      const wanted = keyOf(caseNumber);
      const found: CaseFacts[] = [];
      for (let at = firstOf(keys, wanted); at < keys.length && keys[at] === wanted; at++) {
        const facts: CaseFacts = JSON.parse(rows.at(at));
        if (sameNumber(facts.case_number, caseNumber)) found.push(facts);
      }
      return found.sort((a, b) => (a.casedate < b.casedate ? 1 : -1));
    },
    close: () => rows.close(),
  };
}

/** The first index of a key among sorted ones, or where it would be inserted. */
function firstOf(keys: Uint32Array, wanted: number): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keys[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
