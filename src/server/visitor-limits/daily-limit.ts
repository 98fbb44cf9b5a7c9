import { createHmac, randomBytes } from "node:crypto";
import { beijingDay, msLeftOfBeijingDay } from "#domain/text/day.ts";
import { inOrder } from "../object-store/in-order.ts";
import type { LeadStore } from "../object-store/object-store.ts";
import { readEnvironment } from "../settings/read-environment.ts";

/** What is counted. Each kind has counters of its own. */
export type Counted = "lead" | "plain" | "file" | "code" | "receipt" | "download";

/**
 * Prefix of the keys limit/DAY/..., which hold the salt and the counters of a day. They are in the store of
 * the leads.
 */
const LIMITS = "limit/";
const NOTHING = new Uint8Array();
/**
 * The day of the counters and the salt. It is the day in Beijing, because visitors see a limit for today
 * (今日).
 */
const dayOf = (now: number) => beijingDay(new Date(now));

/** Seconds until the day of the counters ends. */
export const secondsLeft = (now: number): number => Math.ceil(msLeftOfBeijingDay(new Date(now)) / 1000);

/**
 * Counts one more request of a kind for a client today. Returns whether it is within the limit.
 *
 * There are as many places as the limit, and each request takes a free one. A place is created only if it
 * does not exist, so that of several simultaneous requests only one gets the last place. Every store decides
 * that reliably, except the local emulation of Netlify Blobs; for its sake the requests of a process are
 * counted one after another. The name of a place contains the client only as an HMAC with the key of the day.
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
    // Places are taken in order. So the number of taken places is the first free one, unless other requests
    // are counted at the same time.
    for (let place = (await store.list(folder)).length; place < limit; place++)
      if (await store.create(`${folder}${place}`, NOTHING, {})) return true;
    return false;
  });
}

/** Number of requests of a kind that the client has left today. Nothing is counted. */
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
 * The key of the day. It is derived from FASU_LIMIT_SECRET, so that nobody who has only the store can test
 * addresses against the counters. Without that secret it is the salt of the day, which is stored with the
 * counters and deleted with them.
 */
async function keyOf(store: LeadStore, now: number): Promise<Uint8Array> {
  const { FASU_LIMIT_SECRET: secret } = readEnvironment();
  if (secret === "") return saltOf(store, now);
  return createHmac("sha256", secret)
    .update(`fasu limits ${dayOf(now)}`)
    .digest();
}

/** The salt of the day. The first call of the day creates it. */
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

/** Deletes the counters and salts of earlier days. Returns the number of deleted keys. */
export async function forgetEarlierDays(store: LeadStore, now: number): Promise<number> {
  const keys = (await store.list(LIMITS)).filter((key) => (key.split("/")[1] ?? "") < dayOf(now));
  for (const key of keys) await store.remove(key);
  return keys.length;
}
