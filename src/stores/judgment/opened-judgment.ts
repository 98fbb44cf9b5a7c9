import type { SearchQuery } from "#contract/search/search-query.ts";
import { keep, keepForTab, loadStored, readForTab } from "../page/device-storage.ts";

/** Local-storage key of the last opened judgment, as specified. */
const KEY = "openedJudgment";

export interface OpenedJudgment {
  id: string;
  /** Page of the result list it was opened from. */
  page: number;
  query: SearchQuery;
  /** Ids of the list it was opened from, in order: previous and next follow them. */
  ids: string[];
  /**
   * Rank of the first of `ids` in that list; absent from what an earlier version stored, which began at 1.
   */
  from?: number;
  /** Documents found in all; absent from what an earlier version stored. */
  total?: number;
}

/**
 * Remembers which judgment was opened and from which list: for new tabs, and for this one whatever others
 * open.
 */
export function rememberOpened(opened: OpenedJudgment): void {
  keep(KEY, opened);
  keepForTab(KEY, opened);
}

/**
 * The judgment last opened in this tab, else in any, or null; null once another tab has cleared the history.
 */
export function readOpened(): OpenedJudgment | null {
  const last = loadStored<OpenedJudgment>(KEY);
  return last && (readForTab<OpenedJudgment>(KEY) ?? last);
}

/** Ids before and after `id` in the list, empty at its ends or if the list does not contain it. */
export function neighbours(ids: readonly string[], id: string): { previous: string; next: string } {
  const at = ids.indexOf(id);
  if (at < 0) return { previous: "", next: "" };
  return { previous: ids[at - 1] ?? "", next: ids[at + 1] ?? "" };
}
