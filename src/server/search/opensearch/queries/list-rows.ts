import { PAGE_SIZE } from "#contract/search/search-limits.ts";
import { cutSnippets } from "#domain/search/match/snippet.ts";
import { type QueryPlan, wordsToShow } from "#domain/search/query/query-plan.ts";
import type { SearchScope } from "#domain/search/scope.ts";
import {
  placesOf,
  type RowRange,
  type SearchCatalogue,
  type SearchHit,
  type SearchResult,
} from "../../search-engine.ts";
import type { DocumentDetail } from "../../sources/document.ts";
import { ROW_FIELDS, readHits } from "./answers.ts";
import type { IndexCalls } from "./index-calls.ts";
import {
  isRankedInSteps,
  type QueryClause,
  queryBody,
  rankedBody,
  sortBody,
  TIER_DEPTHS,
  tierBody,
} from "./query-body.ts";

/** The rows of a slice of a plan's list, those of the plan's page with snippets, and the total. */
export async function rowsInCluster(
  calls: IndexCalls<SearchScope>,
  catalogue: SearchCatalogue,
  plan: QueryPlan,
  slice: RowRange,
): Promise<SearchResult> {
  const { start, end } = placesOf(slice);
  const { total, rows } = isRankedInSteps(plan)
    ? await findInSteps(calls, catalogue, plan, start, end)
    : await list(
        calls,
        plan,
        (plan.sort === "relevance" ? rankedBody : queryBody)(plan, catalogue),
        start,
        end,
      );
  const inList = (place: number) => Math.max(0, place - start);
  const page = rows.slice(inList((plan.page - 1) * PAGE_SIZE), inList(plan.page * PAGE_SIZE));
  await addSnippets(calls, plan, page);
  return { total, rows };
}

/** The rows of a query from `start` (0) to `end` in the plan's order, and the total. */
async function list(
  calls: IndexCalls<SearchScope>,
  plan: QueryPlan,
  query: QueryClause,
  start: number,
  end: number,
): Promise<SearchResult> {
  const answer = await calls.search(plan.type, {
    query,
    sort: sortBody(plan),
    ...(start > 0 && { from: start }),
    size: end - start,
    track_total_hits: true,
    ...ROW_FIELDS,
  });
  return readHits(answer);
}

/**
 * The ranked rows, collected tier by tier: each request finds a tier with the better ones, newest first.
 */
async function findInSteps(
  calls: IndexCalls<SearchScope>,
  catalogue: SearchCatalogue,
  plan: QueryPlan,
  start: number,
  end: number,
): Promise<SearchResult> {
  const newest: QueryPlan = { ...plan, sort: "date" };
  const bodies = [...TIER_DEPTHS.map((tier) => tierBody(plan, tier, catalogue)), queryBody(plan, catalogue)];
  const found = await Promise.all(bodies.map((body) => list(calls, newest, body, 0, end)));
  const rows = new Map(found.flatMap((some) => some.rows).map((row) => [row.id, row]));
  return { total: found.at(-1)!.total, rows: [...rows.values()].slice(start, end) };
}

async function addSnippets(
  calls: IndexCalls<SearchScope>,
  plan: QueryPlan,
  rows: SearchHit[],
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const details = await calls.members(plan.type, ids, "detail");
  const words = wordsToShow(plan);
  for (const [at, row] of rows.entries()) {
    const text = details[at];
    if (!text) continue;
    const { body_text, tail_text, body_postscript, holding }: DocumentDetail = JSON.parse(text);
    const paragraphs = [...body_text, ...tail_text, ...body_postscript];
    row.snippets = cutSnippets(row.title, paragraphs, words, holding?.from ?? 0, plan.near);
  }
}
