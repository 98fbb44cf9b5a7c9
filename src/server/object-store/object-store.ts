/** What is written beside an object in the clear: numbers, times and hashes, never anything personal. */
export type StoredFacts = Record<string, string | number>;

/** An object as it lies in the store. */
export interface StoredObject {
  bytes: Uint8Array;
  facts: StoredFacts;
}

/**
 * Where sealed leads and parts lie: a flat map from key to bytes with facts. Keys are segments of
 * [A-Za-z0-9-] joined by "/"; no key is the beginning segments of another.
 *
 * What callers rely on, and tests/unit/server/leads/store-conformance.ts checks for every adapter: `read` and
 * `readFacts` see every write that was answered before they began; a write is whole or not there;
 * `remove` of nothing succeeds; of several `create` of one key at once one is told that it made it. What they do not rely
 * on: that `list` is complete while others write. Only the local emulation of Netlify Blobs decides a race by luck. Every
 * method throws StoreFailure when the store fails.
 */
export interface LeadStore {
  read(key: string): Promise<StoredObject | null>;
  readFacts(key: string): Promise<StoredFacts | null>;
  write(key: string, bytes: Uint8Array, facts: StoredFacts): Promise<void>;
  /** Writes unless the key is taken; false when it was. */
  create(key: string, bytes: Uint8Array, facts: StoredFacts): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Keys that begin with the prefix, sorted. */
  list(prefix: string): Promise<string[]>;
}

/** The store could not be reached or answered with a failure; carries no key. */
export class StoreFailure extends Error {
  override name = "StoreFailure";
}

/** What the work gives; whatever it throws becomes a StoreFailure. */
export async function guardStore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StoreFailure("The lead store did not answer.", { cause: error });
  }
}
