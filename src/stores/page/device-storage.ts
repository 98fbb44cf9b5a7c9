/** Default lifetime of what is stored on the device; a caller may set a shorter one. */
export const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** The one key that clearing always spares: it reveals nothing about what was read. */
const PREFERENCE = "lang";

/** Key of the reading list. A saved document is not history, so clearing the history spares it. */
export const READING_LIST_KEY = "readingList";

interface Kept<T> {
  at: number;
  value: T;
  /** When the value expires, even on a page that does not read it. */
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

/** Drops everything that has expired, whichever page stored it, on the page's first use of the storage. */
export function dropExpired(store: Storage, now: number): void {
  for (const key of Object.keys(store)) {
    try {
      const { until = now } = JSON.parse(store.getItem(key) ?? "{}") as Partial<Kept<unknown>>;
      if (until < now) store.removeItem(key);
    } catch {
      // Not stored by this module: a language, or a text of other code.
    }
  }
}

/**
 * What `keep` stored under the key, or null if nothing is there, or it is older than `maxAgeMs` or
 * unreadable.
 */
export function loadStored<T>(key: string, maxAgeMs = KEPT_MS, now = Date.now()): T | null {
  try {
    const kept = JSON.parse(storage()?.getItem(key) ?? "null") as Kept<T> | null;
    if (kept && now - kept.at <= maxAgeMs) return kept.value;
  } catch {
    // A text of other code under our key counts as nothing.
  }
  forget(key);
  return null;
}

/**
 * Stores a value on the device for `ms`. False if storage is full or forbidden: the previous value then
 * stays.
 */
export function keep<T>(key: string, value: T, now = Date.now(), ms = KEPT_MS): boolean {
  const store = storage();
  try {
    store?.setItem(key, JSON.stringify({ at: now, value, until: now + ms } satisfies Kept<T>));
    return store !== undefined;
  } catch {
    return false;
  }
}

/** Stores a value for the life of this tab; does nothing if that is forbidden. */
export function keepForTab<T>(key: string, value: T): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The tab falls back to the storage that all tabs share.
  }
}

/** What `keepForTab` stored under the key in this tab, or null. */
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

/** The text stored under the key, whatever its age, or null. It differs between two calls of `keep`. */
export function storedText(key: string): string | null {
  try {
    return storage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Drops one key. */
export function forget(key: string): void {
  storage()?.removeItem(key);
}

/** Drops everything this site stores on the device except the language and `spared` keys. */
export function forgetAll(spared: readonly string[] = []): void {
  const left = [PREFERENCE, ...spared];
  for (const store of [storage(), tabStorage()]) {
    for (const key of Object.keys(store ?? {})) if (!left.includes(key)) store?.removeItem(key);
  }
}
