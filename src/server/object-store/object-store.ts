/** What is stored in the clear with an object: numbers, times and hashes, never anything personal. */
export type StoredFacts = Record<string, string | number>;

/** An object of the store. */
export interface StoredObject {
  bytes: Uint8Array;
  facts: StoredFacts;
}

/** The space of a store on its disk, in bytes. */
export interface StoreRoom {
  /** Space on the disk that this user may still take. */
  free: number;
  /** Space that the store uses. */
  used: number;
}

/**
 * The store of sealed leads and parts. It maps a key to bytes and facts. A key consists of segments of
 * [A-Za-z0-9-] joined by "/". No key is the beginning of another followed by "/".
 *
 * Callers rely on the following, and tests/unit/server/leads/store-conformance.ts checks it for every
 * implementation. `read` and `readFacts` see every write that ended before they began. A write is atomic.
 * Removing a key that does not exist succeeds. If several calls create a key at the same time, one returns
 * true. `list` may be incomplete while others write. Every method throws StoreFailure if the store fails.
 * Only the local emulation of Netlify Blobs does not decide all races reliably.
 */
export interface LeadStore {
  read(key: string): Promise<StoredObject | null>;
  readFacts(key: string): Promise<StoredFacts | null>;
  write(key: string, bytes: Uint8Array, facts: StoredFacts): Promise<void>;
  /** Writes an object unless the key exists. Returns false if the key exists. */
  create(key: string, bytes: Uint8Array, facts: StoredFacts): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** The keys that begin with the prefix, sorted. */
  list(prefix: string): Promise<string[]>;
  /**
   * The space of the store. Only a store on a disk of this machine has this method. `used` may be old (see
   * `folderRoom`).
   */
  room?(): Promise<StoreRoom>;
}

/** The store could not be reached, or it failed. The message contains no key. */
export class StoreFailure extends Error {
  override name = "StoreFailure";
}

/** Wraps a store so that every error becomes a StoreFailure. */
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
