import { PAGE_SIZE } from "#contract/search/search-limits.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import { placesOf, type RowRange, type SearchHit, type SearchResult } from "../../search-engine.ts";
import { snippetsOf } from "../../sources/document-snippets.ts";
import { ROW_FIELDS, readHits } from "./answers.ts";
import type { Asking } from "./count-documents.ts";
import { type QueryClause, queryBody, sortBody, tierBodies } from "./query-body.ts";

/** The rows in a slice of a plan's list and the total. The rows of the plan's page have snippets. */
export async function rowsInCluster(asking: Asking, plan: QueryPlan, slice: RowRange): Promise<SearchResult> {
  const [total, rows] = await Promise.all([
    asking.calls.count(plan.type, queryBody(plan, asking.catalogue)),
    rowsWithSnippets(asking, plan, slice),
  ]);
  return { total, rows };
}

async function rowsWithSnippets(asking: Asking, plan: QueryPlan, slice: RowRange): Promise<SearchHit[]> {
  const { calls, catalogue } = asking;
  const { start, end } = placesOf(slice);
  const isRanked = plan.sort === "relevance" && plan.keywords.length > 0;
  const rows = isRanked
    ? await rowsByTier(asking, plan, start, end)
    : await list(calls, plan, queryBody(plan, catalogue), start, end);
  const inList = (place: number) => Math.max(0, place - start);
  const page = rows.slice(inList((plan.page - 1) * PAGE_SIZE), inList(plan.page * PAGE_SIZE));
  const documents = await calls.documents(
    plan.type,
    page.map(({ id }) => id),
  );
  for (const [at, row] of page.entries()) {
    const { detail } = documents[at] ?? {};
    if (detail) row.snippets = snippetsOf(plan, row.title, JSON.parse(detail));
  }
  return rows;
}

/** The rows that a query finds, from index `start` to `end` (exclusive) in the plan's order. */
async function list(
  calls: Asking["calls"],
  plan: QueryPlan,
  query: QueryClause,
  start: number,
  end: number,
): Promise<SearchHit[]> {
  const answer = await calls.search(plan.type, {
    query,
    sort: sortBody(plan),
    ...(start > 0 && { from: start }),
    size: end - start,
    track_total_hits: false,
    ...ROW_FIELDS,
  });
  return readHits(answer).rows;
}

/**
 * The ranked rows: the tiers are requested as lists by date, and put one after the other. A list by date
 * without a total ends as soon as its newest rows are found.
 */
async function rowsByTier(
  { calls, catalogue }: Asking,
  plan: QueryPlan,
  start: number,
  end: number,
): Promise<SearchHit[]> {
  const newest: QueryPlan = { ...plan, sort: "date" };
  const bodies = [...tierBodies(plan, catalogue), queryBody(plan, catalogue)];
  const lists = await Promise.all(bodies.map((query) => list(calls, newest, query, 0, end)));
  const rows = new Map<string, SearchHit>();
  for (const row of lists.flat()) if (!rows.has(row.id)) rows.set(row.id, row);
  return [...rows.values()].slice(start, end);
}
