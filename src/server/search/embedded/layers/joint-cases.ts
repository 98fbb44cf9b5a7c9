import { increment, uint32At } from "#domain/search/array-reads.ts";
import { CaseCollection } from "#domain/search/similar/case-collection.ts";
import type { CaseCounts } from "#domain/search/similar/rank-cases.ts";
import type { Hierarchy } from "#domain/search/tree/hierarchy.ts";
import { averageLength } from "../columns/cited-articles.ts";
import { docIdsOf } from "../lists/bit-set.ts";
import { documentsOf, goneOf, type Layer } from "./layer.ts";

/** Counts over all documents of some layers that the comparison of cases uses. */
export interface JointCases {
  collection: CaseCollection;
  /**
   * The joint ordinals of the special articles of a layer's document; articles that only one document cites
   * are left out.
   */
  articles(layer: Layer, docId: number): number[];
}

/** The joint counts of layers; `causes` is their common tree. */
export function jointCases(layers: readonly Layer[], causes: Hierarchy): JointCases {
  const citing = new Map<string, number>();
  let documents = 0;
  let characters = 0;
  for (const layer of layers) {
    documents += documentsOf(layer);
    characters += charactersOf(layer);
    const counts = citingIn(layer);
    for (const [at, article] of layer.index.caseCounts.articles.entries())
      citing.set(article, (citing.get(article) ?? 0) + uint32At(counts, at));
  }
  const ordered = [...citing].sort(([a, some], [b, more]) => more - some || (a < b ? -1 : 1));
  const counts: CaseCounts = {
    documents,
    averageLength: averageLength(characters, documents),
    articles: ordered.map(([article]) => article),
    citing: ordered.map(([, count]) => count),
  };
  const collection = new CaseCollection(counts, causes);
  const ordinals = new Map(collection.counts.articles.map((article, at) => [article, at]));
  const joint = new Map(
    layers.map((layer) => [layer, layer.index.caseCounts.articles.map((article) => ordinals.get(article))]),
  );
  return {
    collection,
    articles: (layer, docId) =>
      Array.from(ownArticles(layer, docId)).flatMap((ordinal) => joint.get(layer)?.[ordinal] ?? []),
  };
}

/** The ordinals of a document's special articles in its own layer. */
function ownArticles({ index }: Layer, docId: number): Uint32Array {
  const { articleAt, article } = index.columns;
  return article.subarray(uint32At(articleAt, docId), uint32At(articleAt, docId + 1));
}

function charactersOf({ index, live }: Layer): number {
  const { length } = index.columns;
  let sum = 0;
  if (live) for (const docId of docIdsOf(live)) sum += uint32At(length, docId);
  else for (const characters of length) sum += characters;
  return sum;
}

/** Number of live documents of a layer that cite each article. */
function citingIn(layer: Layer): Uint32Array {
  const { index } = layer;
  const citing = Uint32Array.from(index.caseCounts.citing);
  const absent = goneOf(layer);
  if (!absent) return citing;
  const gone = new Uint32Array(citing.length);
  for (const docId of docIdsOf(absent))
    for (const ordinal of ownArticles(layer, docId)) increment(gone, ordinal);
  return citing.map((count, at) => count - uint32At(gone, at));
}
