import { DOCUMENT_KINDS } from "#domain/judgment/document-kind.ts";
import { float64At, increment, itemAt, uint32At } from "#domain/search/array-reads.ts";
import type { CaseQuery } from "#domain/search/similar/case-collection.ts";
import {
  type CandidateCase,
  COMPARED,
  type RankedCases,
  rankCases,
} from "#domain/search/similar/rank-cases.ts";
import { repeated, type WeighedBigram } from "#domain/search/similar/telling-bigrams.ts";
import { tellingPassage } from "#domain/search/similar/telling-passage.ts";
import type { SimilarDocuments } from "../../search-engine.ts";
import { causesAt } from "../columns/further-causes.ts";
import type { JointCases } from "../layers/joint-cases.ts";
import { bigramsAmong } from "../layers/joint-frequency.ts";
import { byJointOrder, goneOf, type Layer, type LayerDocument } from "../layers/layer.ts";
import { docIdsOf } from "../lists/bit-set.ts";
import type { PostingListReader } from "../lists/posting-list-reader.ts";

const NOT_PUBLIC = DOCUMENT_KINDS.indexOf("not_public");

/** The documents of layers similar to a query, most similar first, and its likely causes. */
export function similarInLayers(
  layers: readonly Layer[],
  cases: JointCases,
  query: CaseQuery,
  limit: number,
): SimilarDocuments {
  const { bigrams, found, ranked } = rankInLayers(layers, cases, query, limit);
  const { collection } = cases;
  const documents = ranked.cases.map((one) => {
    const { layer, docId } = itemAt(found, one.at);
    return {
      row: layer.index.row(docId),
      score: one.score,
      ...collection.commonLaw(one),
      passage: tellingPassage(layer.index.detail(docId), bigrams),
    };
  });
  return { documents, likely: ranked.likely.map((ordinal) => collection.causeAt(ordinal)) };
}

/** The candidates of a query, in the order that ranked cases refer to, and the ranking of the first `limit`. */
export function rankInLayers(
  layers: readonly Layer[],
  { collection, articles }: JointCases,
  query: CaseQuery,
  limit = COMPARED,
): { bigrams: WeighedBigram[]; found: LayerDocument[]; ranked: RankedCases } {
  const bigrams = bigramsAmong(layers, query.text);
  const summed = layers.flatMap((layer) => {
    const sums = sumsIn(layer, bigrams, query.outside);
    return highest(sums, COMPARED).map((docId) => ({ layer, docId, sum: float64At(sums, docId) }));
  });
  if (layers.length > 1) summed.sort((a, b) => b.sum - a.sum || byJointOrder(a, b));
  const found = summed.slice(0, COMPARED);
  const candidates = found.map(({ layer, docId, sum }): CandidateCase => {
    const { columns } = layer.index;
    const { length, articleAt, article } = columns;
    return {
      ...{ sum, length: uint32At(length, docId) },
      causes: causesAt(columns, docId),
      articles: articles(layer, article.subarray(articleAt[docId], articleAt[docId + 1])),
    };
  });
  const ranked = rankCases(candidates, collection.knownTraits(query), collection.counts, limit);
  return { bigrams, found, ranked };
}

/** What the query's bigrams add to each document of a layer; nothing to one that is not to be found. */
function sumsIn(layer: Layer, bigrams: readonly WeighedBigram[], outside: readonly string[]): Float64Array {
  const { index } = layer;
  const sums = new Float64Array(index.documents);
  for (const { bigram, weight } of bigrams) {
    const term = index.termOf(bigram);
    if (term) addRepeated(sums, index.text.list(term), weight);
  }
  // Nothing is known of what is not public, so nothing can be similar to it.
  const { kind } = index.columns;
  for (let docId = 0; docId < sums.length; docId++) if (kind[docId] === NOT_PUBLIC) sums[docId] = 0;
  const gone = goneOf(layer);
  if (gone) for (const docId of docIdsOf(gone)) sums[docId] = 0;
  for (const id of outside) {
    const docId = index.docIdOf(id);
    if (docId >= 0) sums[docId] = 0;
  }
  return sums;
}

/** Counts up to this are looked up, not computed. */
const WORTH_KNOWN = 16;

/** Adds to each document what a bigram of some weight is worth in it. */
function addRepeated(sums: Float64Array, list: PostingListReader, weight: number): void {
  const worth = Float64Array.from({ length: WORTH_KNOWN }, (_, times) => repeated(weight, times));
  list.eachFrequency((docId, times) => {
    sums[docId] = float64At(sums, docId) + (worth[times] ?? repeated(weight, times));
  });
}

const BUCKETS = 4096;

/** The indexes of the highest numbers above 0, highest first, at most `most`; ties go to the lower index. */
function highest(numbers: Float64Array, most: number): number[] {
  let top = 0;
  for (const one of numbers) if (one > top) top = one;
  const scale = top > 0 ? (BUCKETS - 1) / top : 0;
  const counts = new Uint32Array(BUCKETS);
  for (const one of numbers) if (one > 0) increment(counts, Math.floor(one * scale));
  let least = BUCKETS;
  for (let held = 0; least > 0 && held < most; ) held += uint32At(counts, --least);
  const found: number[] = [];
  for (let at = 0; at < numbers.length; at++) {
    const one = float64At(numbers, at);
    if (one > 0 && Math.floor(one * scale) >= least) found.push(at);
  }
  return found.sort((a, b) => float64At(numbers, b) - float64At(numbers, a) || a - b).slice(0, most);
}
