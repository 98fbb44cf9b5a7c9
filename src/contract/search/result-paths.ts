/* The addresses of calls on a result, kept apart from the addresses that every page calls. */

/** POST: listed documents as a Word, Excel or CSV file. */
export const SEARCH_DOWNLOAD_PATH = "/search/download";
/** GET: how many downloads the visitor has left today. */
export const SEARCH_DOWNLOAD_QUOTA_PATH = "/search/download/quota";
/** POST: which case numbers of a pasted list are in the collection. */
export const SEARCH_NUMBERS_PATH = "/search/numbers";
/** POST: counts of a result set by year, court, cause, amount and result of the appeal. */
export const SEARCH_STATISTICS_PATH = "/search/statistics";
/** GET: the newest judgments of a query as a feed; the query is in the address. */
export const SEARCH_FEED_ATOM_PATH = "/search/feed.atom";
export const SEARCH_FEED_JSON_PATH = "/search/feed.json";
/** POST, a form: the result list as a page for browsers without script. */
export const SEARCH_PLAIN_PATH = "/search/plain";
/** POST: proposals for a question in one's own words. */
export const SEARCH_ASK_PATH = "/search/ask";
/** GET: one judgment as a page for browsers without script. */
export const SEARCH_JUDGMENT_PATH = "/search/judgment";
