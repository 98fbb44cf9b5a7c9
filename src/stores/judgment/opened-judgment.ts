import type { SearchQuery } from "#contract/search/search-query.ts";
import { forgetForTab, keep, keepForTab, loadStored, readForTab } from "../page/device-storage.ts";

/** Key in local storage of the judgment that was opened last, as specified. */
const KEY = "openedJudgment";

export interface OpenedJudgment {
  id: string;
  /** Page of the result list from which it was opened. */
  page: number;
  query: SearchQuery;
  /**
   * Ids of the list from which it was opened, in order. The previous and next judgment are taken from them.
   */
  ids: string[];
  /**
   * Position of the first of `ids` in that list, from 1. Older versions stored no position; their lists began
   * at 1.
   */
  from?: number;
  /** Number of documents that were found. Older versions did not store it. */
  total?: number;
}

/**
 * Stores which judgment was opened and from which list. It is stored twice: in local storage, which a new tab
 * reads, and for this tab alone, so that judgments opened in other tabs do not replace it.
 */
export function rememberOpened(opened: OpenedJudgment): void {
  keep(KEY, opened);
  keepForTab(KEY, opened);
}

/**
 * The judgment that was opened last in this tab, or else in any tab. Null if there is none, or if another tab
 * has cleared the history.
 */
export function readOpened(): OpenedJudgment | null {
  const last = loadStored<OpenedJudgment>(KEY);
  return last && (readForTab<OpenedJudgment>(KEY) ?? last);
}

/**
 * The ids before and after `id` in the list. Empty at the ends of the list, and if it does not contain the
 * id.
 */
export function neighbours(ids: readonly string[], id: string): { previous: string; next: string } {
  const at = ids.indexOf(id);
  if (at < 0) return { previous: "", next: "" };
  return { previous: ids[at - 1] ?? "", next: ids[at + 1] ?? "" };
}

const LEFT = "leftJudgment";

/** Stores, for this tab, the address of the judgment from which the visitor follows the link to its list. */
export const noteLeft = (address: string): void => keepForTab(LEFT, address);

/** The address that `noteLeft` stored, once; null if there is none. */
export function takeLeft(): string | null {
  const left = readForTab<string>(LEFT);
  forgetForTab(LEFT);
  return left;
}
