/*
 * The addresses of the search calls, kept apart from their schemas so that a page that only calls them does
 * not load the schema library (7 kB).
 */

/** POST: the listed rows of a query. */
export const SEARCH_PATH = "/search";
/** POST: the number of documents. */
export const SEARCH_COUNT_PATH = "/search/count";
/** POST: the facet tree; takes the query unwrapped. */
export const SEARCH_TREEDATA_PATH = "/search/treedata";
/** POST: suggestions; the misspelling is fixed, since callers use it. */
export const SEARCH_PREWVIEW_PATH = "/search/prewview";
export const SEARCH_PREWVIEW_COURT_PATH = "/search/prewview/court";
export const SEARCH_PREWVIEW_REASON_PATH = "/search/prewview/reason";
/** POST: one judgment in full. */
export const CONTENT_PATH = "/content";
/** GET: lawyers for a claim. */
export const LAWYER_LIST_PATH = "/lawyer/list";
/** POST, a form: the same lawyers as a page for browsers without script. */
export const LAWYER_PLAIN_PATH = "/lawyer/plain";
/** POST: the cases behind named lawyers, with what each adds to the scores. POST keeps the names out of logs. */
export const LAWYER_CASES_PATH = "/lawyer/cases";
/** POST: how many lawyers have a case of a cause before each of some courts. */
export const LAWYER_COUNT_PATH = "/lawyer/count";
/** POST: the lawyers who appeared for a party, with the cases. */
export const LAWYER_PARTY_PATH = "/lawyer/party";
/** POST: an earlier and a later judgment of one dispute side by side. */
export const CONTENT_INSTANCES_PATH = "/content/instances";
/** POST: judgments similar to one, with the reason for each. */
export const CONTENT_SIMILAR_PATH = "/content/similar";
