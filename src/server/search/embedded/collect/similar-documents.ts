import { DOCUMENT_KINDS } from "#domain/judgment/document-kind.ts";
import { float64At, increment, uint32At } from "#domain/search/array-reads.ts";
import type { CaseQuery } from "#domain/search/similar/case-collection.ts";
import { COMPARED, type RankedCases, rankCases } from "#domain/search/similar/rank-cases.ts";
import { repeated, type WeighedBigram } from "#domain/search/similar/telling-bigrams.ts";
import { tellingPassage } from "#domain/search/similar/telling-passage.ts";
import { topOf } from "#domain/search/top-of.ts";
import type { SimilarDocuments } from "../../search-engine.ts";
import { FoundCases } from "../layers/found-cases.ts";
import type { JointCases } from "../layers/joint-cases.ts";
import { bigramsAmong } from "../layers/joint-frequency.ts";
import { goneOf, type Layer } from "../layers/layer.ts";
import { docIdsOf } from "../lists/bit-set.ts";

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
    const { layer, docId } = found.documentAt(one.at);
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
  cases: JointCases,
  query: CaseQuery,
  limit = COMPARED,
): { bigrams: WeighedBigram[]; found: FoundCases; ranked: RankedCases } {
  const { collection } = cases;
  const bigrams = bigramsAmong(layers, query.text);
  const found = new FoundCases(layers, cases, COMPARED, (layer, add) => {
    const sums = sumsIn(layer, bigrams, query.outside);
    for (const docId of highest(sums, COMPARED)) add(docId, float64At(sums, docId));
  });
  const ranked = rankCases(found, collection.knownTraits(query), collection.counts, limit);
  return { bigrams, found, ranked };
}

const notPublicOf = new WeakMap<Uint8Array, readonly number[]>();

/** The documents that are not public, by the column of kinds; looked up once. */
function notPublic(kinds: Uint8Array): readonly number[] {
  const known = notPublicOf.get(kinds);
  if (known) return known;
  const found: number[] = [];
  for (let docId = kinds.indexOf(NOT_PUBLIC); docId >= 0; docId = kinds.indexOf(NOT_PUBLIC, docId + 1))
    found.push(docId);
  notPublicOf.set(kinds, found);
  return found;
}

/** Sums of the query at hand: memory of its own for each query would be most of what one takes. */
let memory = new Float64Array(0);

/**
 * What the query's bigrams add to each document of a layer; nothing to one that is not to be found. They lie where those of
 * the next call will lie.
 */
function sumsIn(layer: Layer, bigrams: readonly WeighedBigram[], outside: readonly string[]): Float64Array {
  const { index } = layer;
  if (memory.length < index.documents) memory = new Float64Array(index.documents);
  const sums = memory.subarray(0, index.documents).fill(0);
  for (const { bigram, weight } of bigrams) {
    const term = index.termOf(bigram);
    if (term) index.text.list(term).addFrequencies(sums, (times) => repeated(weight, times));
  }
  // Nothing is known of what is not public, so nothing can be similar to it.
  for (const docId of notPublic(index.columns.kind)) sums[docId] = 0;
  const gone = goneOf(layer);
  if (gone) for (const docId of docIdsOf(gone)) sums[docId] = 0;
  for (const id of outside) {
    const docId = index.docIdOf(id);
    if (docId >= 0) sums[docId] = 0;
  }
  return sums;
}

const BUCKETS = 4096;
const counts = new Uint32Array(BUCKETS);

/** The indexes of the highest numbers above 0, highest first, at most `most`; ties go to the lower index. */
function highest(numbers: Float64Array, most: number): number[] {
  let top = 0;
  // Counted by index: iterators make an object a number until the loop is compiled.
  for (let at = 0; at < numbers.length; at++) top = Math.max(top, float64At(numbers, at));
  const scale = top > 0 ? (BUCKETS - 1) / top : 0;
  counts.fill(0);
  for (let at = 0; at < numbers.length; at++) {
    const one = float64At(numbers, at);
    if (one > 0) increment(counts, Math.floor(one * scale));
  }
  let least = BUCKETS;
  for (let held = 0; least > 0 && held < most; ) held += uint32At(counts, --least);
  // A bucket less, whatever is lost by rounding.
  return topOf(numbers, most, Math.max(0, least - 1) / (scale || 1));
}
