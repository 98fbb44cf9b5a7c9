/** What is kept on the device is dropped after this time, unless a caller sets a shorter one. */
export const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** The one key that clearing always leaves: it says nothing about what was read. */
const PREFERENCE = "lang";

/** Key of the reading list: what somebody put aside is no history, and clearing the history leaves it. */
export const READING_LIST_KEY = "readingList";

interface Kept<T> {
  at: number;
  value: T;
  /** When it is dropped, also by a page that does not ask for it. */
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

/** Drops everything past its time, whichever page kept it: the first use of the storage on a page does so. */
export function dropExpired(store: Storage, now: number): void {
  for (const key of Object.keys(store)) {
    try {
      const { until = now } = JSON.parse(store.getItem(key) ?? "{}") as Partial<Kept<unknown>>;
      if (until < now) store.removeItem(key);
    } catch {
      // Not kept by this module: a language, or somebody else's text.
    }
  }
}

/** What `keep` stored under the key, or null when nothing is there, it is older than `maxAgeMs` or unreadable. */
export function loadStored<T>(key: string, maxAgeMs = KEPT_MS, now = Date.now()): T | null {
  try {
    const kept = JSON.parse(storage()?.getItem(key) ?? "null") as Kept<T> | null;
    if (kept && now - kept.at <= maxAgeMs) return kept.value;
  } catch {
    // Somebody else's text under our key reads as nothing.
  }
  forget(key);
  return null;
}

/** Keeps a value on the device for `ms`. False where storage is full or forbidden: what was there before stays. */
export function keep<T>(key: string, value: T, now = Date.now(), ms = KEPT_MS): boolean {
  const store = storage();
  try {
    store?.setItem(key, JSON.stringify({ at: now, value, until: now + ms } satisfies Kept<T>));
    return store !== undefined;
  } catch {
    return false;
  }
}

/** Keeps a value for as long as this tab lives; nothing where that is forbidden. */
export function keepForTab<T>(key: string, value: T): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The tab goes by what all tabs share.
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

/** Drops one key. */
export function forget(key: string): void {
  storage()?.removeItem(key);
}

/** Drops everything this site keeps on the device, the language and `spared` keys apart. */
export function forgetAll(spared: readonly string[] = []): void {
  const left = [PREFERENCE, ...spared];
  for (const store of [storage(), tabStorage()]) {
    for (const key of Object.keys(store ?? {})) if (!left.includes(key)) store?.removeItem(key);
  }
}
