import { createHmac, randomBytes } from "node:crypto";
import { beijingDay, msLeftOfBeijingDay } from "#domain/text/day.ts";
import { inOrder } from "../object-store/in-order.ts";
import type { LeadStore } from "../object-store/object-store.ts";
import { readEnvironment } from "../settings/read-environment.ts";

/** The kinds that are counted, each separately. */
export type Counted = "lead" | "plain" | "file" | "code" | "receipt" | "download";

/** Prefix of limit/DAY/...: salt and counters of the day's requests, in the store of the leads. */
const LIMITS = "limit/";
const NOTHING = new Uint8Array();
/** Counters and salt use Beijing's day, since visitors see a limit for today (今日). */
const dayOf = (now: number) => beijingDay(new Date(now));

/** Seconds until the day of the counters ends. */
export const secondsLeft = (now: number): number => Math.ceil(msLeftOfBeijingDay(new Date(now)) / 1000);

/**
 * Counts one more of the kind for the client today; returns whether it is within the limit. There are as many
 * places as the limit, and each count takes a free one. Of simultaneous calls for the last place only one
 * gets it, because a place is created conditionally (`onlyIfNew`). Every store decides that atomically except
 * the local emulation of Netlify Blobs, for which calls within a process run one at a time. The client
 * appears as an HMAC with the day's key.
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

/** Number of further counts of the kind that the client has today; counts nothing. */
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
 * The day's key. It is derived from FASU_LIMIT_SECRET, so that access to the store alone does not allow
 * testing addresses against the counters. Without that secret it is the day's salt, which is stored with the
 * counters and deleted with the day.
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

/** Deletes the counters and salts of earlier days. */
export async function forgetEarlierDays(store: LeadStore, now: number): Promise<number> {
  const keys = (await store.list(LIMITS)).filter((key) => (key.split("/")[1] ?? "") < dayOf(now));
  for (const key of keys) await store.remove(key);
  return keys.length;
}
