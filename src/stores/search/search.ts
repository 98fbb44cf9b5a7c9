import { atom } from "nanostores";
import type { CallFailure } from "#client/request.ts";
import { fetchCount, fetchFacets, fetchRows } from "#client/services/search-service.ts";
import type { FacetNode } from "#contract/search/facets.ts";
import { emptyQuery, encodeQuery, hasConditions, normaliseQuery } from "#contract/search/query-address.ts";
import type { AlsoSearchedForms, SearchRow, Understood } from "#contract/search/search.ts";
import { MAX_REACH, MAX_ROWS, PAGE_SIZE, pagesOf, type Sort } from "#contract/search/search-limits.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import { type Condition, dropCondition, type ListField } from "#domain/search/query/query-fields.ts";
import type { SearchScope } from "#domain/search/scope.ts";
import { withLoadingBar } from "../page/loading-bar.ts";

/**
 * Why a search was refused: the message, the wrong fields, and the possible meanings of the first one's
 * value.
 */
export type Refused = Pick<CallFailure, "msg" | "fields" | "choices">;

/** What the result list displays. `total` is null until the count has arrived. */
export type ListState =
  | { kind: "idle" }
  | { kind: "loading"; total: number | null }
  | {
      kind: "ready";
      total: number;
      /** Rank of the first of `rows` among all documents that the query finds, from 1. */
      from: number;
      rows: SearchRow[];
      snippets: "loading" | "ready" | "failed";
      also?: AlsoSearchedForms[];
      understood?: Understood;
    }
  | { kind: "empty"; also?: AlsoSearchedForms[]; understood?: Understood }
  /**
   * `helps` says that the page can offer another way: the possible meanings of an ambiguous word, or the
   * static index if the search itself did not answer. `own` names a failure for which no server sent a
   * message. The page words it later, because the first search runs before the page's words have loaded.
   */
  | { kind: "failed"; msg: string; own?: "network" | "timeout"; helps: boolean; of: Refused };

/**
 * The facets. The tree of the previous query stays while the next is loading, so that the layout does not
 * shift.
 */
export interface FacetState {
  kind: "idle" | "loading" | "ready" | "failed";
  tree: FacetNode[];
}

export const $query = atom<SearchQuery>(emptyQuery());
export const $list = atom<ListState>({ kind: "idle" });
export const $facets = atom<FacetState>({ kind: "idle", tree: [] });

let running = new AbortController();

/** The parts of a query that decide which documents it finds. Page and order are not among them. */
const conditionsOf = (query: SearchQuery) => encodeQuery({ ...query, index: 1, sort: "relevance" });
/**
 * The parts of a query that decide which rows are fetched. 200 rows are fetched at a time, so the pages that
 * show the same 200 rows have the same value.
 */
const rowsOf = (query: SearchQuery) => encodeQuery({ ...query, index: sliceStart(query.index) });

/**
 * Rank of the first of the 200 rows that contain the rows of a page. A page beyond the reach of the search
 * counts as the last page.
 */
function sliceStart(page: number): number {
  const before = (Math.min(page, MAX_REACH / PAGE_SIZE) - 1) * PAGE_SIZE;
  return before - (before % MAX_ROWS) + 1;
}

let shownRows = "";
let shownConditions = "";

/**
 * Makes a query the current one and requests what it changes. Another page changes only the snippets, as long
 * as it shows rows that are already there. Another order changes the rows. Another condition changes rows,
 * count and facets. Aborts the requests of the previous query. Resolves once the rows have arrived; false if
 * a later query has aborted this one. Count and facets may arrive later.
 */
export async function runQuery(wanted: SearchQuery, again = false): Promise<boolean> {
  const query = normaliseQuery(wanted);
  running.abort();
  running = new AbortController();
  const { signal } = running;
  $query.set(query);
  if (!hasConditions(query)) {
    shownRows = shownConditions = "";
    document.documentElement.removeAttribute("data-asked");
    $list.set({ kind: "idle" });
    $facets.set({ kind: "idle", tree: [] });
    return true;
  }
  const newConditions = again || shownConditions !== conditionsOf(query);
  const newRows = newConditions || shownRows !== rowsOf(query);
  shownRows = shownConditions = "";
  const shown = $list.get();
  const total = !newConditions && "total" in shown ? shown.total : null;
  const rows = loadRows(query, signal, newRows, total);
  const work = [rows];
  if (newConditions) work.push(loadCount(query, signal));
  // Facets that have failed, or whose request was just aborted, are requested again.
  if (newConditions || $facets.get().kind !== "ready") work.push(loadFacets(query, signal));
  void withLoadingBar(Promise.all(work));
  await rows;
  return !signal.aborted;
}

async function loadRows(
  query: SearchQuery,
  signal: AbortSignal,
  newRows: boolean,
  counted: number | null,
): Promise<void> {
  const shown = $list.get();
  const turned = !newRows && shown.kind === "ready";
  const known = turned && shown.rows[(query.index - 1) * PAGE_SIZE + 1 - shown.from]?.snippets !== undefined;
  if (turned) $list.set({ ...shown, snippets: known ? "ready" : "loading" });
  else $list.set({ kind: "loading", total: counted });
  const remember = () => {
    shownRows = rowsOf(query);
    shownConditions = conditionsOf(query);
  };
  if (known) return remember();
  const from = sliceStart(query.index);
  const outcome = await fetchRows(query, from, signal);
  if (signal.aborted) return;
  if (!outcome.ok) {
    // If only the snippets of a page are missing, its rows stay instead of the error.
    const { msg, reason } = outcome;
    const own = reason === "network" || reason === "timeout" ? reason : undefined;
    const helps = !!own || !!outcome.choices[0] || (reason === "status" && !outcome.code);
    $list.set(turned ? { ...shown, snippets: "failed" } : { kind: "failed", msg, own, helps, of: outcome });
    if (turned) remember();
    return;
  }
  const { total_count: total, id_list, also, understood } = outcome.data.data;
  // The address names a page beyond the last. The last page is shown instead.
  if (total > 0 && id_list.length === 0 && query.index > pagesOf(total))
    return loadRows({ ...query, index: pagesOf(total) }, signal, true, total);
  remember();
  const rows = turned ? mergeSnippets(shown.rows, id_list) : id_list;
  $list.set(
    total > 0
      ? { kind: "ready", total, from, rows, snippets: "ready", also, understood }
      : { kind: "empty", also, understood },
  );
}

/** The new rows. A row without snippets gets those that it had before. */
function mergeSnippets(before: SearchRow[], after: SearchRow[]): SearchRow[] {
  const seen = new Map(before.map((row) => [row.id, row.snippets]));
  return after.map((row) => (row.snippets ? row : { ...row, snippets: seen.get(row.id) }));
}

async function loadCount(query: SearchQuery, signal: AbortSignal): Promise<void> {
  const outcome = await fetchCount(query, signal);
  // The answer with the rows contains the total too. So a count that fails or arrives after it changes
  // nothing.
  if (outcome.ok && !signal.aborted && $list.get().kind === "loading")
    $list.set({ kind: "loading", total: outcome.data.data.total_count });
}

async function loadFacets(query: SearchQuery, signal: AbortSignal): Promise<void> {
  $facets.set({ ...$facets.get(), kind: "loading" });
  const outcome = await fetchFacets(query, signal);
  if (signal.aborted) return;
  if (outcome.ok) $facets.set({ kind: "ready", tree: outcome.data.treedata });
  else $facets.set({ kind: "failed", tree: [] });
}

/**
 * Adds values to a list field of a query and returns to its first page. Values that it already has are not
 * repeated.
 */
export function withValue(query: SearchQuery, field: ListField, values: readonly string[]): SearchQuery {
  return normaliseQuery({ ...query, index: 1, [field]: [...query[field], ...values] });
}

/** Removes a condition from a query and returns to its first page. */
export const withoutCondition = (query: SearchQuery, condition: Condition): SearchQuery => ({
  ...dropCondition(query, condition),
  index: 1,
});

/** Changes the order of a query and returns to its first page. */
export const withSort = (query: SearchQuery, sort: Sort): SearchQuery => ({ ...query, sort, index: 1 });
/** Changes the page of a query. */
export const withPage = (query: SearchQuery, index: number): SearchQuery => ({ ...query, index });
/** Changes the type of a query. Of its conditions, only the keywords are kept. */
export const withType = (query: SearchQuery, type: SearchScope): SearchQuery => ({
  ...emptyQuery(),
  type,
  qr: query.qr,
});
