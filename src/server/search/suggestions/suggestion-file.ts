import type { SuggestionRows } from "#domain/search/tree/suggestion-table.ts";

/** Lies beside a type's index; made at build, since reading pinyin takes a dictionary that functions need not carry. */
export const SUGGESTIONS_FILE = "suggestions.json";

/** Names with the documents each thing they name finds alone. Courts and causes are numbered by ordinal. */
interface CountedRows {
  rows: SuggestionRows;
  counts: number[];
}

/** What can be suggested in one type of document, as the build writes it. */
export interface SuggestionFile {
  documents: number;
  court: CountedRows;
  cause: CountedRows;
  keyword: CountedRows & { labels: string[] };
  /** Newest first. */
  years: [year: number, count: number][];
}
