import callsAMinute from "./call-limits.json" with { type: "json" };

/**
 * A number of calls within a number of seconds, for each network address separately (an IPv6 /64 counts as
 * one).
 */
export interface CallLimit {
  calls: number;
  seconds: number;
}

/**
 * How often one address may call each path in a minute (call-limits.json). An office behind one address
 * searches as much as a few people do; suggestions are called for each typed letter, /healthz by monitoring.
 * Beyond the limit the answer is 429 with Retry-After. Our host enforces all of them; Netlify enforces those
 * that a function declares itself (`rateLimit`), which tests/contract compares with this table.
 */
export const CALL_LIMITS: Readonly<Record<string, CallLimit>> = Object.fromEntries(
  Object.entries(callsAMinute).map(([path, calls]) => [path, { calls, seconds: 60 }]),
);

/**
 * How often one network address may do each of these things in a day (Beijing time): the environment variable
 * that sets the limit, and its default.
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
