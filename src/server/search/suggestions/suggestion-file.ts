import type { SuggestionRows } from "#domain/search/tree/suggestion-table.ts";

/**
 * The file of suggestions beside the index of a scope. It is made at build, so that functions are deployed
 * without a pinyin dictionary.
 */
export const SUGGESTIONS_FILE = "suggestions.json";

/**
 * The names that can be suggested. `rows` refers to an entry by its index; for courts and causes that is the
 * ordinal. `counts` is the number of documents that an entry finds if it is the only condition of a search,
 * by the same index.
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
