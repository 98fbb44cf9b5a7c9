/* The addresses of calls on a result, kept apart from the addresses that every page calls. */

/** POST: returns listed documents as a Word, Excel or CSV file. */
export const SEARCH_DOWNLOAD_PATH = "/search/download";
/** GET: tells how many downloads the visitor has left today. */
export const SEARCH_DOWNLOAD_QUOTA_PATH = "/search/download/quota";
/** POST: tells which case numbers in a pasted list are in the collection. */
export const SEARCH_NUMBERS_PATH = "/search/numbers";
/** POST: counts a result by year, court, cause, amount and outcome of the appeal. */
export const SEARCH_STATISTICS_PATH = "/search/statistics";
/** GET: returns the newest judgments of a query as a feed. The query is in the address. */
export const SEARCH_FEED_ATOM_PATH = "/search/feed.atom";
export const SEARCH_FEED_JSON_PATH = "/search/feed.json";
/** POST, a form: answers with the result list as a page, for browsers without JavaScript. */
export const SEARCH_PLAIN_PATH = "/search/plain";
/** POST: answers a question in the visitor's own words with proposals. */
export const SEARCH_ASK_PATH = "/search/ask";
/** GET: answers with one judgment as a page, for browsers without JavaScript. */
export const SEARCH_JUDGMENT_PATH = "/search/judgment";
