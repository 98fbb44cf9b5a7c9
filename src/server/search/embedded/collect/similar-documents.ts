import { DOCUMENT_KINDS } from "#domain/judgment/document-kind.ts";
import { itemAt } from "#domain/search/array-reads.ts";
import type { CaseQuery } from "#domain/search/similar/case-collection.ts";
import { COMPARED, type RankedCases, rankCases } from "#domain/search/similar/rank-cases.ts";
import type { WeighedBigram } from "#domain/search/similar/telling-bigrams.ts";
import { tellingPassage } from "#domain/search/similar/telling-passage.ts";
import type { SimilarDocuments } from "../../search-engine.ts";
import { type FoundCase, foundCases } from "../layers/found-cases.ts";
import type { JointCases } from "../layers/joint-cases.ts";
import { bigramsAmong } from "../layers/joint-frequency.ts";
import { goneOf, type Layer } from "../layers/layer.ts";
import { add, type BitSet, emptySet } from "../lists/bit-set.ts";
import { highestSums } from "./highest-sums.ts";

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

/**
 * The candidates of a query, in the order of their indices in ranked cases, and the ranking of the first
 * `limit`.
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

const notPublicOf = new WeakMap<Uint8Array, BitSet>();

/** The documents that are not public, by the column of kinds; cached. */
function notPublic(kinds: Uint8Array): BitSet {
  const known = notPublicOf.get(kinds);
  if (known) return known;
  const found = emptySet(kinds.length);
  for (let docId = kinds.indexOf(NOT_PUBLIC); docId >= 0; docId = kinds.indexOf(NOT_PUBLIC, docId + 1))
    add(found, docId);
  notPublicOf.set(kinds, found);
  return found;
}

/** The sets of documents of a layer that are excluded from similar documents. */
function notSimilar(layer: Layer, outside: readonly string[]): BitSet[] {
  const { index } = layer;
  const own = emptySet(index.documents);
  for (const id of outside) {
    const docId = index.docIdOf(id);
    if (docId >= 0) add(own, docId);
  }
  // Documents that are not public are excluded, since they have no text.
  const gone = goneOf(layer);
  return [own, notPublic(index.columns.kind), ...(gone ? [gone] : [])];
}
