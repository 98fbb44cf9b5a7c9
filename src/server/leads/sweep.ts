import type { LeadStore } from "../object-store/object-store.ts";
import { forgetEarlierDays } from "../visitor-limits/daily-limit.ts";
import { deleteLead } from "./delete-lead.ts";
import { leadFilesOf, removeFile } from "./keep-file.ts";
import { fileIn, filesKey, goneKey, headKey, LEADS, leadKey, manifestKey, receiptIn } from "./keys.ts";
import type { LeadContext } from "./lead-context.ts";

const DAY_MS = 86_400_000;
/** Parts of an unfinished file are deleted this long after the last one arrived, in milliseconds. */
const ABANDONED_AFTER_MS = DAY_MS;

/** How many of each were deleted. */
export interface Sweep {
  expired: number;
  abandoned: number;
  leftovers: number;
  marks: number;
}

/**
 * Deletes leads after the retention time, files unfinished after a day, remains of interrupted deletions, and
 * the counters of earlier days. Safe to run repeatedly and concurrently.
 */
export async function sweep(
  { store, compliance, now }: Pick<LeadContext, "store" | "compliance" | "now">,
  receipts?: string[],
): Promise<Sweep> {
  const swept: Sweep = { expired: 0, abandoned: 0, leftovers: 0, marks: 0 };
  const keys = await store.list(LEADS);
  for (const receipt of receipts ?? new Set(keys.map(receiptIn))) {
    const head = await store.readFacts(headKey(receipt));
    if (!head || (await store.readFacts(goneKey(receipt)))) {
      swept.leftovers += await dropLeftovers(store, receipt, now(), head === null);
      continue;
    }
    if (now() - Number(head.at) >= compliance.retentionDays * DAY_MS) {
      await deleteLead(store, receipt, "retention", now());
      swept.expired++;
      continue;
    }
    swept.abandoned += await dropAbandoned(store, receipt, now());
  }
  swept.marks = await forgetEarlierDays(store, now());
  return swept;
}

/**
 * Objects of a deleted lead are deleted at once; those without a lead after a day, since its head may still
 * arrive.
 */
async function dropLeftovers(
  store: LeadStore,
  receipt: string,
  now: number,
  headless: boolean,
): Promise<number> {
  const gone = await store.readFacts(goneKey(receipt));
  let dropped = 0;
  for (const key of await store.list(leadKey(receipt))) {
    const { at = 0 } = (await store.readFacts(key)) ?? {};
    if (!gone && headless && now - Number(at) < DAY_MS) continue;
    await store.remove(key);
    dropped++;
  }
  return dropped;
}

async function dropAbandoned(store: LeadStore, receipt: string, now: number): Promise<number> {
  let dropped = 0;
  for (const { file, complete } of await leadFilesOf(store, receipt)) {
    if (complete || now - (await lastTouched(store, receipt, file)) < ABANDONED_AFTER_MS) continue;
    await removeFile(store, receipt, file);
    dropped++;
  }
  // Parts whose manifest was deleted while they arrived.
  for (const key of await store.list(filesKey(receipt))) {
    if (await store.readFacts(manifestKey(receipt, fileIn(key)))) continue;
    const { at = 0 } = (await store.readFacts(key)) ?? {};
    if (now - Number(at) >= ABANDONED_AFTER_MS) await store.remove(key);
  }
  return dropped;
}

async function lastTouched(store: LeadStore, receipt: string, file: string): Promise<number> {
  const keys = await store.list(`${filesKey(receipt)}${file}/`);
  const facts = await Promise.all(keys.map((key) => store.readFacts(key)));
  return Math.max(...facts.map((found) => Number(found?.at ?? 0)), 0);
}
