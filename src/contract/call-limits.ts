import callsAMinute from "./call-limits.json" with { type: "json" };

/**
 * Maximum number of calls in a number of seconds, for each network address. All addresses of an IPv6 /64
 * count as one.
 */
export interface CallLimit {
  calls: number;
  seconds: number;
}

/**
 * How often one address may call each path in a minute (call-limits.json). Several people in an office share
 * one address, so the limits allow the searches of a few people. Suggestions are requested for each typed
 * letter, and /healthz by monitoring. A call beyond the limit is answered with 429 and Retry-After. Our host
 * enforces all limits. Netlify enforces those that a function itself declares (`rateLimit`); tests/contract
 * compares these with this table.
 */
export const CALL_LIMITS: Readonly<Record<string, CallLimit>> = Object.fromEntries(
  Object.entries(callsAMinute).map(([path, calls]) => [path, { calls, seconds: 60 }]),
);

/**
 * How often one network address may do each of these things on a day in Beijing. `variable` is the
 * environment variable that sets the limit, `usual` the default.
 */
export const DAY_LIMITS = {
  lead: { variable: "FASU_LEADS_PER_DAY", usual: 30 },
  /** Announcing a new file. Sending its parts or asking how much has arrived does not count. */
  file: { variable: "FASU_FILES_PER_DAY", usual: 100 },
  /** Entering a wrong withdrawal code. */
  code: { variable: "FASU_CODES_PER_DAY", usual: 10 },
  /** Downloading a batch (Word, Excel). 0 switches these downloads off. */
  download: { variable: "FASU_DOWNLOADS_PER_DAY", usual: 0 },
} as const;
