import type { LeadStore } from "../object-store/object-store.ts";
import { forgetEarlierDays } from "../visitor-limits/daily-limit.ts";
import { deleteLead } from "./delete-lead.ts";
import { leadFilesOf, removeFile } from "./keep-file.ts";
import { fileIn, filesKey, goneKey, headKey, LEADS, leadKey, manifestKey, receiptIn } from "./keys.ts";
import type { LeadContext } from "./lead-context.ts";

/** Age in days after which an unfinished file, or an object without a lead, is deleted. */
const ABANDONED_DAYS = 1;
const DAY_MS = 86_400_000;

/**
 * Numbers of objects that a sweep deleted, by reason. `doubtful` counts objects that were not deleted: by the
 * machine's clock they are old enough, but sweeps have run on too few days to confirm it.
 */
export interface Sweep {
  expired: number;
  abandoned: number;
  leftovers: number;
  marks: number;
  doubtful: number;
}

/** Whether something that was stored at `at` is older than a number of days. */
type IsOlder = (at: number, days: number) => boolean;

/**
 * Deletes leads whose retention period is over, files that are unfinished after a day, what interrupted
 * deletions left, and the counters of earlier days. It may run repeatedly and in several processes at once.
 *
 * An automatic sweep deletes by age only if two clocks confirm the age: the machine's clock, and the number
 * of days on which sweeps ran. If a person starts the sweep (`isAsked`), the machine's clock alone decides.
 */
export async function sweep(
  { store, compliance, now }: Pick<LeadContext, "store" | "compliance" | "now">,
  { receipts, isAsked = false }: { receipts?: string[]; isAsked?: boolean } = {},
): Promise<Sweep> {
  const swept: Sweep = { expired: 0, abandoned: 0, leftovers: 0, marks: 0, doubtful: 0 };
  const ageOf = await daysSeen(store, now());
  const isOlder: IsOlder = (at, days) => {
    if (isAsked) return now() - at >= days * DAY_MS;
    const age = ageOf(at, days);
    if (age === "doubtful") swept.doubtful++;
    return age === "old";
  };
  const keys = await store.list(LEADS);
  for (const receipt of receipts ?? new Set(keys.map(receiptIn))) {
    const head = await store.readFacts(headKey(receipt));
    if (!head || (await store.readFacts(goneKey(receipt)))) {
      swept.leftovers += await dropLeftovers(store, receipt, isOlder, head === null);
      continue;
    }
    if (isOlder(Number(head.at), compliance.retentionDays)) {
      await deleteLead(store, receipt, "retention", now());
      swept.expired++;
      continue;
    }
    swept.abandoned += await dropAbandoned(store, receipt, isOlder);
  }
  swept.marks = await forgetEarlierDays(store, now());
  return swept;
}

/**
 * Deletes the objects under a receipt number that has no lead. If the lead was deleted, the objects are
 * deleted at once. Otherwise they are deleted after a day, because the lead's head may still arrive.
 */
async function dropLeftovers(
  store: LeadStore,
  receipt: string,
  isOlder: IsOlder,
  headless: boolean,
): Promise<number> {
  const gone = await store.readFacts(goneKey(receipt));
  let dropped = 0;
  for (const key of await store.list(leadKey(receipt))) {
    const { at = 0 } = (await store.readFacts(key)) ?? {};
    if (!gone && headless && !isOlder(Number(at), ABANDONED_DAYS)) continue;
    await store.remove(key);
    dropped++;
  }
  return dropped;
}

async function dropAbandoned(store: LeadStore, receipt: string, isOlder: IsOlder): Promise<number> {
  let dropped = 0;
  for (const { file, complete } of await leadFilesOf(store, receipt)) {
    if (complete || !isOlder(await lastTouched(store, receipt, file), ABANDONED_DAYS)) continue;
    await removeFile(store, receipt, file);
    dropped++;
  }
  // Deletes the parts of files whose manifest was deleted while the parts arrived.
  for (const key of await store.list(filesKey(receipt))) {
    if (await store.readFacts(manifestKey(receipt, fileIn(key)))) continue;
    const { at = 0 } = (await store.readFacts(key)) ?? {};
    if (isOlder(Number(at), ABANDONED_DAYS)) await store.remove(key);
  }
  return dropped;
}

async function lastTouched(store: LeadStore, receipt: string, file: string): Promise<number> {
  const keys = await store.list(`${filesKey(receipt)}${file}/`);
  const facts = await Promise.all(keys.map((key) => store.readFacts(key)));
  return Math.max(...facts.map((found) => Number(found?.at ?? 0)), 0);
}

/** Prefix of the keys days/yyyy-MM-dd. Such an object says that a sweep ran on that day (UTC). */
const DAYS = "days/";
/** Maximum number of days that are kept. It is more than any retention period. */
const MOST_DAYS = 4000;

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/**
 * A second clock besides the machine's: the number of days on which a sweep ran. Today is recorded as such a
 * day. The returned function says whether something stored at `at` is at least `days` days old: `doubtful` if
 * only the machine's clock says so. If the machine's clock jumps forward, this clock advances by one day
 * only.
 */
async function daysSeen(
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
    // One day may be a jump of the clock, so at least two are required.
    return seen.filter((day) => day > from).length >= Math.max(days, 2) ? "old" : "doubtful";
  };
}
