import type { QueryPlan } from "#domain/search/query-plan.ts";
import { ranksOfHash } from "./columns.ts";
import type { Selection } from "./select-documents.ts";
import type { TypeIndex } from "./type-index.ts";

/** Tier of a document for one keyword: its number is the keyword, else where the keyword first stands. */
const TIER = { number: 0, title: 1, cause: 2, holding: 3, body: 4 };
const TIERS = 5;
const LEVELS = 5;

/** The first `limit` ranks of a selection in the plan's order; equal ones stand newest first, then by id. */
export function orderDocuments(
  index: TypeIndex,
  { ranks, match }: Selection,
  plan: QueryPlan,
  limit: number,
): Uint32Array {
  if (plan.sort === "court_level") {
    const { level } = index.columns;
    return firstByBucket(ranks, LEVELS, (at) => level[ranks[at]!]!, limit);
  }
  if (plan.sort === "date" || !match) return ranks.subarray(0, limit);
  const tiers = relevanceTiers(index, ranks, plan, match);
  return firstByBucket(ranks, TIERS, (at) => tiers[at]!, limit);
}

/** For each rank the worst of its keywords' tiers, so that a title holding all keywords comes before one holding some. */
function relevanceTiers(
  index: TypeIndex,
  ranks: Uint32Array,
  plan: QueryPlan,
  match: NonNullable<Selection["match"]>,
): Uint8Array {
  const { titleEnd, causeEnd, holdingEnd, numberHash, numberRank } = index.columns;
  const tiers = new Uint8Array(ranks.length);
  for (const [number, keyword] of plan.keywords.entries()) {
    const named = new Set(ranksOfHash(numberHash, numberRank, keyword.text));
    const firsts = match.firstPositions(number, ranks);
    for (let at = 0; at < ranks.length; at++) {
      const rank = ranks[at]!;
      const first = firsts[at]!;
      let tier = TIER.body;
      if (named.size > 0 && named.has(rank)) tier = TIER.number;
      else if (first < titleEnd[rank]!) tier = TIER.title;
      else if (first < causeEnd[rank]!) tier = TIER.cause;
      else if (first < holdingEnd[rank]!) tier = TIER.holding;
      if (tier > tiers[at]!) tiers[at] = tier;
    }
  }
  return tiers;
}

/** The first ranks by bucket, then ascending; `bucketOf` takes an index into `ranks`. */
function firstByBucket(
  ranks: Uint32Array,
  buckets: number,
  bucketOf: (at: number) => number,
  limit: number,
): Uint32Array {
  const lists: number[][] = Array.from({ length: buckets }, () => []);
  for (let at = 0; at < ranks.length; at++) {
    const list = lists[bucketOf(at)]!;
    if (list.length < limit) list.push(ranks[at]!);
    // Nothing can come before a full first bucket.
    if (lists[0]!.length === limit) break;
  }
  return Uint32Array.from(lists.flat().slice(0, limit));
}
