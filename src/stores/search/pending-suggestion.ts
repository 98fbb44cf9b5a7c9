import { emptyQuery } from "#contract/search/query-address.ts";
import type { SuggestionItem } from "#contract/search/suggestions.ts";
import { forget, keep, loadStored } from "../page/device-storage.ts";

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

/** Returns the waiting suggestion and deletes it. */
export function takePending(): SuggestionItem | null {
  const item = loadStored<SuggestionItem>(KEY, FRESH_MS);
  forget(KEY);
  return item;
}
