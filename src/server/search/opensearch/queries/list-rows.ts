import { PAGE_SIZE } from "#contract/search/search-limits.ts";
import { cutSnippets } from "#domain/search/match/snippet.ts";
import { wordsToShow } from "#domain/search/query/plan-words.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import { placesOf, type RowRange, type SearchHit, type SearchResult } from "../../search-engine.ts";
import type { DocumentDetail } from "../../sources/document.ts";
import { ROW_FIELDS, readHits } from "./answers.ts";
import type { Asking } from "./asking.ts";
import { totalInCluster } from "./count-documents.ts";
import {
  isRankedInSteps,
  type QueryClause,
  queryBody,
  rankedBody,
  sortBody,
  TIER_DEPTHS,
  tierBody,
} from "./query-body.ts";

/**
 * If a plan is expected to find more than this share of documents, lists of single tiers end earlier than one
 * list of all documents.
 */
const MANY = 0.1;

/** The rows in a slice of a plan's list and the total. The rows of the plan's page have snippets. */
export async function rowsInCluster(asking: Asking, plan: QueryPlan, slice: RowRange): Promise<SearchResult> {
  const { calls, catalogue, shares } = asking;
  const { start, end } = placesOf(slice);
  const isRanked = plan.sort === "relevance" && plan.keywords.length > 0;
  const { total, rows } =
    isRankedInSteps(plan) || (isRanked && (await shares.expected(plan)) > MANY)
      ? await findInSteps(asking, plan, start, end)
      : await list(calls, plan, (isRanked ? rankedBody : queryBody)(plan, catalogue), start, end);
  const inList = (place: number) => Math.max(0, place - start);
  const page = rows.slice(inList((plan.page - 1) * PAGE_SIZE), inList(plan.page * PAGE_SIZE));
  const [count] = await Promise.all([total, addSnippets(calls, plan, page)]);
  return { total: count, rows };
}

/** Rows, and a total that may still be computed. */
interface Listed {
  total: number | Promise<number>;
  rows: SearchHit[];
}

/**
 * The rows that a query finds, from index `start` to `end` (exclusive) in the plan's order. The total is 0
 * unless `isCounted`.
 */
async function list(
  calls: Asking["calls"],
  plan: QueryPlan,
  query: QueryClause,
  start: number,
  end: number,
  isCounted = true,
): Promise<SearchResult> {
  const answer = await calls.search(plan.type, {
    query,
    sort: sortBody(plan),
    ...(start > 0 && { from: start }),
    size: end - start,
    track_total_hits: isCounted,
    ...ROW_FIELDS,
  });
  return readHits(answer);
}

/**
 * Collects the ranked rows tier by tier, the newest first within a tier. A list by date without a total ends
 * early, as soon as the newest rows are found. With one keyword the first tiers often have enough rows. With
 * several keywords they rarely have enough, so all tiers are requested at once.
 */
async function findInSteps(asking: Asking, plan: QueryPlan, start: number, end: number): Promise<Listed> {
  const { calls, catalogue } = asking;
  const newest: QueryPlan = { ...plan, sort: "date" };
  const all = queryBody(plan, catalogue);
  const some = (query: QueryClause) => list(calls, newest, query, 0, end, false);
  const tiers = TIER_DEPTHS.map((tier) => () => some(tierBody(plan, tier, catalogue)));
  const bodies = [...tiers, () => some(all)];
  const first = plan.keywords.length > 1 ? bodies.length : FIRST_TIERS;
  const total = totalInCluster(asking, plan);
  // The caller awaits `total`, but not if a list fails first. This line prevents an unhandled rejection then.
  total.catch(() => {});
  const better = await Promise.all(bodies.slice(0, first).map((ask) => ask()));
  const rows = new Map(better.flatMap((found) => found.rows).map((row) => [row.id, row]));
  // With several keywords, all lists were requested above.
  if (first < bodies.length && rows.size < end) {
    const others = await Promise.all(bodies.slice(first).map((ask) => ask()));
    for (const row of others.flatMap((found) => found.rows)) if (!rows.has(row.id)) rows.set(row.id, row);
  }
  return { total, rows: [...rows.values()].slice(start, end) };
}

/** Number of tiers requested first for a single keyword: the case number and the title. */
const FIRST_TIERS = 2;

async function addSnippets(calls: Asking["calls"], plan: QueryPlan, rows: SearchHit[]): Promise<void> {
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
