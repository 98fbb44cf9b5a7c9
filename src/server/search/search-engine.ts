import { MAX_REACH, MAX_ROWS } from "#contract/search/search-limits.ts";
import type { Instance, Outcome } from "#domain/judgment/record.ts";
import type { SnippetPiece } from "#domain/search/match/snippet.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import type { SearchScope } from "#domain/search/scope.ts";
import type { CaseQuery, CommonLaw } from "#domain/search/similar/case-collection.ts";
import type { Hierarchy } from "#domain/search/tree/hierarchy.ts";

/** One listed document; `snippets` only on rows of the plan's page. */
export interface SearchHit {
  id: string;
  title: string;
  court: string;
  number: string;
  /** yyyy-MM-dd or empty. */
  date: string;
  /** Address of the page and anchor of the document; absent for judgments. */
  url?: string;
  /** Absent for documents other than judgments; the outcome is absent except for appeals. */
  instance?: Instance;
  outcome?: Outcome | null;
  snippets?: SnippetPiece[];
}

/** The requested rows: the number of the first, from 1, and how many. Rows beyond MAX_REACH are not returned. */
export interface RowRange {
  from: number;
  rows: number;
}

/** The rows listed by default. */
export const FIRST_ROWS: RowRange = { from: 1, rows: MAX_ROWS };

/** The slice of a list, from 0, end exclusive. */
export function placesOf({ from, rows }: RowRange): { start: number; end: number } {
  return { start: from - 1, end: Math.min(from - 1 + rows, MAX_REACH) };
}

/** `total` is exact; `rows` are those requested, in the plan's order. */
export interface SearchResult {
  total: number;
  rows: SearchHit[];
}

/**
 * Document counts of a result set by ordinal of court and cause (own documents, without those below), by
 * year, by kind and by instance. A document with several causes counts once under each of them.
 */
export interface FacetCounts {
  courts: Uint32Array;
  causes: Uint32Array;
  /** Documents at or below each cause; each document counts once. */
  causesBelow: Uint32Array;
  /** Number of documents with a cause. */
  withCause: number;
  /** By index in DOCUMENT_KINDS. */
  kinds: Uint32Array;
  /** By index in INSTANCES. */
  instances: Uint32Array;
  /** Newest first; documents without a date are left out. */
  years: [year: number, count: number][];
  /** Terms of the vocabulary, most frequent first. */
  keywords: [term: string, count: number][];
}

/** Counts of a result set for the statistics: some of FacetCounts, and by claim amount and appeal outcome. */
export interface StatisticsCounts extends Pick<FacetCounts, "courts" | "causes" | "withCause" | "years"> {
  /** By index in AMOUNT_RANGES; the last is for claims without an amount. */
  amounts: number[];
  /** By index in OUTCOMES; complete sources only. */
  outcomes: number[];
  /** Number of documents of complete sources. */
  complete: number;
  /** Number of decided appeals that are not counted because their source is a selection. */
  outcomesLeftOut: number;
}

/** Key of the last top-level node, which has the courts or causes that documents name but the catalogue lacks. */
export const UNCATALOGUED_KEY = "outside";

/** A document similar to a query, with the shared causes and articles, and its most similar passage. */
export interface SimilarDocument extends CommonLaw {
  row: SearchHit;
  /** 0 to 1, comparable within one query. */
  score: number;
  passage: SnippetPiece | null;
}

/** Similar documents, most similar first, and the possible causes of a query without one, likeliest first. */
export interface SimilarDocuments {
  documents: SimilarDocument[];
  likely: { key: string; label: string }[];
}

/**
 * Estimated work of this process to find a plan's documents, by kind of condition, before anything is read:
 * roughly the bytes of positions to decode, ten million in a tenth of a second.
 */
export interface PlanWork {
  /** Groups of words in one paragraph. */
  near: number;
  /** Keywords, and excluded words. */
  words: number;
  /** Words searched in one field. */
  fields: number;
}

/** The trees that ordinals in plans and counts refer to. */
export interface SearchCatalogue {
  courts: Hierarchy;
  causes: Hierarchy;
}

/**
 * The interface of a search engine. Every adapter gives the same answers to the same plan over the same
 * documents; a conformance suite checks this.
 */
export interface SearchEngine {
  /** Documents of a scope similar to a query, at most `limit`. */
  similar(type: SearchScope, query: CaseQuery, limit: number): Promise<SimilarDocuments>;
  catalogue(type: SearchScope): SearchCatalogue;
  /** The work of a plan, and the budget of a request; both are 0 for a remote engine. */
  work(plan: QueryPlan): PlanWork & { budget: number };
  count(plan: QueryPlan): Promise<number>;
  /** The counts of plans of one scope that share conditions, in order. */
  counts(plans: readonly QueryPlan[]): Promise<number[]>;
  find(plan: QueryPlan, slice?: RowRange): Promise<SearchResult>;
  facets(plan: QueryPlan): Promise<FacetCounts>;
  statistics(plan: QueryPlan): Promise<StatisticsCounts>;
  /**
   * Whether a normalised name is the full name of a judge, clerk, assistant, counsel or firm (`officer`), or
   * of another natural person (`person`): a party, or somebody who represents or runs one.
   */
  namesPerson(type: SearchScope, name: string): Promise<{ officer: boolean; person: boolean }>;
  /** The labels of the causes of each document, in the order of `ids`, the principal cause first. */
  causeLabels(type: SearchScope, ids: string[]): Promise<string[][]>;
  /** Case numbers that contain a normalised text, newest first, without duplicates, at most `limit`. */
  numbers(type: SearchScope, text: string, limit: number): Promise<string[]>;
  /** The documents whose normalised number is the given one, newest first. */
  findByCaseNumber(type: SearchScope, number: string): Promise<SearchHit[]>;
  /** The stored detail of a document as JSON text, or null if the id is unknown. */
  detail(type: SearchScope, id: string): Promise<string | null>;
}
