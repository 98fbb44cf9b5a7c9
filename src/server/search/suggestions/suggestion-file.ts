import type { SuggestionRows } from "#domain/search/tree/suggestion-table.ts";

/**
 * The file of suggestions beside the index of a scope. It is made at build, so that functions are deployed
 * without a pinyin dictionary.
 */
export const SUGGESTIONS_FILE = "suggestions.json";

/**
 * The names that can be suggested. `rows` refers to an entry by its index, which for courts and causes is the
 * ordinal. `counts` has, by the same index, the number of documents that the entry finds if it is the only
 * condition of a search.
 */
interface CountedRows {
  rows: SuggestionRows;
  counts: number[];
}

/** The stored suggestions of one scope. */
export interface SuggestionFile {
  documents: number;
  court: CountedRows;
  cause: CountedRows;
  keyword: CountedRows & { labels: string[] };
  /** Years that have documents, newest first. */
  years: [year: number, count: number][];
}
