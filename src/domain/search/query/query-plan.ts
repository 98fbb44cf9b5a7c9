import { AMOUNT_NAMES } from "../../judgment/amount-ranges.ts";
import { DOCUMENT_KINDS, KIND_NAMES } from "../../judgment/document-kind.ts";
import { INSTANCE_NAMES, INSTANCES, OUTCOME_NAMES, OUTCOMES } from "../../judgment/record.ts";
import type { Scripts, SearchedWord } from "../match/word-forms.ts";
import type { SearchScope } from "../scope.ts";
import type { Hierarchy, OrdinalRange } from "../tree/hierarchy.ts";
import {
  type CodeField,
  type PlanFault,
  planCodes,
  planDates,
  planNear,
  planSubtrees,
  planYears,
  wordReader,
} from "./plan-values.ts";
import { type Conditions, KEYWORD_FIELDS, type KeywordField } from "./query-fields.ts";

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
  const read = wordReader(faults, scripts);
  const keywords = read("qr", asked.qr);
  const inResults = read("within", asked.within).filter(
    ({ forms }) => !keywords.some((keyword) => keyword.forms.join() === forms.join()),
  );
  const codes = (field: CodeField, spellings: readonly (readonly string[])[]) =>
    planCodes(field, asked[field], spellings, faults);
  // The order of these calls matters. Words that are read first get all their forms (MAX_FORMS limits their
  // number), and faults are reported in the order in which they are found.
  const plan: QueryPlan = {
    type: asked.type,
    keywords: [...keywords, ...inResults],
    near: planNear(asked.near, read, faults),
    years: planYears(asked.suitedate, faults),
    without: read("without", asked.without),
    fields: KEYWORD_FIELDS.flatMap((field) => read(field, asked[field]).map((word) => ({ ...word, field }))),
    dates: planDates(asked, faults),
    courts: planSubtrees("court", asked.court, courts, faults),
    causes: planSubtrees("reason", asked.reason, causes, faults),
    kinds: codes("kind", spelt(DOCUMENT_KINDS, KIND_NAMES)),
    instances: codes("instance", spelt(INSTANCES, INSTANCE_NAMES)),
    outcomes: codes("outcome", spelt(OUTCOMES, OUTCOME_NAMES)),
    amounts: codes(
      "amount",
      AMOUNT_NAMES.map((name) => [name]),
    ),
    sort: asked.sort,
    page: asked.index,
  };
  return faults.length > 0 ? { kind: "faults", faults } : { kind: "plan", plan };
}

/** The accepted values for each code: the code itself, and its name. */
const spelt = <Code extends string>(codes: readonly Code[], names: Record<Code, string>) =>
  codes.map((code) => [code, names[code]]);
