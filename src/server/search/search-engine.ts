import { MAX_REACH, MAX_ROWS } from "#contract/search/search-limits.ts";
import type { Instance, Outcome } from "#domain/judgment/record.ts";
import type { SnippetPiece } from "#domain/search/match/snippet.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import type { SearchScope } from "#domain/search/scope.ts";
import type { CaseQuery, CommonLaw } from "#domain/search/similar/case-collection.ts";
import type { Hierarchy } from "#domain/search/tree/hierarchy.ts";

/** A document in a list of results. Only rows on the plan's page have `snippets`. */
export interface SearchHit {
  id: string;
  title: string;
  court: string;
  number: string;
  /** yyyy-MM-dd; empty if unknown. */
  date: string;
  /** Address of the page, with the anchor of the document. Absent for judgments. */
  url?: string;
  /** Absent for documents other than judgments. */
  instance?: Instance;
  /** Absent for documents other than judgments, and for judgments that do not decide an appeal. */
  outcome?: Outcome;
  snippets?: SnippetPiece[];
}

/**
 * The rows that are requested: the number of the first row, counted from 1, and the number of rows. Rows
 * beyond MAX_REACH are never returned.
 */
export interface RowRange {
  from: number;
  rows: number;
}

/** The rows that are listed if a request names none. */
export const FIRST_ROWS: RowRange = { from: 1, rows: MAX_ROWS };

/** The range of a request as indices from 0; `end` is exclusive. */
export function placesOf({ from, rows }: RowRange): { start: number; end: number } {
  return { start: from - 1, end: Math.min(from - 1 + rows, MAX_REACH) };
}

/** `total` is exact. `rows` are the requested rows, in the plan's order. */
export interface SearchResult {
  total: number;
  rows: SearchHit[];
}

/**
 * How many documents of a result set have each court, cause, year, kind, instance and term. `courts` and
 * `causes` are indexed by ordinal and do not include the nodes below. A document with several causes counts
 * under each of them.
 */
export interface FacetCounts {
  courts: Uint32Array;
  causes: Uint32Array;
  /** By ordinal, the number of documents at or below each cause. Each document counts once. */
  causesBelow: Uint32Array;
  /** Number of documents that have a cause. */
  withCause: number;
  /** By index in DOCUMENT_KINDS. */
  kinds: Uint32Array;
  /** By index in INSTANCES. */
  instances: Uint32Array;
  /** Newest year first. Documents without a date are not counted. */
  years: [year: number, count: number][];
  /** Terms of the keyword facet, most frequent first. */
  keywords: [term: string, count: number][];
}

/** The counts of a result set for the statistics. */
export interface StatisticsCounts extends Pick<FacetCounts, "courts" | "causes" | "withCause" | "years"> {
  /** By index in AMOUNT_RANGES. The last range is for claims without an amount. */
  amounts: number[];
  /**
   * Number of decided appeals with each outcome, by index in OUTCOMES. Only documents of complete sources are
   * counted.
   */
  outcomes: number[];
  /** Number of documents of complete sources. */
  complete: number;
  /** Number of decided appeals of selected sources, which `outcomes` does not count. */
  outcomesLeftOut: number;
}

/**
 * Key of the last top-level node. Below it are the courts or causes that occur in documents but not in the
 * catalogue.
 */
export const UNCATALOGUED_KEY = "outside";

/**
 * A document similar to a query, with the causes and articles that it shares with the query and its most
 * similar passage.
 */
export interface SimilarDocument extends CommonLaw {
  row: SearchHit;
  /** 0 to 1. Scores are comparable only within one query. */
  score: number;
  passage: SnippetPiece | null;
}

/**
 * Similar documents, most similar first. `likely` has the possible causes of a query that names none,
 * likeliest first.
 */
export interface SimilarDocuments {
  documents: SimilarDocument[];
  likely: { key: string; label: string }[];
}

/** The trees to which the ordinals in plans and counts refer. */
export interface SearchCatalogue {
  courts: Hierarchy;
  causes: Hierarchy;
}

/**
 * A search engine. All implementations give the same answers to the same plan over the same documents. A
 * conformance suite checks this.
 */
export interface SearchEngine {
  /** At most `limit` documents of a scope that are similar to a query. */
  similar(type: SearchScope, query: CaseQuery, limit: number): Promise<SimilarDocuments>;
  catalogue(type: SearchScope): SearchCatalogue;
  /**
   * Estimate of the work that it takes this process to find the words of a plan. It is made before any
   * posting list is read. A unit is roughly a byte of positions to decode; ten million units take a tenth of
   * a second. 0 if the engine is remote.
   */
  work(plan: QueryPlan): number;
  /** The work that a request for a scope may take. Infinity if the engine is remote. */
  budget(type: SearchScope): number;
  count(plan: QueryPlan): Promise<number>;
  /**
   * The count of each plan, in order. The plans are of one scope and should share conditions, which are
   * evaluated once.
   */
  counts(plans: readonly QueryPlan[]): Promise<number[]>;
  find(plan: QueryPlan, slice?: RowRange): Promise<SearchResult>;
  facets(plan: QueryPlan): Promise<FacetCounts>;
  statistics(plan: QueryPlan): Promise<StatisticsCounts>;
  /**
   * Whether a normalised name is the full name of an officer or of a person. An officer is a judge, clerk,
   * assistant, counsel or firm. A person is any other natural person: a party, or somebody who represents or
   * manages one.
   */
  namesPerson(type: SearchScope, name: string): Promise<{ officer: boolean; person: boolean }>;
  /**
   * The labels of the causes of each document, in the order of `ids`. The first label is the document's
   * leading cause.
   */
  causeLabels(type: SearchScope, ids: string[]): Promise<string[][]>;
  /** At most `limit` different case numbers that contain a normalised text, newest first. */
  numbers(type: SearchScope, text: string, limit: number): Promise<string[]>;
  /** The documents whose normalised case number is `number`, newest first. */
  findByCaseNumber(type: SearchScope, number: string): Promise<SearchHit[]>;
  /** The stored detail of a document as JSON text. Null if the id is unknown. */
  detail(type: SearchScope, id: string): Promise<string | null>;
  /** The stored detail of each document, in the order of `ids`. */
  details(type: SearchScope, ids: string[]): Promise<(string | null)[]>;
}
