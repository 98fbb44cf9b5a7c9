/** Facts stored with an object in the clear: numbers, times and hashes, never anything personal. */
export type StoredFacts = Record<string, string | number>;

/** An object in the store. */
export interface StoredObject {
  bytes: Uint8Array;
  facts: StoredFacts;
}

/** The disk of a store, in bytes. */
export interface StoreRoom {
  /** Free space for this user, whoever uses the rest. */
  free: number;
  /** Space that the store uses. */
  used: number;
}

/**
 * The store of sealed leads and parts: a flat map from keys to bytes with facts. Keys are segments of
 * [A-Za-z0-9-] joined by "/"; the segments of a key are never a prefix of another key's.
 *
 * Callers rely on the following, which tests/unit/server/leads/store-conformance.ts checks for every adapter.
 * `read` and `readFacts` see every write that was acknowledged before they started. A write is atomic.
 * Removing a missing key succeeds. Of several concurrent `create` calls for a key, one returns true. `list`
 * may be incomplete while others write. Only the local emulation of Netlify Blobs does not decide races
 * reliably. Every method throws StoreFailure if the store fails.
 */
export interface LeadStore {
  read(key: string): Promise<StoredObject | null>;
  readFacts(key: string): Promise<StoredFacts | null>;
  write(key: string, bytes: Uint8Array, facts: StoredFacts): Promise<void>;
  /** Writes unless the key exists; false if it does. */
  create(key: string, bytes: Uint8Array, facts: StoredFacts): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Keys that start with the prefix, sorted. */
  list(prefix: string): Promise<string[]>;
  /** Only for a store on a disk of this machine; `used` may be as old as `folderRoom` says. */
  room?(): Promise<StoreRoom>;
}

/** The store could not be reached or failed. The message contains no key. */
export class StoreFailure extends Error {
  override name = "StoreFailure";
}

/** A store with the methods of the given one, in which every error becomes a StoreFailure. */
export function guardStore(store: LeadStore): LeadStore {
  const guard =
    <Args extends unknown[], T>(work: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      try {
        return await work(...args);
      } catch (error) {
        throw new StoreFailure("The lead store did not answer.", { cause: error });
      }
    };
  return {
    read: guard(store.read),
    readFacts: guard(store.readFacts),
    write: guard(store.write),
    create: guard(store.create),
    remove: guard(store.remove),
    list: guard(store.list),
    ...(store.room && { room: guard(store.room) }),
  };
}
