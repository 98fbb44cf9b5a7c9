import type { LeadStore } from "../object-store/object-store.ts";

/** days/yyyy-MM-dd: a day (UTC) on which a sweep ran. */
const DAYS = "days/";
/** Days kept: more than any retention. */
const MOST_DAYS = 4000;
const DAY_MS = 86_400_000;

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/**
 * A second clock beside that of the machine: the days on which a sweep ran, counted one by one. Notes today, and returns
 * whether something stored at `at` is `days` days old by both: a clock that jumps forward passes one day here, however
 * far it jumps, so `days` is reached by days that were lived through.
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
    // Of one day nothing can be told apart from a jump: a second one has to be seen.
    return seen.filter((day) => day > from).length >= Math.max(days, 2) ? "old" : "doubtful";
  };
}
