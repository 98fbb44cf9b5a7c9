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

/** Why a search has no answer, as far as its words are the reason. */
export type Refused = Pick<CallFailure, "msg" | "fields" | "choices">;

/** What the result list displays. `total` is null until the count has arrived. */
export type ListState =
  | { kind: "idle" }
  | { kind: "loading"; total: number | null }
  | {
      kind: "ready";
      total: number;
      /** Rank of the first of `rows` in the whole list, from 1. */
      from: number;
      rows: SearchRow[];
      snippets: "loading" | "ready" | "failed";
      also?: AlsoSearchedForms[];
      understood?: Understood;
    }
  | { kind: "empty"; also?: AlsoSearchedForms[]; understood?: Understood }
  /**
   * `helps`: the possible meanings of an ambiguous word are known, or no answer of the search arrived, so the
   * static index may still help. `own` names a failure without a message from a server: the first search runs
   * before the page's words have loaded.
   */
  | { kind: "failed"; msg: string; own?: "network" | "timeout"; helps: boolean; of: Refused };

/** The facet tree; the old one stays while a new one loads, so that the layout does not shift. */
export interface FacetState {
  kind: "idle" | "loading" | "ready" | "failed";
  tree: FacetNode[];
}

export const $query = atom<SearchQuery>(emptyQuery());
export const $list = atom<ListState>({ kind: "idle" });
export const $facets = atom<FacetState>({ kind: "idle", tree: [] });

let running = new AbortController();

/** The parts of a query that determine which documents are found: not the page, not the order. */
const conditionsOf = (query: SearchQuery) => encodeQuery({ ...query, index: 1, sort: "relevance" });
/** The parts of a query that determine which rows are fetched, 200 at a time. */
const rowsOf = (query: SearchQuery) => encodeQuery({ ...query, index: sliceStart(query.index) });

/**
 * Rank of the first of the 200 rows that contain a page; a page beyond the last possible one counts as the
 * last.
 */
function sliceStart(page: number): number {
  const before = (Math.min(page, MAX_REACH / PAGE_SIZE) - 1) * PAGE_SIZE;
  return before - (before % MAX_ROWS) + 1;
}

let shownRows = "";
let shownConditions = "";

/**
 * Makes the query the current one and fetches what changes: for another page only its snippets, for another
 * order the rows, for another condition rows, count and facets. Aborts the requests of the previous query.
 * Returns whether the list is valid: false if a later query took over. Count and facets may arrive after the
 * return.
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
  // Facets that failed, or that were loading for the previous page, are requested again.
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
    // A page without its snippets is more useful than an error in its place.
    const { msg, reason } = outcome;
    const own = reason === "network" || reason === "timeout" ? reason : undefined;
    const helps = !!own || !!outcome.choices[0] || (reason === "status" && !outcome.code);
    $list.set(turned ? { ...shown, snippets: "failed" } : { kind: "failed", msg, own, helps, of: outcome });
    if (turned) remember();
    return;
  }
  const { total_count: total, id_list, also, understood } = outcome.data.data;
  // The address names a page that the list does not have: shows the last page.
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

/** The new rows, with the snippets of pages displayed before. */
function mergeSnippets(before: SearchRow[], after: SearchRow[]): SearchRow[] {
  const seen = new Map(before.map((row) => [row.id, row.snippets]));
  return after.map((row) => (row.snippets ? row : { ...row, snippets: seen.get(row.id) }));
}

async function loadCount(query: SearchQuery, signal: AbortSignal): Promise<void> {
  const outcome = await fetchCount(query, signal);
  // The rows contain the total too: a count that fails or arrives late changes nothing.
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

/** The query with values added to a list, back on its first page; the same query if they are already there. */
export function withValue(query: SearchQuery, field: ListField, values: readonly string[]): SearchQuery {
  return normaliseQuery({ ...query, index: 1, [field]: [...query[field], ...values] });
}

/** The query without the condition, back on its first page. */
export const withoutCondition = (query: SearchQuery, condition: Condition): SearchQuery => ({
  ...dropCondition(query, condition),
  index: 1,
});

/**
 * The query in another order, on another page, or of another type: a new type starts with its keywords only.
 */
export const withSort = (query: SearchQuery, sort: Sort): SearchQuery => ({ ...query, sort, index: 1 });
export const withPage = (query: SearchQuery, index: number): SearchQuery => ({ ...query, index });
export const withType = (query: SearchQuery, type: SearchScope): SearchQuery => ({
  ...emptyQuery(),
  type,
  qr: query.qr,
});
