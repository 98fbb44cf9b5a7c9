import { withoutSpaces } from "../../text/to-nfc.ts";
import { asWritten, type Scripts, type SearchedWord, wordForms } from "../match/word-forms.ts";
import { type Hierarchy, type OrdinalRange, resolveSubtrees } from "../tree/hierarchy.ts";
import { readDateBound } from "./date-bound.ts";
import type { ConditionField, Conditions } from "./query-fields.ts";
import { splitKeywords } from "./split-keywords.ts";

/** A value that cannot be searched for. `fault` is the reason. */
export interface PlanFault {
  field: ConditionField;
  value: string;
  fault:
    | "control_character"
    | "no_searchable_character"
    | "one_word_only"
    | "too_many_words"
    | "unknown_court"
    | "unknown_cause"
    | "unknown_kind"
    | "unknown_instance"
    | "unknown_outcome"
    | "unknown_amount"
    | "not_a_year"
    | "not_a_date"
    | "dates_reversed";
}

/** Control characters. Tabs and line ends are excepted, because copied text contains them. */
const CONTROL = /(?![\t\n\r])\p{Cc}/u;
/**
 * Maximum number of characters in all groups of `near` together. Each character is a clause in the query to a
 * cluster, which allows 1,024 clauses (indices.query.bool.max_clause_count). The other conditions, with 50
 * words each, take up to 750 of them.
 */
const MAX_NEAR_CHARS = 200;
/** The end of a period that is open, as yyyyMMdd. It is later than any date. */
const LAST_DAY = 9999_99_99;

/**
 * Maximum number of word forms in a query. A word whose forms would exceed it is searched for only as
 * written. The maximum keeps the query, together with the other conditions, below the 1,024 clauses that a
 * cluster allows.
 */
export const MAX_FORMS = 400;

type ReadWords = (field: ConditionField, values?: readonly string[]) => SearchedWord[];

/**
 * Returns a function that reads the words of a field, without duplicates. All its calls together count the
 * forms: a word that would exceed MAX_FORMS is read only as written.
 */
export function wordReader(faults: PlanFault[], scripts: Scripts | undefined): ReadWords {
  let forms = 0;
  const counted = (word: SearchedWord): SearchedWord => {
    const more = word.forms.length;
    const kept = more > 1 && forms + more > MAX_FORMS ? asWritten(word) : word;
    forms += kept.forms.length;
    return kept;
  };
  return (field, values = []) => {
    const words = new Map<string, SearchedWord>();
    for (const value of values) {
      const word = wordForms(value, scripts);
      const key = word.forms.join("\n");
      if (CONTROL.test(value)) faults.push({ field, value, fault: "control_character" });
      else if (key === "") faults.push({ field, value, fault: "no_searchable_character" });
      else if (!words.has(key)) words.set(key, counted(word));
    }
    return [...words.values()];
  };
}

export function planNear(
  groups: readonly string[] = [],
  read: ReadWords,
  faults: PlanFault[],
): SearchedWord[][] {
  let letters = 0;
  return [...new Set(groups)].map((value) => {
    const words = read("near", splitKeywords(value));
    const before = letters;
    letters += words.flatMap(({ forms }) => forms).join("").length;
    if (before <= MAX_NEAR_CHARS && letters > MAX_NEAR_CHARS)
      faults.push({ field: "near", value, fault: "too_many_words" });
    if (words.length < 2) faults.push({ field: "near", value, fault: "one_word_only" });
    return words;
  });
}

export function planYears(values: readonly string[], faults: PlanFault[]): number[] | null {
  const years = new Set<number>();
  for (const value of values) {
    const year = /^\s*(\d{4})年?\s*$/.exec(value.normalize("NFKC"))?.[1];
    if (year) years.add(Number(year));
    else faults.push({ field: "suitedate", value, fault: "not_a_year" });
  }
  return years.size > 0 ? [...years] : null;
}

export function planSubtrees(
  field: "court" | "reason",
  values: readonly string[],
  laid: Hierarchy,
  faults: PlanFault[],
): OrdinalRange[] | null {
  if (values.length === 0) return null;
  return [...new Set(values)].flatMap((value) => {
    const ranges = resolveSubtrees(laid, value.trim());
    const fault = field === "court" ? "unknown_court" : "unknown_cause";
    if (ranges.length === 0) faults.push({ field, value, fault });
    return ranges;
  });
}

export type CodeField = "kind" | "instance" | "outcome" | "amount";

/** The indices of values in the list of codes. `spellings` has the accepted values of each code. */
export function planCodes(
  field: CodeField,
  values: readonly string[] = [],
  spellings: readonly (readonly string[])[],
  faults: PlanFault[],
): number[] | null {
  const places = new Set<number>();
  for (const value of values) {
    const name = withoutSpaces(value);
    const place = spellings.findIndex((spelt) => spelt.includes(name));
    if (place < 0) faults.push({ field, value, fault: `unknown_${field}` });
    else places.add(place);
  }
  return places.size > 0 ? [...places] : null;
}

export function planDates(
  { datefrom = "", dateto = "" }: Conditions,
  faults: PlanFault[],
): { from: number; to: number } | null {
  if (datefrom === "" && dateto === "") return null;
  const from = datefrom === "" ? 1 : readDateBound(datefrom, "start");
  const to = dateto === "" ? LAST_DAY : readDateBound(dateto, "end");
  if (from === null) faults.push({ field: "datefrom", value: datefrom, fault: "not_a_date" });
  if (to === null) faults.push({ field: "dateto", value: dateto, fault: "not_a_date" });
  if (from === null || to === null) return null;
  if (from > to) faults.push({ field: "dateto", value: dateto, fault: "dates_reversed" });
  return { from, to };
}
