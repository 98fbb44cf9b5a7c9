import { emptyQuery } from "#contract/search/query-address.ts";
import type { SuggestionItem } from "#contract/search/suggestions.ts";
import { forget, keep, loadStored, storedText } from "../page/device-storage.ts";

/** Local-storage key of the suggestion that was chosen on another page. */
const KEY = "pendingSearch";
/**
 * Time, in ms, after which a pending item expires. It is longer than any page load; an item left by a closed
 * tab must not surprise somebody later.
 */
const FRESH_MS = 60_000;

/**
 * The condition for an item: its own field for qr, suitedate, reason and court, else its value as a keyword.
 */
export function conditionOf(item: Pick<SuggestionItem, "type" | "value" | "label">) {
  switch (item.type) {
    case "reason":
    case "court":
      // Labels, not ids: an address must mean the same court after the catalogue has been renumbered.
      return { field: item.type, value: item.label } as const;
    case "suitedate":
      return { field: item.type, value: item.value } as const;
    default:
      return { field: "qr", value: item.value } as const;
  }
}

/** The query for one item alone. */
export function queryOf(item: Pick<SuggestionItem, "type" | "value" | "label">) {
  const { field, value } = conditionOf(item);
  return { ...emptyQuery(), [field]: [value] };
}

/** Stores the chosen item for the result page. */
export function putPending(item: SuggestionItem): void {
  keep(KEY, item);
}

/** Drops the pending item, because the address contains the query. */
export function forgetPending(): void {
  forget(KEY);
}

/**
 * Time, in ms, for which a tab claims the pending item. It is longer than a change of the storage takes to
 * reach every tab, even on a busy machine.
 */
const CLAIM_MS = 10_000;

function take(): SuggestionItem | null {
  const item = loadStored<SuggestionItem>(KEY, FRESH_MS);
  forget(KEY);
  return item;
}

/**
 * The pending item, which is removed at the same time. If two tabs open at once, only one gets it: another
 * tab may still read an item that this tab has removed, but it cannot get the lock of the same item.
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
 * Resolves after the claim time, or when the page is left: a held lock would keep the page out of the
 * back/forward cache.
 */
function claimEnd(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, CLAIM_MS);
    addEventListener("pagehide", () => resolve(), { once: true });
  });
}
