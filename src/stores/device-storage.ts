/** What is kept on the device is dropped after this time, unless a caller sets a shorter one. */
export const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** The one key that "clear history" leaves: it says nothing about what was read. */
const PREFERENCE = "lang";

interface Kept<T> {
  at: number;
  value: T;
}

function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** What `keep` stored under the key, or null when nothing is there, it is older than `maxAgeMs` or unreadable. */
export function readKept<T>(key: string, maxAgeMs = KEPT_MS, now = Date.now()): T | null {
  try {
    const kept = JSON.parse(storage()?.getItem(key) ?? "null") as Kept<T> | null;
    if (kept && now - kept.at <= maxAgeMs) return kept.value;
  } catch {
    // Somebody else's text under our key reads as nothing.
  }
  forget(key);
  return null;
}

/** Keeps a value on the device with the time; silently nothing where storage is full or forbidden. */
export function keep<T>(key: string, value: T, now = Date.now()): void {
  try {
    storage()?.setItem(key, JSON.stringify({ at: now, value } satisfies Kept<T>));
  } catch {
    // The product works without it.
  }
}

/** Drops one key. */
export function forget(key: string): void {
  storage()?.removeItem(key);
}

/** Drops everything this site keeps on the device, the language apart. */
export function forgetAll(): void {
  for (const store of [storage(), globalThis.sessionStorage]) {
    for (const key of Object.keys(store ?? {})) if (key !== PREFERENCE) store?.removeItem(key);
  }
}
