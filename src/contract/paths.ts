/*
 * The addresses of the search calls, kept apart from their schemas so that a page that only calls them does
 * not load the schema library (7 kB).
 */

/** POST: returns the listed rows of a query. */
export const SEARCH_PATH = "/search";
/** POST: returns the number of documents that a query finds. */
export const SEARCH_COUNT_PATH = "/search/count";
/** POST: returns the facet tree of a query. The body is the query itself. */
export const SEARCH_TREEDATA_PATH = "/search/treedata";
/** POST: returns suggestions. The misspelling stays, because callers use it. */
export const SEARCH_PREWVIEW_PATH = "/search/prewview";
export const SEARCH_PREWVIEW_COURT_PATH = "/search/prewview/court";
export const SEARCH_PREWVIEW_REASON_PATH = "/search/prewview/reason";
/** POST: returns one judgment. */
export const CONTENT_PATH = "/content";
/** GET: returns lawyers for a claim. */
export const LAWYER_LIST_PATH = "/lawyer/list";
/** POST, a form: answers with the same lawyers as a page, for browsers without JavaScript. */
export const LAWYER_PLAIN_PATH = "/lawyer/plain";
/** POST, a form: answers with what a calculator of the toolbox finds, for browsers without JavaScript. */
export const CALCULATOR_PLAIN_PATH = "/toolbox/plain";
/**
 * POST: returns the cases of named lawyers, with what each contributes to the scores. POST keeps the names
 * out of logs.
 */
export const LAWYER_CASES_PATH = "/lawyer/cases";
/** POST: returns, for each of several courts, how many lawyers have had a case with a cause there. */
export const LAWYER_COUNT_PATH = "/lawyer/count";
/** POST: returns the lawyers who appeared for a party, with the cases. */
export const LAWYER_PARTY_PATH = "/lawyer/party";
/** POST: compares an earlier and a later judgment of one dispute, side by side. */
export const CONTENT_INSTANCES_PATH = "/content/instances";
/** POST: returns judgments that are similar to a judgment or a text, with the reasons. */
export const CONTENT_SIMILAR_PATH = "/content/similar";
