import type { LeadStore } from "../object-store/object-store.ts";

/** days/yyyy-MM-dd: a day (UTC) on which a sweep ran. */
const DAYS = "days/";
/** Most days kept; more than any retention period. */
const MOST_DAYS = 4000;
const DAY_MS = 86_400_000;

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/**
 * A second clock besides the machine's: the days on which a sweep ran, counted one by one. Records today, and
 * returns whether something stored at `at` is `days` days old by both clocks. When the machine's clock jumps
 * forward, only one day passes here, so `days` is reached only by elapsed days.
 */
export async function daysSeen(
  store: LeadStore,
  now: number,
): Promise<(at: number, days: number) => "young" | "old" | "doubtful"> {
  const today = dayOf(now);
  await store.create(`${DAYS}${today}`, new Uint8Array(), {});
  const keys = await store.list(DAYS);
  for (const key of keys.slice(0, Math.max(0, keys.length - MOST_DAYS))) await store.remove(key);
  const seen = keys.map((key) => key.slice(DAYS.length)).filter((day) => day <= today);
  return (at, days) => {
    if (now - at < days * DAY_MS) return "young";
    const from = dayOf(at);
    // A single day cannot be distinguished from a jump of the clock, so at least two are required.
    return seen.filter((day) => day > from).length >= Math.max(days, 2) ? "old" : "doubtful";
  };
}
