import type { SearchQuery } from "#contract/search/search-query.ts";
import { keep, keepForTab, loadStored, readForTab } from "../page/device-storage.ts";

/** Local-storage key of the last opened judgment, as specified. */
const KEY = "openedJudgment";

export interface OpenedJudgment {
  id: string;
  /** Page of the result list from which the judgment was opened. */
  page: number;
  query: SearchQuery;
  /** Ids of the list from which the judgment was opened, in order; previous and next follow them. */
  ids: string[];
  /**
   * Rank of the first of `ids` in that list. Absent in data stored by an earlier version, which began at 1.
   */
  from?: number;
  /** Number of documents found. Absent in data stored by an earlier version. */
  total?: number;
}

/**
 * Stores which judgment was opened and from which list: for new tabs, and for this tab whatever other tabs
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
