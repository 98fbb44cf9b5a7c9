import { articleLabel } from "../statute/article-label.ts";
import { parseCitation } from "../statute/cite.ts";
import { citedName } from "../statute/law-name.ts";
import { canonicalCaseNumber } from "./case-number.ts";
import { readDateBound } from "./date-bound.ts";
import { findRanges, type Hierarchy, type OrdinalRange } from "./hierarchy.ts";
import { foldCharacters, normaliseText } from "./normalise-text.ts";
import type { ConditionField, Conditions } from "./query-fields.ts";
import { WORD_FIELDS, type WordField } from "./query-fields.ts";
import { splitKeywords } from "./split-keywords.ts";

/** 1 cases, 2 statutes, 3 knowledge. */
export type DocumentType = 1 | 2 | 3;
export type Sort = "relevance" | "date" | "court_level";

/** What a visitor asks, as the contract's SearchQuery decodes it. */
export interface AskedQuery extends Conditions {
  qr: string[];
  reason: string[];
  court: string[];
  suitedate: string[];
  index: number;
  type: DocumentType;
  sort: Sort;
}

/** A keyword in the form it is searched: `text` is normalised and never empty. */
export interface Keyword {
  /** As typed: for marking facets. */
  asked: string;
  text: string;
}

/** A word that must stand in one part of a document. */
export interface FieldWord {
  field: WordField;
  /** Normalised, never empty. */
  text: string;
}

/**
 * A query an engine can run. Everything joins by AND, except that the ranges of `courts` and of `causes` and the
 * `years` join by OR among themselves; null means not restricted. All words are normalised.
 */
export interface QueryPlan {
  type: DocumentType;
  /** Words of the whole text; these alone decide the order by relevance. */
  keywords: Keyword[];
  /** Words that stand nowhere in the document. */
  without: string[];
  /** Groups of two or more words, those of one group in one paragraph. */
  near: string[][];
  fields: FieldWord[];
  /** First and last day as yyyyMMdd; a document without a date is in no period. */
  dates: { from: number; to: number } | null;
  courts: OrdinalRange[] | null;
  causes: OrdinalRange[] | null;
  years: number[] | null;
  sort: Sort;
  /** The page, from 1, whose ten rows carry snippets. */
  page: number;
}

/** The plan that finds all documents of a type, newest first. */
export function planEverything(type: DocumentType): QueryPlan {
  const words = { keywords: [], without: [], near: [], fields: [] };
  return { type, ...words, dates: null, courts: null, causes: null, years: null, sort: "date", page: 1 };
}

/** The words that snippets show: all that a document of the plan holds, but for those of its court's name. */
export function wordsToShow({ keywords, near, fields }: QueryPlan): string[] {
  const ofFields = fields.filter(({ field }) => field !== "courtname").map(({ text }) => text);
  return [...new Set([...keywords.map(({ text }) => text), ...near.flat(), ...ofFields])];
}

/** A value that cannot be searched, with the field it stands in and what is wrong with it. */
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
    | "not_a_year"
    | "not_a_date"
    | "dates_reversed";
}

/** Controls but for tab and line ends, which come with copied text. */
const CONTROL = /(?![\t\n\r])\p{Cc}/u;
/**
 * Letters of all groups of words of one paragraph together: each is a clause of a cluster's query, which takes 1,024
 * in all (indices.query.bool.max_clause_count), and lists of 50 words for every other condition bring up to 750.
 */
export const MAX_NEAR_LETTERS = 200;
/** Beyond any date. */
const LAST_DAY = 9999_99_99;

export type PlanResult = { kind: "plan"; plan: QueryPlan } | { kind: "faults"; faults: PlanFault[] };

/** The plan of a query over the given catalogues, or every value in it that is unknown; duplicates are dropped. */
export function planQuery(asked: AskedQuery, courts: Hierarchy, causes: Hierarchy): PlanResult {
  const faults: PlanFault[] = [];
  const formsOf = (field: ConditionField, values: string[] = []): Keyword[] => {
    const words = new Map<string, Keyword>();
    for (const value of values) {
      const text = (asked.type === 2 && citationForm(value)) || searchForm(value);
      if (CONTROL.test(value)) faults.push({ field, value, fault: "control_character" });
      else if (text === "") faults.push({ field, value, fault: "no_searchable_character" });
      else if (!words.has(text)) words.set(text, { asked: value, text });
    }
    return [...words.values()];
  };
  const textsOf = (field: ConditionField, values: string[] = []) =>
    formsOf(field, values).map(({ text }) => text);
  const rangesOf = (field: "court" | "reason", laid: Hierarchy) => {
    if (asked[field].length === 0) return null;
    return [...new Set(asked[field])].flatMap((value) => {
      const ranges = findRanges(laid, value.trim());
      if (ranges.length === 0) {
        faults.push({ field, value, fault: field === "court" ? "unknown_court" : "unknown_cause" });
      }
      return ranges;
    });
  };
  const keywords = formsOf("qr", asked.qr);
  const inResults = formsOf("within", asked.within).filter(
    ({ text }) => !keywords.some((keyword) => keyword.text === text),
  );
  let letters = 0;
  const near = [...new Set(asked.near)].map((group) => {
    const words = textsOf("near", splitKeywords(group));
    const before = letters;
    letters += words.join("").length;
    if (before <= MAX_NEAR_LETTERS && letters > MAX_NEAR_LETTERS)
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
  const plan: QueryPlan = {
    type: asked.type,
    keywords: [...keywords, ...inResults],
    without: textsOf("without", asked.without),
    near,
    fields: WORD_FIELDS.flatMap((field) => textsOf(field, asked[field]).map((text) => ({ field, text }))),
    dates: planDates(asked, faults),
    courts: rangesOf("court", courts),
    causes: rangesOf("reason", causes),
    years: years.size > 0 ? [...years] : null,
    sort: asked.sort,
    page: asked.index,
  };
  return faults.length > 0 ? { kind: "faults", faults } : { kind: "plan", plan };
}

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

/** A keyword that is a citation (保险法60条, 民诉法第177条), as the numbers of articles have it; null for anything else. */
function citationForm(keyword: string): string | null {
  const citation = parseCitation(keyword);
  if (!citation) return null;
  const law = citation.law && citedName(citation.law);
  return normaliseText(`${law}${articleLabel(citation.number, citation.branch)}`);
}

/** The normalised keyword; a whole case number gets the brackets round its year that texts print. */
export function searchForm(keyword: string): string {
  return normaliseText(canonicalCaseNumber(foldCharacters(keyword)) ?? keyword);
}
