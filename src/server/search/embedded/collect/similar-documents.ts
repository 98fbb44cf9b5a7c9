import { DOCUMENT_KINDS } from "#domain/judgment/document-kind.ts";
import type { CaseQuery } from "#domain/search/similar/case-collection.ts";
import { COMPARED, type RankedCases, rankCases } from "#domain/search/similar/rank-cases.ts";
import {
  hanBigrams,
  repeated,
  tellingBigrams,
  type WeighedBigram,
} from "#domain/search/similar/telling-bigrams.ts";
import { tellingPassage } from "#domain/search/similar/telling-passage.ts";
import { type TopPlaces, topScores } from "#domain/search/top-of.ts";
import type { SimilarDocuments } from "../../search-engine.ts";
import type { IndexReader } from "../index/index-reader.ts";
import { type FoundCase, foundCases, type JointCases } from "../layers/joint-cases.ts";
import { documentsOf, goneOf, type Layer } from "../layers/layer.ts";
import { add, type BitSet, cardinality, countCommon, docIdsOf, emptySet } from "../lists/bit-set.ts";
import { END } from "../lists/position-cursor.ts";

const NOT_PUBLIC = DOCUMENT_KINDS.indexOf("not_public");

/**
 * The documents of all layers that are similar to a query, most similar first, and the likely causes of the
 * query.
 */
export function similarInLayers(
  layers: readonly Layer[],
  cases: JointCases,
  query: CaseQuery,
  limit: number,
): SimilarDocuments {
  const { bigrams, found, ranked } = rankInLayers(layers, cases, query, limit);
  const { collection } = cases;
  const documents = ranked.cases.map((one) => {
    const { layer, docId } = found[one.at]!;
    return {
      row: layer.index.row(docId),
      score: one.score,
      ...collection.commonLaw(one),
      passage: tellingPassage(layer.index.detail(docId), bigrams),
    };
  });
  return { documents, likely: ranked.likely.map((ordinal) => collection.causeAt(ordinal)) };
}

/**
 * The candidates of a query (`found`) and the ranking of the first `limit` of them. Ranked cases refer to
 * candidates by index.
 */
export function rankInLayers(
  layers: readonly Layer[],
  cases: JointCases,
  query: CaseQuery,
  limit = COMPARED,
): { bigrams: WeighedBigram[]; found: FoundCase[]; ranked: RankedCases } {
  const { collection } = cases;
  const bigrams = bigramsAmong(layers, query.text);
  const found = foundCases(layers, cases, COMPARED, (layer) =>
    highestSums(layer.index, bigrams, notSimilar(layer, query.outside), COMPARED),
  );
  const ranked = rankCases(found, collection.knownTraits(query), collection.counts, limit);
  return { bigrams, found, ranked };
}

/** The documents of a layer that cannot be similar documents. */
function notSimilar(layer: Layer, outside: readonly string[]): BitSet {
  const { index } = layer;
  const set = goneOf(layer) ?? emptySet(index.documents);
  for (const id of outside) {
    const docId = index.docIdOf(id);
    if (docId >= 0) add(set, docId);
  }
  // Documents that are not public have no text to compare, so they are excluded too.
  const { kind } = index.columns;
  for (let docId = kind.indexOf(NOT_PUBLIC); docId >= 0; docId = kind.indexOf(NOT_PUBLIC, docId + 1))
    add(set, docId);
  return set;
}

/**
 * At most `most` documents with the highest sums of bigram weights, in descending order; among equal sums the
 * newest first. Documents in the set `without` are left out.
 */
function highestSums(
  index: IndexReader,
  bigrams: readonly WeighedBigram[],
  without: BitSet,
  most: number,
): TopPlaces {
  const sums = new Float64Array(index.documents);
  for (const { bigram, weight } of bigrams) {
    const term = index.termOf(bigram);
    if (!term) continue;
    const once = repeated(weight, 1);
    index.text.list(term).each((docId, stored) => {
      let count = 1;
      while (stored.next() !== END) count++;
      sums[docId]! += count === 1 ? once : repeated(weight, count);
    });
  }
  for (const docId of docIdsOf(without)) sums[docId] = 0;
  return topScores(sums, most);
}

/**
 * The bigrams of a text by which similar cases are found, weighted by their document frequency in all layers.
 */
function bigramsAmong(layers: readonly Layer[], text: string): WeighedBigram[] {
  const documents = layers.reduce((sum, layer) => sum + documentsOf(layer), 0);
  const listed = (bigram: string) =>
    layers.reduce((sum, { index }) => sum + (index.termOf(bigram)?.info.documents ?? 0), 0);
  const bigrams = hanBigrams(text);
  const gone = layers.map(goneOf);
  const slack = gone.reduce((sum, set) => sum + (set ? cardinality(set) : 0), 0);
  if (slack === 0) return tellingBigrams(bigrams, listed, documents);
  const held = (bigram: string) =>
    layers.reduce((sum, layer, at) => sum + holding(layer, bigram, gone[at] ?? null), 0);
  return tellingBigrams(bigrams, held, documents, { listed, slack });
}

/**
 * The document frequency of a bigram among the live documents. `gone` are the documents that are not live.
 */
function holding({ index }: Layer, bigram: string, gone: BitSet | null): number {
  const term = index.termOf(bigram);
  if (!term) return 0;
  return term.info.documents - (gone ? countCommon(gone, index.text.list(term).listed(index.documents)) : 0);
}
