/** What is stored with an object in the clear: numbers, times and hashes, never anything personal. */
export type StoredFacts = Record<string, string | number>;

/** An object in the store. */
export interface StoredObject {
  bytes: Uint8Array;
  facts: StoredFacts;
}

/** The disk that a store lies on, in bytes. */
export interface StoreRoom {
  /** What this user may still write there, whoever fills it. */
  free: number;
  /** What the store takes up. */
  used: number;
}

/**
 * Where sealed leads and parts are stored: a flat map from key to bytes with facts. Keys are segments of
 * [A-Za-z0-9-] joined by "/"; no key is the beginning segments of another.
 *
 * Callers rely on the following, which tests/unit/server/leads/store-conformance.ts checks for every adapter:
 * `read` and `readFacts` see every write answered before they began; a write is all or nothing; removing a
 * missing key succeeds; of several concurrent `create` calls for a key, one returns true. They do not rely on
 * `list` being complete while others write. Only the local emulation of Netlify Blobs decides a race by luck.
 * Every method throws StoreFailure if the store fails.
 */
export interface LeadStore {
  read(key: string): Promise<StoredObject | null>;
  readFacts(key: string): Promise<StoredFacts | null>;
  write(key: string, bytes: Uint8Array, facts: StoredFacts): Promise<void>;
  /** Writes unless the key exists; false if it does. */
  create(key: string, bytes: Uint8Array, facts: StoredFacts): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Keys that begin with the prefix, sorted. */
  list(prefix: string): Promise<string[]>;
  /** Only of a store on a disk of this machine; `used` may be as old as `folderRoom` says. */
  room?(): Promise<StoreRoom>;
}

/** The store could not be reached or failed; carries no key. */
export class StoreFailure extends Error {
  override name = "StoreFailure";
}

/** What `work` returns; whatever it throws becomes a StoreFailure. */
export async function guardStore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StoreFailure("The lead store did not answer.", { cause: error });
  }
}
