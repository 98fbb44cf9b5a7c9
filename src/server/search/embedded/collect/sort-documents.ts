import { itemAt, uint8At, uint32At } from "#domain/search/array-reads.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import { type Columns, docIdsByHash } from "../columns/columns.ts";
import type { IndexReader } from "../index/index-reader.ts";
import { byJointOrder, type Layer, type LayerDocument } from "../layers/layer.ts";
import { docIdsOf } from "../lists/bit-set.ts";
import type { FirstPosition } from "../match/match-keywords.ts";
import type { Selection } from "../match/select-documents.ts";

/**
 * Tier of a document for one keyword: the keyword is its number, or else the part where the keyword first
 * occurs.
 */
const TIER = { number: 0, title: 1, cause: 2, holding: 3, body: 4 };
const TIERS = 5;
/**
 * Number of values of the column. For laws it holds the kind of law, and there are more kinds than court
 * levels.
 */
const LEVELS = 256;

/** The first `limit` documents of selections, one for each layer, in the plan's order; ties newest first, then by id. */
export function sortDocuments(
  layers: readonly Layer[],
  selections: readonly Selection[],
  plan: QueryPlan,
  limit: number,
): LayerDocument[] {
  const buckets = layers.map((layer, at) => {
    const lists = firstByBucket(layer.index, itemAt(selections, at), plan, limit);
    return lists.map((docIds) => docIds.map((docId): LayerDocument => ({ layer, docId })));
  });
  const [only = [], ...others] = buckets;
  if (others.length === 0) return only.flat().slice(0, limit);
  const ordered = only.map((_, bucket) => buckets.flatMap((lists) => lists[bucket] ?? []).sort(byJointOrder));
  return ordered.flat().slice(0, limit);
}

/** The doc ids of a selection by bucket of the plan's order; they include at least the first `limit`. */
function firstByBucket(index: IndexReader, selection: Selection, plan: QueryPlan, limit: number): number[][] {
  const docIds = docIdsOf(selection.docIds);
  if (plan.sort === "court_level") {
    const { level } = index.columns;
    const buckets = new Buckets(LEVELS, limit);
    for (const docId of docIds) if (buckets.open > 0) buckets.add(docId, uint8At(level, docId));
    return buckets.lists;
  }
  if (plan.sort === "date" || !selection.match) return [Array.from(docIds.subarray(0, limit))];
  return inTiers(index, docIds, plan, selection.match.firstPositions, limit);
}

/** Doc ids by bucket, each in the order of arrival, as far as they may be among the first `limit` of all. */
class Buckets {
  readonly lists: number[][];
  /**
   * Number of buckets that still accept documents. Those after it are full, or follow buckets with `limit`
   * others.
   */
  open: number;
  readonly #limit: number;

  constructor(buckets: number, limit: number) {
    this.lists = Array.from({ length: buckets }, () => []);
    this.open = limit > 0 ? buckets : 0;
    this.#limit = limit;
  }

  add(docId: number, bucket: number): void {
    if (bucket >= this.open) return;
    itemAt(this.lists, bucket).push(docId);
    for (let at = 0, listed = 0; at < this.open; at++) {
      listed += itemAt(this.lists, at).length;
      if (listed >= this.#limit) this.open = at;
    }
  }
}

/**
 * The first doc ids by tier. A document's tier is the worst of its keywords' tiers, so a title with all
 * keywords precedes a title with some. A document is dropped at the first keyword that shows that its tier is
 * full.
 */
function inTiers(
  index: IndexReader,
  docIds: Uint32Array,
  plan: QueryPlan,
  firstPositions: (keyword: number) => FirstPosition,
  limit: number,
): number[][] {
  const { columns } = index;
  const keywords = plan.keywords.map(({ text }, number) => ({
    named: new Set(docIdsByHash(columns.numberHash, columns.numberRank, text)),
    first: firstPositions(number),
  }));
  const best = keywords.every(({ named }) => named.size > 0) ? TIER.number : TIER.title;
  const buckets = new Buckets(TIERS, limit);
  for (const docId of docIds) {
    if (buckets.open <= best) break;
    let tier = best;
    for (const { named, first } of keywords) {
      if (tier >= buckets.open) break;
      if (!named.has(docId)) tier = Math.max(tier, tierOf(columns, docId, first(docId)));
    }
    buckets.add(docId, tier);
  }
  return buckets.lists;
}

/** The tier of a keyword in a document, given the position where the keyword first occurs there. */
function tierOf({ titleEnd, causeEnd, holdingEnd }: Columns, docId: number, first: number): number {
  if (first >= uint32At(holdingEnd, docId)) return TIER.body;
  if (first < uint32At(titleEnd, docId)) return TIER.title;
  return first < uint32At(causeEnd, docId) ? TIER.cause : TIER.holding;
}
