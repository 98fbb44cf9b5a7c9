/**
 * A number of calls within a number of seconds, for each network address separately (an IPv6 /64 counts as
 * one).
 */
export interface CallLimit {
  calls: number;
  seconds: number;
}

const aMinute = (calls: number): CallLimit => ({ calls, seconds: 60 });

/**
 * How often one address may call each path. An office behind one address searches as much as a few people do;
 * beyond the limit the answer is 429 with Retry-After. Our host enforces all of them; Netlify enforces those
 * that a function declares itself (`rateLimit`), which tests/contract compares with this table.
 */
export const CALL_LIMITS: Readonly<Record<string, CallLimit>> = {
  "/search": aMinute(240),
  "/search/count": aMinute(240),
  "/search/treedata": aMinute(240),
  // One call per typed letter.
  "/search/prewview": aMinute(600),
  "/search/prewview/court": aMinute(600),
  "/search/prewview/reason": aMinute(600),
  "/search/statistics": aMinute(120),
  "/search/numbers": aMinute(60),
  "/search/feed.atom": aMinute(60),
  "/search/feed.json": aMinute(60),
  "/search/download": aMinute(20),
  "/search/download/quota": aMinute(120),
  "/search/plain": aMinute(240),
  "/search/ask": aMinute(120),
  "/search/judgment": aMinute(240),
  "/content": aMinute(240),
  "/content/instances": aMinute(120),
  "/content/similar": aMinute(120),
  "/lawyer/list": aMinute(120),
  "/lawyer/plain": aMinute(120),
  "/lawyer/cases": aMinute(120),
  "/lawyer/party": aMinute(60),
  "/lawyer/count": aMinute(60),
  "/reverse/basicinfo": aMinute(120),
  "/reverse/case": aMinute(120),
  "/add_cases2": aMinute(20),
  "/layout/upload_casefile": aMinute(180),
  "/upload_casefile": aMinute(180),
  "/lead/files": aMinute(60),
  "/lead/files/remove": aMinute(30),
  "/lead/plain": aMinute(10),
  "/lead/withdraw": aMinute(10),
  "/lead/withdraw/plain": aMinute(10),
  // Called by monitoring.
  "/healthz": aMinute(600),
};

/**
 * What one address may do in a day (Beijing time), by the environment variable that sets it, with the
 * default.
 */
export const DAY_LIMITS = {
  lead: { variable: "FASU_LEADS_PER_DAY", usual: 30 },
  /** Newly announced files; asking how far one is, or sending its parts, does not count. */
  file: { variable: "FASU_FILES_PER_DAY", usual: 100 },
  /** Wrong withdrawal codes. */
  code: { variable: "FASU_CODES_PER_DAY", usual: 10 },
  /** Batch downloads (Word, Excel); 0 switches them off. */
  download: { variable: "FASU_DOWNLOADS_PER_DAY", usual: 0 },
} as const;
