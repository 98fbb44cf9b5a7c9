import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import { type Columns, docIdsByHash } from "../columns/columns.ts";
import type { IndexReader } from "../index/index-reader.ts";
import { byJointOrder, type Layer, type LayerDocument } from "../layers/layer.ts";
import { type BitSet, NO_MORE, nextDocId } from "../lists/bit-set.ts";
import type { FirstPosition } from "../match/match-keywords.ts";
import type { Selection } from "../match/select-documents.ts";

/**
 * The tier of a document for one keyword. `number`: the keyword is the document's case number. Otherwise the
 * tier is the part of the document where the keyword first occurs.
 */
const TIER = { number: 0, title: 1, cause: 2, holding: 3, body: 4 };
const TIERS = 5;
/**
 * Number of values that the level column can hold. For laws the column holds the kind of law; there are more
 * kinds of law than levels of courts.
 */
const LEVELS = 256;

/**
 * The first `limit` documents of all layers in the order of the plan. `selections` has one selection for each
 * layer. Ties are broken by date, newest first, then by id.
 */
export function sortDocuments(
  layers: readonly Layer[],
  selections: readonly Selection[],
  plan: QueryPlan,
  limit: number,
): LayerDocument[] {
  const buckets = layers.map((layer, at) => {
    const lists = firstByBucket(layer.index, selections[at]!, plan, limit);
    return lists.map((docIds) => docIds.map((docId): LayerDocument => ({ layer, docId })));
  });
  const [only = [], ...others] = buckets;
  if (others.length === 0) return only.flat().slice(0, limit);
  const ordered = only.map((_, bucket) => buckets.flatMap((lists) => lists[bucket] ?? []).sort(byJointOrder));
  return ordered.flat().slice(0, limit);
}

/**
 * The doc ids of a selection, divided into buckets that follow each other in the order of the plan. The
 * buckets hold at least the first `limit` documents.
 */
function firstByBucket(index: IndexReader, selection: Selection, plan: QueryPlan, limit: number): number[][] {
  const { docIds, match } = selection;
  if (plan.sort === "court_level") {
    const { level } = index.columns;
    const buckets = new Buckets(LEVELS, limit);
    for (
      let docId = nextDocId(docIds, 0);
      docId !== NO_MORE && buckets.open > 0;
      docId = nextDocId(docIds, docId + 1)
    )
      buckets.add(docId, level[docId]!);
    return buckets.lists;
  }
  if (plan.sort === "date" || !match) return [firstDocIds(docIds, limit)];
  return inTiers(index, docIds, plan, match.firstPositions, limit);
}

/** The `limit` lowest doc ids of a set. */
function firstDocIds(set: BitSet, limit: number): number[] {
  const first: number[] = [];
  for (
    let docId = nextDocId(set, 0);
    docId !== NO_MORE && first.length < limit;
    docId = nextDocId(set, docId + 1)
  )
    first.push(docId);
  return first;
}

/**
 * Divides doc ids into buckets. A bucket keeps the order of arrival. A doc id is dropped if it cannot be
 * among the first `limit`.
 */
class Buckets {
  readonly lists: number[][];
  /**
   * Index of the first bucket that accepts no more documents. It is the lowest n for which buckets 0 to n
   * together hold at least `limit` documents. As long as all buckets hold fewer, it is the number of buckets.
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
    this.lists[bucket]!.push(docId);
    for (let at = 0, listed = 0; at < this.open; at++) {
      listed += this.lists[at]!.length;
      if (listed >= this.#limit) this.open = at;
    }
  }
}

/**
 * The first doc ids by tier. The tier of a document is the worst tier of its keywords, so a title with all
 * keywords precedes a title with some of them. A document is dropped as soon as one keyword shows that the
 * document's tier is full.
 */
function inTiers(
  index: IndexReader,
  docIds: BitSet,
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
  for (let docId = nextDocId(docIds, 0); docId !== NO_MORE; docId = nextDocId(docIds, docId + 1)) {
    if (buckets.open <= best) break;
    let tier = best;
    for (let at = 0; at < keywords.length && tier < buckets.open; at++) {
      const { named, first } = keywords[at]!;
      if (!named.has(docId)) tier = Math.max(tier, tierOf(columns, docId, first(docId)));
    }
    buckets.add(docId, tier);
  }
  return buckets.lists;
}

/** The tier of a keyword in a document, given the position where the keyword first occurs there. */
function tierOf({ titleEnd, causeEnd, holdingEnd }: Columns, docId: number, first: number): number {
  if (first >= holdingEnd[docId]!) return TIER.body;
  if (first < titleEnd[docId]!) return TIER.title;
  return first < causeEnd[docId]! ? TIER.cause : TIER.holding;
}
