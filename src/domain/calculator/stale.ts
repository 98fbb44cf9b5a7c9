import { parseDay } from "../text/day.ts";

/**
 * The LPR is announced every month. If the last announcement in a table is older than this, a change may be
 * missing.
 */
const STALE_AFTER_DAYS = 45;

/** True if the last entry of a table (`asOf`) is more than 45 days before `today` (both yyyy-MM-dd). */
export function isStale(asOf: string, today: string): boolean {
  const now = parseDay(today);
  const last = parseDay(asOf);
  return now === null || last === null || now - last > STALE_AFTER_DAYS;
}
