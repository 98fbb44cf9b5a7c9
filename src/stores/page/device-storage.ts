/** How long values are stored on the device, in milliseconds, unless a caller sets another time. */
export const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** The only key that is never cleared. It says nothing about what was read. */
const PREFERENCE = "lang";

/** Key of the reading list. Clearing the history leaves it alone, because a saved document is no history. */
export const READING_LIST_KEY = "readingList";

interface Kept<T> {
  at: number;
  value: T;
  /**
   * When the value expires, in milliseconds since 1970. It is then dropped even on pages that do not read it.
   */
  until?: number;
}

let isSwept = false;

function storage(): Storage | undefined {
  try {
    const store = globalThis.localStorage;
    if (store && !isSwept) {
      isSwept = true;
      dropExpired(store, Date.now());
    }
    return store;
  } catch {
    return undefined;
  }
}

function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/**
 * Drops everything that has expired, whichever page stored it. It runs when a page first uses the storage.
 */
export function dropExpired(store: Storage, now: number): void {
  for (const key of Object.keys(store)) {
    try {
      const { until = now } = JSON.parse(store.getItem(key) ?? "{}") as Partial<Kept<unknown>>;
      if (until < now) store.removeItem(key);
    } catch {
      // Another module stored this value, such as the language.
    }
  }
}

/**
 * What `keep` stored under the key. Null if there is nothing, or if it is older than `maxAgeMs` or
 * unreadable.
 */
export function loadStored<T>(key: string, maxAgeMs = KEPT_MS): T | null {
  try {
    const kept = JSON.parse(storage()?.getItem(key) ?? "null") as Kept<T> | null;
    if (kept && Date.now() - kept.at <= maxAgeMs) return kept.value;
  } catch {
    // Other code stored a text under this key. It counts as nothing.
  }
  forget(key);
  return null;
}

/**
 * Stores a value on the device for `ms` milliseconds. Returns false if storing is forbidden or there is no
 * room; the previous value then stays.
 */
export function keep<T>(key: string, value: T, ms = KEPT_MS): boolean {
  const store = storage();
  const now = Date.now();
  try {
    store?.setItem(key, JSON.stringify({ at: now, value, until: now + ms } satisfies Kept<T>));
    return store !== undefined;
  } catch {
    return false;
  }
}

/** Stores a value as long as this tab exists. Does nothing if that is forbidden. */
export function keepForTab<T>(key: string, value: T): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The tab then uses the storage that all tabs share.
  }
}

/** What `keepForTab` stored under the key in this tab; null if there is nothing. */
export function readForTab<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Drops what `keepForTab` stored under the key. */
export function forgetForTab(key: string): void {
  tabStorage()?.removeItem(key);
}

/** Drops what is stored under the key. */
export function forget(key: string): void {
  storage()?.removeItem(key);
}

/** Drops everything that this site stores on the device, except the language and the `spared` keys. */
export function forgetAll(spared: readonly string[] = []): void {
  const left = [PREFERENCE, ...spared];
  for (const store of [storage(), tabStorage()]) {
    for (const key of Object.keys(store ?? {})) if (!left.includes(key)) store?.removeItem(key);
  }
}
