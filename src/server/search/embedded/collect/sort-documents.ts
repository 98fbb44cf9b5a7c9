import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import { type Columns, docIdsByHash } from "../columns/columns.ts";
import type { IndexReader } from "../index-reader.ts";
import { scratchArray } from "../match/scratch-array.ts";
import type { Selection } from "../match/select-documents.ts";
import { type BitSet, lowestBit } from "../postings/bit-set.ts";

/** Tier of a document for one keyword: its number is the keyword, else where the keyword first stands. */
const TIER = { number: 0, title: 1, cause: 2, holding: 3, body: 4 };
const TIERS = 5;
/** Whatever the column can hold: of laws it holds the kind of law, of which there are more than levels of courts. */
const LEVELS = 256;
/** Words of a set that are ordered at once: few at first, since a list of 200 is often full soon, then more. */
const FIRST_STRETCH_WORDS = 8;
const STRETCH_WORDS = 128;

/** The first `limit` ranks of a selection in the plan's order; equal ones stand newest first, then by id. */
export function sortDocuments(
  index: IndexReader,
  selection: Selection,
  plan: QueryPlan,
  limit: number,
): number[] {
  const { docIds: ranks, match } = selection;
  if (plan.sort === "court_level") {
    const { level } = index.columns;
    return firstByBucket(ranks, LEVELS, (rank) => level[rank]!, limit);
  }
  if (plan.sort === "date" || !match) return firstByBucket(ranks, 1, () => 0, limit);
  return firstByRelevance(index, ranks, plan, match, limit);
}

/**
 * The first ranks by tier. A document's tier is the worst of its keywords' tiers, so that a title holding
 * all keywords comes before one holding some. Since ranks come in their order, a document whose tier is not
 * better than that of `limit` listed ones can be put aside at the first keyword that says so: from early on
 * that is nearly every one.
 */
function firstByRelevance(
  index: IndexReader,
  set: BitSet,
  plan: QueryPlan,
  match: NonNullable<Selection["match"]>,
  limit: number,
): number[] {
  const { numberHash, numberRank } = index.columns;
  const keywords = plan.keywords.map(({ text }, number) => ({
    named: new Set(docIdsByHash(numberHash, numberRank, text)),
    readFirsts: match.readFirstPositions(number),
  }));
  const best = keywords.every(({ named }) => named.size > 0) ? TIER.number : TIER.title;
  const lists: number[][] = Array.from({ length: TIERS }, () => []);
  const tiers = scratchArray("tiers", STRETCH_WORDS * 32);
  const firsts = scratchArray("firsts", STRETCH_WORDS * 32);
  const open = set.slice();
  /** Tiers from this one on are full. */
  let full = TIERS;
  for (let from = 0, to = FIRST_STRETCH_WORDS; from < set.length && full > best; from = to, to *= 2) {
    to = Math.min(set.length, to, from + STRETCH_WORDS);
    tiers.fill(0);
    for (const { named, readFirsts } of keywords) {
      readFirsts(open, from, to, firsts);
      raiseTiers(index.columns, named, { open, from, to, firsts, tiers, full });
    }
    listByTier(open, from, to, tiers, lists, limit);
    for (let tier = 0, listed = 0; tier < full; tier++) {
      listed += lists[tier]!.length;
      if (listed >= limit) full = tier;
    }
  }
  return lists.flat().slice(0, limit);
}

// The loops below are functions of their own because they then are compiled once: within the loop above they would
// be left and entered anew with every stretch, and compiled each time.

/** Raises the tiers of a stretch's documents to those of one keyword, and takes out documents whose tier is full. */
function raiseTiers(
  { titleEnd, causeEnd, holdingEnd }: Columns,
  named: ReadonlySet<number>,
  { open, from, to, firsts, tiers, full }: Stretch,
): void {
  const start = from * 32;
  for (let word = from, at = 0; word < to; word++) {
    let left = open[word]!;
    for (let bits = left; bits !== 0; bits &= bits - 1, at++) {
      const rank = word * 32 + lowestBit(bits);
      const first = firsts[at]!;
      let tier = TIER.holding;
      if (named.size > 0 && named.has(rank)) tier = TIER.number;
      else if (first >= holdingEnd[rank]!) tier = TIER.body;
      else if (first < titleEnd[rank]!) tier = TIER.title;
      else if (first < causeEnd[rank]!) tier = TIER.cause;
      if (tier >= full) left ^= bits & -bits;
      else if (tier > tiers[rank - start]!) tiers[rank - start] = tier;
    }
    open[word] = left;
  }
}

/** Words of a set that are ordered at once. */
interface Stretch {
  open: BitSet;
  from: number;
  to: number;
  /** Of each open document of the stretch, ascending, where the keyword first stands. */
  firsts: Uint32Array;
  /** By document of the stretch, open or not. */
  tiers: Uint32Array;
  /** Tiers from this one on are full. */
  full: number;
}

/** Puts the open documents of a stretch into the lists of their tiers, as long as these are short of `limit`. */
function listByTier(
  open: BitSet,
  from: number,
  to: number,
  tiers: Uint32Array,
  lists: number[][],
  limit: number,
): void {
  for (let word = from; word < to; word++) {
    for (let bits = open[word]!; bits !== 0; bits &= bits - 1) {
      const rank = word * 32 + lowestBit(bits);
      const list = lists[tiers[rank - from * 32]!]!;
      if (list.length < limit) list.push(rank);
    }
  }
}

/** The first ranks by bucket, then ascending. */
function firstByBucket(
  set: BitSet,
  buckets: number,
  bucketOf: (rank: number) => number,
  limit: number,
): number[] {
  const lists: number[][] = Array.from({ length: buckets }, () => []);
  // Nothing can come before a full first bucket.
  for (let word = 0; word < set.length && lists[0]!.length < limit; word++) {
    for (let bits = set[word]!; bits !== 0; bits &= bits - 1) {
      const rank = word * 32 + lowestBit(bits);
      const list = lists[bucketOf(rank)]!;
      if (list.length < limit) list.push(rank);
    }
  }
  return lists.flat().slice(0, limit);
}
