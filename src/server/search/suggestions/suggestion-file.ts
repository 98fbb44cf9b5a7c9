import type { SuggestionRows } from "#domain/search/tree/suggestion-table.ts";

/** File beside a scope's index. It is made at build, so that functions need not bundle a pinyin dictionary. */
export const SUGGESTIONS_FILE = "suggestions.json";

/**
 * Names, with the number of documents that each named entry finds alone. Courts and causes are numbered by
 * ordinal.
 */
interface CountedRows {
  rows: SuggestionRows;
  counts: number[];
}

/** The suggestions of one scope as stored. */
export interface SuggestionFile {
  documents: number;
  court: CountedRows;
  cause: CountedRows;
  keyword: CountedRows & { labels: string[] };
  /** Newest first. */
  years: [year: number, count: number][];
}
