import type { SuggestionRows } from "#domain/search/tree/suggestion-table.ts";

/** Lies next to a scope's index; made at build time, so that functions need not carry a pinyin dictionary. */
export const SUGGESTIONS_FILE = "suggestions.json";

/**
 * Names, with the number of documents that each named thing finds alone. Courts and causes are numbered by
 * ordinal.
 */
interface CountedRows {
  rows: SuggestionRows;
  counts: number[];
}

/** What can be suggested in one scope, as the build writes it. */
export interface SuggestionFile {
  documents: number;
  court: CountedRows;
  cause: CountedRows;
  keyword: CountedRows & { labels: string[] };
  /** Newest first. */
  years: [year: number, count: number][];
}
