import type { SourceColumns } from "#domain/judgment/columns/read-columns.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import type { DocumentChoice } from "./parse-documents.ts";

/**
 * Properties by which the documents of an import can be selected. If a list of values is given for a
 * property, a document needs one of them.
 */
export const CHOICE_KEYS = ["years", "provinces", "kinds", "causes", "procedures"] as const;
export type ChoiceKey = (typeof CHOICE_KEYS)[number];

/**
 * Which documents an import takes. A year is given as 2015, a range of years as 2013-2016. Every other value
 * is a text that a column must contain.
 */
export interface ImportSelection {
  where: Partial<Record<ChoiceKey, string[]>>;
  /**
   * Approximate number of documents to take; null for all. The same import takes the same documents each
   * time.
   */
  documents: number | null;
}

/**
 * Makes the choice of documents for a selection. `share` is the part of all documents to take, 0 to 1; null
 * for all. Rows are chosen before their text is parsed. Records without columns are chosen by their fields.
 */
export function choiceOf({ where }: ImportSelection, share: number | null): DocumentChoice {
  const years = where.years?.map(toYears);
  const isYear = (date: string) =>
    !years || years.some(([from, to]) => date.slice(0, 4) >= from && date.slice(0, 4) <= to);
  const isDrawn = (file: string, line: number) => share === null || drawn(`${file}\n${line}`) < share;
  const has = (key: ChoiceKey, ...texts: string[]) =>
    !where[key] || where[key].some((word) => texts.some((text) => text.includes(word)));
  return {
    row: (columns: SourceColumns, file, line) =>
      isDrawn(file, line) &&
      isYear(columns.casedate || yearOf(columns.case_number)) &&
      has("provinces", columns.region, columns.court) &&
      has("kinds", columns.kind, columns.text_type) &&
      has("causes", ...columns.causes) &&
      has("procedures", columns.procedure),
    record: (record: JudgmentRecord, file, line) =>
      isDrawn(file, line) &&
      isYear(record.casedate || yearOf(record.case_number)) &&
      has("provinces", record.court) &&
      has("kinds", record.text_type) &&
      has("causes", record.cause) &&
      has("procedures", record.casename),
  };
}

function toYears(text: string): [from: string, to: string] {
  const [from = "", to = from] = text.split("-");
  return [from, to];
}

const yearOf = (caseNumber: string): string => /[0-9]{4}/.exec(caseNumber)?.[0] ?? "";

/**
 * A number in [0, 1) that depends only on the text and is evenly distributed (FNV-1a with the final mix of
 * murmur3).
 */
function drawn(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
