import { emptyQuery } from "#contract/search/query-address.ts";
import type { SuggestionItem } from "#contract/search/suggestions.ts";
import { forget, keep, loadStored } from "../page/device-storage.ts";

/** Local-storage key of the suggestion that was chosen on another page. */
const KEY = "pendingSearch";
/** Longer than any page load; an item left by a closed tab must not surprise somebody later. */
const FRESH_MS = 60_000;

/**
 * The condition an item adds: its own field for qr, suitedate, reason and court, else its value as a keyword.
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

/** Drops the pending item: the address has said what to search for. */
export function forgetPending(): void {
  forget(KEY);
}

function take(): SuggestionItem | null {
  const item = loadStored<SuggestionItem>(KEY, FRESH_MS);
  forget(KEY);
  return item;
}

/**
 * The pending item, which is removed at the same time: of two tabs opening at once only one gets it, by a
 * lock where the browser has locks.
 */
export async function takePending(): Promise<SuggestionItem | null> {
  if (!globalThis.navigator?.locks) return take();
  return navigator.locks.request(KEY, take);
}
