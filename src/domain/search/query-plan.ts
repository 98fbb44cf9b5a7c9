import { canonicalCaseNumber } from "./case-number.ts";
import { findRanges, type Hierarchy, type OrdinalRange } from "./hierarchy.ts";
import { foldCharacters, normaliseText } from "./normalise-text.ts";

/** 1 cases, 2 statutes, 3 knowledge. */
export type DocumentType = 1 | 2 | 3;
export type Sort = "relevance" | "date" | "court_level";

/** What a visitor asks, as the contract's SearchQuery decodes it. */
export interface AskedQuery {
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

/**
 * A query an engine can run. Keywords join by AND; the ranges of `courts` and of `causes` and the `years`
 * join by OR within and by AND between; null means not restricted.
 */
export interface QueryPlan {
  type: DocumentType;
  keywords: Keyword[];
  courts: OrdinalRange[] | null;
  causes: OrdinalRange[] | null;
  years: number[] | null;
  sort: Sort;
  /** The page, from 1, whose ten rows carry snippets. */
  page: number;
}

/** A value that cannot be searched, with the field it stands in and what is wrong with it. */
export interface PlanFault {
  field: "qr" | "court" | "reason" | "suitedate";
  value: string;
  fault: "control_character" | "no_searchable_character" | "unknown_court" | "unknown_cause" | "not_a_year";
}

/** Controls but for tab and line ends, which come with copied text. */
const CONTROL = /(?![\t\n\r])\p{Cc}/u;

export type PlanResult = { kind: "plan"; plan: QueryPlan } | { kind: "faults"; faults: PlanFault[] };

/** The plan of a query over the given catalogues, or every value in it that is unknown; duplicates are dropped. */
export function planQuery(asked: AskedQuery, courts: Hierarchy, causes: Hierarchy): PlanResult {
  const faults: PlanFault[] = [];
  const keywords = new Map<string, Keyword>();
  for (const value of asked.qr) {
    const text = searchForm(value);
    if (CONTROL.test(value)) faults.push({ field: "qr", value, fault: "control_character" });
    else if (text === "") faults.push({ field: "qr", value, fault: "no_searchable_character" });
    else if (!keywords.has(text)) keywords.set(text, { asked: value, text });
  }
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
  const years = new Set<number>();
  for (const value of asked.suitedate) {
    const year = /^\s*(\d{4})年?\s*$/.exec(value.normalize("NFKC"))?.[1];
    if (year) years.add(Number(year));
    else faults.push({ field: "suitedate", value, fault: "not_a_year" });
  }
  const plan: QueryPlan = {
    type: asked.type,
    keywords: [...keywords.values()],
    courts: rangesOf("court", courts),
    causes: rangesOf("reason", causes),
    years: years.size > 0 ? [...years] : null,
    sort: asked.sort,
    page: asked.index,
  };
  return faults.length > 0 ? { kind: "faults", faults } : { kind: "plan", plan };
}

/** The normalised keyword; a whole case number gets the brackets round its year that texts print. */
export function searchForm(keyword: string): string {
  return normaliseText(canonicalCaseNumber(foldCharacters(keyword)) ?? keyword);
}
