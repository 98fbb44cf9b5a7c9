import { AMOUNT_NAMES } from "../../judgment/amount-ranges.ts";
import { DOCUMENT_KINDS, KIND_NAMES } from "../../judgment/document-kind.ts";
import { INSTANCE_NAMES, INSTANCES, OUTCOME_NAMES, OUTCOMES } from "../../judgment/record.ts";
import { withoutSpaces } from "../../text/to-nfc.ts";
import { asWritten, type Scripts, type SearchedWord, wordForms } from "../match/word-forms.ts";
import type { SearchScope } from "../scope.ts";
import { type Hierarchy, type OrdinalRange, resolveSubtrees } from "../tree/hierarchy.ts";
import { readDateBound } from "./date-bound.ts";
import type { ConditionField, Conditions } from "./query-fields.ts";
import { KEYWORD_FIELDS, type KeywordField } from "./query-fields.ts";
import { splitKeywords } from "./split-keywords.ts";

export type ResultOrder = "relevance" | "date" | "court_level";

/** The conditions of a visitor, decoded by the contract's SearchQuery. */
export interface AskedQuery extends Conditions {
  qr: string[];
  reason: string[];
  court: string[];
  suitedate: string[];
  index: number;
  type: SearchScope;
  sort: ResultOrder;
}

/** A word that must occur in one particular part of a document. */
export interface FieldWord extends SearchedWord {
  field: KeywordField;
}

/**
 * A query that an engine can run. A document must satisfy all conditions. It satisfies `courts`, `causes`,
 * `kinds`, `instances`, `outcomes`, `amounts` and `years` if any value matches; null sets no condition. A
 * word matches wherever one of its forms occurs.
 */
export interface QueryPlan {
  type: SearchScope;
  /** Words that may occur anywhere in the document. Only they determine the order by relevance. */
  keywords: SearchedWord[];
  /** Words that must not occur in the document. */
  without: SearchedWord[];
  /** Groups of two or more words. The words of one group must occur in the same paragraph. */
  near: SearchedWord[][];
  fields: FieldWord[];
  /** First and last day as yyyyMMdd. A document without a date is in no period. */
  dates: { from: number; to: number } | null;
  courts: OrdinalRange[] | null;
  causes: OrdinalRange[] | null;
  /** Indices in DOCUMENT_KINDS. */
  kinds: number[] | null;
  /** Indices in INSTANCES. */
  instances: number[] | null;
  /** Indices in OUTCOMES. */
  outcomes: number[] | null;
  /** Indices in AMOUNT_RANGES. */
  amounts: number[] | null;
  years: number[] | null;
  sort: ResultOrder;
  /** The page whose ten rows get snippets, from 1. */
  page: number;
}

/** The plan that finds all documents of a scope, newest first. */
export function matchAllPlan(type: SearchScope): QueryPlan {
  const words = { keywords: [], without: [], near: [], fields: [] };
  return {
    type,
    ...words,
    dates: null,
    courts: null,
    causes: null,
    kinds: null,
    instances: null,
    outcomes: null,
    amounts: null,
    years: null,
    sort: "date",
    page: 1,
  };
}

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
export const MAX_NEAR_CHARS = 200;
/** The end of a period that is open, as yyyyMMdd. It is later than any date. */
const LAST_DAY = 9999_99_99;

/**
 * Number of word forms up to which a query's words get all their forms. A word that would exceed it is
 * searched for only as written. It keeps the query below the 1,024 clauses that a cluster allows, together
 * with the other conditions.
 */
export const MAX_FORMS = 400;

export type PlanResult = { kind: "plan"; plan: QueryPlan } | { kind: "faults"; faults: PlanFault[] };

/**
 * The plan of a query over the given catalogues, or all its values that cannot be searched for. Duplicate
 * values are dropped. Without `scripts`, words are searched for only in the typed characters.
 */
export function planQuery(
  asked: AskedQuery,
  courts: Hierarchy,
  causes: Hierarchy,
  scripts?: Scripts,
): PlanResult {
  const faults: PlanFault[] = [];
  let forms = 0;
  /** The word. If the query has too many forms, only its written form. */
  const counted = (word: SearchedWord): SearchedWord => {
    const more = word.forms.length;
    const kept = more > 1 && forms + more > MAX_FORMS ? asWritten(word) : word;
    forms += kept.forms.length;
    return kept;
  };
  const formsOf = (field: ConditionField, values: string[] = []): SearchedWord[] => {
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
  const rangesOf = (field: "court" | "reason", laid: Hierarchy) => {
    if (asked[field].length === 0) return null;
    return [...new Set(asked[field])].flatMap((value) => {
      const ranges = resolveSubtrees(laid, value.trim());
      if (ranges.length === 0) {
        faults.push({ field, value, fault: field === "court" ? "unknown_court" : "unknown_cause" });
      }
      return ranges;
    });
  };
  const keywords = formsOf("qr", asked.qr);
  const inResults = formsOf("within", asked.within).filter(
    ({ forms }) => !keywords.some((keyword) => keyword.forms.join() === forms.join()),
  );
  let letters = 0;
  const near = [...new Set(asked.near)].map((group) => {
    const words = formsOf("near", splitKeywords(group));
    const before = letters;
    letters += words.flatMap(({ forms }) => forms).join("").length;
    if (before <= MAX_NEAR_CHARS && letters > MAX_NEAR_CHARS)
      faults.push({ field: "near", value: group, fault: "too_many_words" });
    if (words.length < 2) faults.push({ field: "near", value: group, fault: "one_word_only" });
    return words;
  });
  const years = new Set<number>();
  for (const value of asked.suitedate) {
    const year = /^\s*(\d{4})年?\s*$/.exec(value.normalize("NFKC"))?.[1];
    if (year) years.add(Number(year));
    else faults.push({ field: "suitedate", value, fault: "not_a_year" });
  }
  /**
   * The indices of a field's values in the list of codes. `spellings` has the accepted values of each code.
   */
  const placesOf = (
    field: "kind" | "instance" | "outcome" | "amount",
    spellings: readonly (readonly string[])[],
  ) => {
    const places = new Set<number>();
    for (const value of asked[field] ?? []) {
      const name = withoutSpaces(value);
      const place = spellings.findIndex((spelt) => spelt.includes(name));
      if (place < 0) faults.push({ field, value, fault: `unknown_${field}` });
      else places.add(place);
    }
    return places.size > 0 ? [...places] : null;
  };
  const plan: QueryPlan = {
    type: asked.type,
    keywords: [...keywords, ...inResults],
    without: formsOf("without", asked.without),
    near,
    fields: KEYWORD_FIELDS.flatMap((field) =>
      formsOf(field, asked[field]).map((word) => ({ ...word, field })),
    ),
    dates: planDates(asked, faults),
    courts: rangesOf("court", courts),
    causes: rangesOf("reason", causes),
    kinds: placesOf("kind", spelt(DOCUMENT_KINDS, KIND_NAMES)),
    instances: placesOf("instance", spelt(INSTANCES, INSTANCE_NAMES)),
    outcomes: placesOf("outcome", spelt(OUTCOMES, OUTCOME_NAMES)),
    amounts: placesOf(
      "amount",
      AMOUNT_NAMES.map((name) => [name]),
    ),
    years: years.size > 0 ? [...years] : null,
    sort: asked.sort,
    page: asked.index,
  };
  return faults.length > 0 ? { kind: "faults", faults } : { kind: "plan", plan };
}

/** The accepted values for each code: the code itself, and its name. */
const spelt = <Code extends string>(codes: readonly Code[], names: Record<Code, string>) =>
  codes.map((code) => [code, names[code]]);

function planDates({ datefrom = "", dateto = "" }: Conditions, faults: PlanFault[]): QueryPlan["dates"] {
  if (datefrom === "" && dateto === "") return null;
  const from = datefrom === "" ? 1 : readDateBound(datefrom, "start");
  const to = dateto === "" ? LAST_DAY : readDateBound(dateto, "end");
  if (from === null) faults.push({ field: "datefrom", value: datefrom, fault: "not_a_date" });
  if (to === null) faults.push({ field: "dateto", value: dateto, fault: "not_a_date" });
  if (from === null || to === null) return null;
  if (from > to) faults.push({ field: "dateto", value: dateto, fault: "dates_reversed" });
  return { from, to };
}
