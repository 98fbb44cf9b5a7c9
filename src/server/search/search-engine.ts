import { MAX_REACH, MAX_ROWS } from "#contract/search/search-limits.ts";
import type { SnippetPiece } from "#domain/search/match/snippet.ts";
import type { QueryPlan, SearchScope } from "#domain/search/query/query-plan.ts";
import type { SimilarityGrade } from "#domain/search/similar/similar-cases.ts";
import type { Hierarchy } from "#domain/search/tree/hierarchy.ts";
import type { EncodedJson } from "../http/encoded-json.ts";

/** One listed document; `snippets` only on the rows of the plan's page. */
export interface SearchHit {
  id: string;
  title: string;
  court: string;
  number: string;
  /** yyyy-MM-dd or empty. */
  date: string;
  /** Address of its page and place; none for judgments. */
  url?: string;
  snippets?: SnippetPiece[];
}

/** The rows wanted of a list: the number of the first, from 1, and how many; none beyond MAX_REACH are given. */
export interface RowRange {
  from: number;
  rows: number;
}

/** What is listed of a plan where nothing else is asked. */
export const FIRST_ROWS: RowRange = { from: 1, rows: MAX_ROWS };

/** Where a stretch lies in a list, from 0, the end not included. */
export function placesOf({ from, rows }: RowRange): { start: number; end: number } {
  return { start: from - 1, end: Math.min(from - 1 + rows, MAX_REACH) };
}

/** `total` is exact; `rows` are those of the stretch, in the plan's order. */
export interface SearchResult {
  total: number;
  rows: SearchHit[];
}

/** The same with the rows as a search answers them, ready to be sent. */
export interface EncodedResult {
  total: number;
  rows: EncodedJson;
}

/**
 * Document counts of a result set by ordinal of court and cause (own documents, nothing rolled up), by year and by kind.
 * A document with several causes counts once under each of them.
 */
export interface FacetCounts {
  courts: Uint32Array;
  causes: Uint32Array;
  /** Documents at each cause or below it, each once. */
  causesBelow: Uint32Array;
  /** Documents that have a cause. */
  withCause: number;
  /** By place in DOCUMENT_KINDS. */
  kinds: Uint32Array;
  /** Newest first; documents without a date are in none. */
  years: [year: number, count: number][];
  /** Terms of the vocabulary, most frequent first. */
  keywords: [term: string, count: number][];
}

/** Counts of a result set: as FacetCounts, by claim amount, and by how appeals ended. */
export interface StatisticsCounts extends Pick<FacetCounts, "courts" | "causes" | "withCause" | "years"> {
  /** By place in AMOUNT_RANGES; the last is for claims without an amount. */
  amounts: number[];
  /** By place in APPEAL_OUTCOMES; documents of complete sources alone. */
  outcomes: number[];
  /** Documents of complete sources. */
  complete: number;
  /** Ended appeals that are not counted, because somebody selected them. */
  outcomesLeftOut: number;
}

/** Key of the node that gathers courts, or causes, which documents name and the catalogue does not hold; it is the last at the top. */
export const UNCATALOGUED_KEY = "outside";

/** A document like another, with what makes it so. */
export interface SimilarDocument {
  row: SearchHit;
  /** 0 to 1. */
  score: number;
  cause: SimilarityGrade;
  court: SimilarityGrade;
  /** 1 in the same amount range, 0.5 in a neighbouring one, 0 else. */
  amount: number;
  /** Rare words that both hold, weightiest first. */
  words: string[];
}

/**
 * What finding the documents of a plan takes of this process, by kind of condition, told before anything is read: about
 * so many bytes of positions to decode, ten million a tenth of a second.
 */
export interface PlanWork {
  /** Groups of words in one paragraph. */
  near: number;
  /** Keywords, and words that must not stand. */
  words: number;
  /** Words of one part of a document. */
  fields: number;
}

/** The trees that ordinals in plans and counts refer to. */
export interface SearchCatalogue {
  courts: Hierarchy;
  causes: Hierarchy;
}

/**
 * What the functions ask of a search engine. Every adapter gives the same answers to the same plan over
 * the same documents; one conformance suite proves it.
 */
export interface SearchEngine {
  /** Documents of a type like one of them, likest first, `limit` at most; those of its own dispute left out. */
  similar(type: SearchScope, id: string, limit: number): Promise<SimilarDocument[]>;
  catalogue(type: SearchScope): SearchCatalogue;
  /** What a plan takes, and what one request may take; an engine that answers elsewhere takes nothing here. */
  work(plan: QueryPlan): PlanWork & { budget: number };
  count(plan: QueryPlan): Promise<number>;
  /** The counts of plans of one type that share conditions, in their order. */
  counts(plans: readonly QueryPlan[]): Promise<number[]>;
  find(plan: QueryPlan, stretch?: RowRange): Promise<SearchResult>;
  /** What `find` gives, for an answer: an adapter that keeps rows as JSON hands them on without reading them. */
  list(plan: QueryPlan, stretch?: RowRange): Promise<EncodedResult>;
  facets(plan: QueryPlan): Promise<FacetCounts>;
  statistics(plan: QueryPlan): Promise<StatisticsCounts>;
  /**
   * Whether a normalised name is the whole one of a judge, clerk, assistant, counsel or firm (`officer`), or of another
   * natural person (`person`): a party, or who represents or runs one.
   */
  namesPerson(type: SearchScope, name: string): Promise<{ officer: boolean; person: boolean }>;
  /** Labels of the causes of documents by id, the leading one first. */
  causeLabels(type: SearchScope, ids: string[]): Promise<string[][]>;
  /** Numbers of documents (case numbers) that contain a normalised text, newest first, each once, at most `limit`. */
  numbers(type: SearchScope, text: string, limit: number): Promise<string[]>;
  /** The documents whose number, normalised, is the given one, newest first. */
  findByCaseNumber(type: SearchScope, number: string): Promise<SearchHit[]>;
  /** The stored detail of a document as JSON text, or null when the id is unknown. */
  detail(type: SearchScope, id: string): Promise<string | null>;
}
