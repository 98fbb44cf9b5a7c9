import type { ReadFacts, Reading } from "#domain/reading/own-document.ts";
import { toFullWidthPunctuation } from "#domain/text/to-full-width-punctuation.ts";
import { toAsciiAlphanumerics, toNfc, withoutSpaces } from "#domain/text/to-nfc.ts";

/** The fields that are compared. */
export const FIELDS = ["court", "case_number", "cause", "casedate", "claim_amount", "parties"] as const;
export type ComparedField = (typeof FIELDS)[number];

const PAGE_NUMBER = /^[-—–·\s]*\d{1,2}[-—–·\s]*$/;

/** A text in the form for comparison: without blanks, page numbers and differences of width. */
export function comparable(lines: readonly string[]): string {
  const printed = lines.filter((line) => !PAGE_NUMBER.test(line)).join("");
  return withoutSpaces(toFullWidthPunctuation(toAsciiAlphanumerics(toNfc(printed))));
}

/**
 * Insertions, deletions and replacements that turn one text into the other, as a share of the first one's
 * characters.
 */
export function errorRate(truth: string, read: string): number {
  let row = Uint32Array.from({ length: read.length + 1 }, (_, at) => at);
  for (let at = 1; at <= truth.length; at++) {
    const next = new Uint32Array(read.length + 1);
    next[0] = at;
    for (let to = 1; to <= read.length; to++) {
      const replaced = (row[to - 1] ?? 0) + (truth[at - 1] === read[to - 1] ? 0 : 1);
      next[to] = Math.min(replaced, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1);
    }
    row = next;
  }
  return (row[read.length] ?? 0) / Math.max(1, truth.length);
}

/** The fields of the plain text, each with whether the photographs gave the same value. */
export function compareFields(truth: Reading, read: Reading): [ComparedField, boolean][] {
  if (truth.kind !== "read") return [];
  const { facts } = truth.document;
  return FIELDS.filter((field) => keyOf(facts, field) !== "").map((field) => [
    field,
    read.kind === "read" && keyOf(read.document.facts, field) === keyOf(facts, field),
  ]);
}

function keyOf(facts: ReadFacts, field: ComparedField): string {
  if (field === "parties") return facts.parties.map(({ role, name }) => `${role} ${name}`).join("\n");
  return String(facts[field] ?? "");
}
