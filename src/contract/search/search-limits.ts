/** Orders of a list. Equal documents are ordered by date, newest first, then by id. */
export const SORTS = ["relevance", "date", "court_level"] as const;
export type Sort = (typeof SORTS)[number];

/** Maximum length of a keyword in characters. A longer one is answered with 400. */
export const MAX_KEYWORD_CHARS = 100;
/** Maximum number of values in a list. More are answered with 400. */
export const MAX_LIST_VALUES = 50;
/** Maximum length of the text of a date, in characters. */
export const MAX_DATE_CHARS = 20;
/** Maximum number of conditions whose effect is counted. Others are listed without counts. */
export const MAX_EXPLAINED = 24;
/** Maximum number of rows in an answer. `total_count` is the number of all rows nevertheless. */
export const MAX_ROWS = 200;
/** Number of the last row that can be listed. A cluster returns no later ones. */
export const MAX_REACH = 10_000;
/** Number of rows on a page. */
export const PAGE_SIZE = 10;
/** Number of pages of a list that can be opened. */
export const pagesOf = (total: number) => Math.ceil(Math.min(total, MAX_REACH) / PAGE_SIZE);
/** Maximum number of documents in one download, as specified. */
export const MAX_DOWNLOAD_DOCUMENTS = 20;
/** Maximum number of characters in the texts of one Word or Excel file, as stored. */
export const MAX_DOWNLOAD_CHARS = 3_000_000;
/** Maximum number of case numbers that are looked up in a pasted list. */
export const MAX_LISTED_NUMBERS = 200;
/** Maximum length of a pasted list in characters. */
export const MAX_LISTED_CHARS = 40_000;
