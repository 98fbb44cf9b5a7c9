import { createHmac, randomBytes } from "node:crypto";
import { beijingDay, msLeftOfBeijingDay } from "#domain/text/day.ts";
import { inOrder } from "../object-store/in-order.ts";
import type { LeadStore } from "../object-store/object-store.ts";
import { readEnvironment } from "../settings/read-environment.ts";

/** What is counted, each separately. */
export type Counted = "lead" | "plain" | "file" | "code" | "receipt" | "download";

/** limit/DAY/...: salt and marks of the day's requests, beside the leads in their store. */
const LIMITS = "limit/";
const NOTHING = new Uint8Array();
/** Visitors see a limit for today (今日), so counters and salt use Beijing's day. */
const dayOf = (now: number) => beijingDay(new Date(now));

/** Seconds until the day of the counters ends. */
export const secondsLeft = (now: number): number => Math.ceil(msLeftOfBeijingDay(new Date(now)) / 1000);

/**
 * Counts one more of the kind for the client today and returns whether it is within the limit. There are as
 * many places as the limit, and each count takes a free one. Of simultaneous calls for the last place only
 * one gets it, because a place is created conditionally (`onlyIfNew`), which every store except the local
 * emulation of Netlify Blobs decides atomically; there it is enough that calls within a process run one at a
 * time. The client appears as an HMAC under the day's key.
 */
export async function countWithin(
  store: LeadStore,
  counted: Counted,
  client: string,
  limit: number,
  now: number,
): Promise<boolean> {
  const folder = await marksOf(store, counted, client, now);
  return inOrder(folder, async () => {
    // Places are taken in order, so the first free one is known except for concurrent calls.
    for (let place = (await store.list(folder)).length; place < limit; place++)
      if (await store.create(`${folder}${place}`, NOTHING, {})) return true;
    return false;
  });
}

/** Whether the client has reached today's limit for the kind; counts nothing. */
export async function isExhausted(
  store: LeadStore,
  counted: Counted,
  client: string,
  limit: number,
  now: number,
): Promise<boolean> {
  return (await store.list(await marksOf(store, counted, client, now))).length >= limit;
}

/** How many more of the kind the client may have today; counts nothing. */
export async function marksLeft(
  store: LeadStore,
  counted: Counted,
  client: string,
  limit: number,
  now: number,
): Promise<number> {
  const folder = await marksOf(store, counted, client, now);
  return Math.max(0, limit - (await store.list(folder)).length);
}

async function marksOf(store: LeadStore, counted: Counted, client: string, now: number): Promise<string> {
  const day = dayOf(now);
  const hash = createHmac("sha256", await keyOf(store, now))
    .update(client)
    .digest("hex")
    .slice(0, 32);
  return `${LIMITS}${day}/${counted}/${hash}/`;
}

/**
 * The day's key: derived from FASU_LIMIT_SECRET, so that somebody with only the store cannot test addresses
 * against the marks; without that secret the day's salt, which is stored with them and deleted with the day.
 */
async function keyOf(store: LeadStore, now: number): Promise<Uint8Array> {
  const { FASU_LIMIT_SECRET: secret } = readEnvironment();
  if (secret === "") return saltOf(store, now);
  return createHmac("sha256", secret)
    .update(`fasu limits ${dayOf(now)}`)
    .digest();
}

/** The salt of the day's counters; the first caller creates it. */
export async function saltOf(store: LeadStore, now: number): Promise<Uint8Array> {
  const key = `${LIMITS}${dayOf(now)}/salt`;
  const found = await store.read(key);
  if (found) return found.bytes;
  return inOrder(key, async () => {
    const made = randomBytes(32);
    if (await store.create(key, made, {})) return made;
    return (await store.read(key))?.bytes ?? made;
  });
}

/** Deletes the marks and salts of earlier days. */
export async function forgetEarlierDays(store: LeadStore, now: number): Promise<number> {
  const keys = (await store.list(LIMITS)).filter((key) => (key.split("/")[1] ?? "") < dayOf(now));
  for (const key of keys) await store.remove(key);
  return keys.length;
}
