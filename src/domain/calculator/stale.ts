import { parseDay } from "../text/day.ts";

/** A table whose last announcement is older may lack a change, since the LPR is announced monthly. */
const STALE_AFTER_DAYS = 45;

/** True if a table's last entry, `asOf`, is more than 45 days before `today` (yyyy-MM-dd). */
export function isStale(asOf: string, today: string): boolean {
  const now = parseDay(today);
  const last = parseDay(asOf);
  return now === null || last === null || now - last > STALE_AFTER_DAYS;
}
