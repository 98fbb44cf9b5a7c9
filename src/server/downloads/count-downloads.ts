import type { RequestFailure } from "../http/request-failure.ts";
import { type LeadStore, StoreFailure } from "../object-store/object-store.ts";
import { openStore } from "../object-store/open-store.ts";
import { readEnvironment } from "../settings/read-environment.ts";
import { countWithin, marksLeft, secondsLeft } from "../visitor-limits/daily-limit.ts";
import { visitorAddress } from "../visitor-limits/visitor-address.ts";

/** Blob store of the day's counters. */
export const COUNTER_STORE = "counters";

/** The context of counting; tests supply their own. */
export interface Counter {
  /** Null if the process has no store (a handler called outside `netlify dev` and the host). */
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

/** Downloads the visitor has left today. If the limit is 0 the result is 0, without a call to the store. */
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

/** Counts one download, or fails if none is left. */
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

/** The failure for a visitor who has used up the day's downloads. */
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
