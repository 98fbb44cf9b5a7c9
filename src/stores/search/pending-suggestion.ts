import { emptyQuery } from "#contract/search/query-address.ts";
import type { SuggestionItem } from "#contract/search/suggestions.ts";
import { forget, keep, loadStored, storedText } from "../page/device-storage.ts";

/** Local-storage key of the suggestion that was chosen on another page and waits for the result page. */
const KEY = "pendingSearch";
/**
 * Time, in ms, after which the waiting suggestion expires. Every page load is shorter. Without this limit,
 * the suggestion of a closed tab would run in a later visit.
 */
const FRESH_MS = 60_000;

/**
 * Converts a suggestion to a condition. Causes, courts and dates have query fields of their own; everything
 * else becomes a keyword.
 */
export function conditionOf(item: Pick<SuggestionItem, "type" | "value" | "label">) {
  switch (item.type) {
    case "reason":
    case "court":
      // The label is used instead of the id, so that an address still means the same court after the
      // catalogue has been renumbered.
      return { field: item.type, value: item.label } as const;
    case "suitedate":
      return { field: item.type, value: item.value } as const;
    default:
      return { field: "qr", value: item.value } as const;
  }
}

/** The query that has one suggestion as its only condition. */
export function queryOf(item: Pick<SuggestionItem, "type" | "value" | "label">) {
  const { field, value } = conditionOf(item);
  return { ...emptyQuery(), [field]: [value] };
}

/** Stores the chosen suggestion for the result page. */
export function putPending(item: SuggestionItem): void {
  keep(KEY, item);
}

/** Deletes the waiting suggestion. The result page calls this if its address already contains a query. */
export function forgetPending(): void {
  forget(KEY);
}

/**
 * Time, in ms, for which a tab holds the lock of the suggestion that it takes. A change of the local storage
 * reaches every tab in less time, even on a busy machine.
 */
const CLAIM_MS = 10_000;

function take(): SuggestionItem | null {
  const item = loadStored<SuggestionItem>(KEY, FRESH_MS);
  forget(KEY);
  return item;
}

/**
 * Returns the waiting suggestion and deletes it. Only one of two tabs that open at the same time gets it. The
 * other tab may still read it from the storage, but cannot get the lock that is named after it.
 */
export async function takePending(): Promise<SuggestionItem | null> {
  const locks = globalThis.navigator?.locks;
  const stored = storedText(KEY);
  if (!locks || stored === null) return take();
  return new Promise((resolve, reject) => {
    locks
      .request(`${KEY} ${stored}`, { ifAvailable: true }, async (lock) => {
        resolve(lock ? take() : null);
        if (lock) await claimEnd();
      })
      .catch(reject);
  });
}

/**
 * Resolves after CLAIM_MS, or earlier if the visitor leaves the page. A page that holds a lock cannot go to
 * the back/forward cache.
 */
function claimEnd(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, CLAIM_MS);
    addEventListener("pagehide", () => resolve(), { once: true });
  });
}
