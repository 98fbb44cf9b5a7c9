import type { RequestFailure } from "../http/request-failure.ts";
import { type LeadStore, StoreFailure } from "../object-store/object-store.ts";
import { openStore } from "../object-store/open-store.ts";
import { readEnvironment } from "../settings/read-environment.ts";
import { countWithin, marksLeft, secondsLeft } from "../visitor-limits/daily-limit.ts";
import { visitorAddress } from "../visitor-limits/visitor-address.ts";

/** The store with the counters of the day. */
export const COUNTER_STORE = "counters";

/** What counting needs. Tests make their own. */
export interface Counter {
  /** Null if the process has no store, because a function is called outside `netlify dev` and the host. */
  store: LeadStore | null;
  daily: number;
  now: number;
}

/** The counter of the running site. */
export const openCounter = (): Counter => ({
  store: openStore(COUNTER_STORE),
  daily: readEnvironment().FASU_DOWNLOADS_PER_DAY,
  now: Date.now(),
});

const NO_STORE: RequestFailure = {
  error: "missing_part",
  reason: "no_download_store",
  headers: { "retry-after": "5" },
};

/** Number of downloads that the visitor has left today. If the daily limit is 0, the store is not asked. */
export async function downloadsLeft(
  { store, daily, now }: Counter,
  request: Request,
): Promise<{ left: number } | { failure: RequestFailure }> {
  if (daily === 0) return { left: 0 };
  if (!store) return { failure: NO_STORE };
  return guard(async () => ({
    left: await marksLeft(store, "download", visitorAddress(request), daily, now),
  }));
}

/** Counts a download of the visitor. Fails if none is left today. */
export async function spendDownload(
  { store, daily, now }: Counter,
  request: Request,
): Promise<{ spent: true } | { failure: RequestFailure }> {
  if (daily === 0) return { failure: noneLeft(daily, now) };
  if (!store) return { failure: NO_STORE };
  return guard(async () =>
    (await countWithin(store, "download", visitorAddress(request), daily, now))
      ? { spent: true as const }
      : { failure: noneLeft(daily, now) },
  );
}

/** The failure for a visitor who has no downloads left today. */
export const noneLeft = (daily: number, now: number): RequestFailure => ({
  error: "too_many",
  reason: "no_downloads_left",
  value: String(daily),
  headers: { "retry-after": String(secondsLeft(now)) },
});

async function guard<T>(work: () => Promise<T>): Promise<T | { failure: RequestFailure }> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    return { failure: NO_STORE };
  }
}
