import { CaseCollection } from "#domain/search/similar/case-collection.ts";
import { averageLength, type CandidateCase, type CaseCounts } from "#domain/search/similar/rank-cases.ts";
import type { TopPlaces } from "#domain/search/top-of.ts";
import type { Hierarchy } from "#domain/search/tree/hierarchy.ts";
import { causesAt } from "../columns/further-causes.ts";
import { docIdsOf } from "../lists/bit-set.ts";
import { byJointOrder, documentsOf, goneOf, type Layer, type LayerDocument } from "./layer.ts";

/** The counts that the comparison of cases uses, over all documents of all layers. */
export interface JointCases {
  collection: CaseCollection;
  /**
   * The articles that decide a document of a layer (see `specialArticles`), as ordinals in the joint counts.
   * Articles that only one document cites are left out.
   */
  articles(layer: Layer, docId: number): number[];
}

/**
 * The joint counts of some layers. `causes` is the tree of causes of the last layer, which contains those of
 * the others.
 */
export function jointCases(layers: readonly Layer[], causes: Hierarchy): JointCases {
  const citing = new Map<string, number>();
  let documents = 0;
  let characters = 0;
  for (const layer of layers) {
    documents += documentsOf(layer);
    characters += charactersOf(layer);
    const counts = citingIn(layer);
    for (const [at, article] of layer.index.caseCounts.articles.entries())
      citing.set(article, (citing.get(article) ?? 0) + counts[at]!);
  }
  const counts: CaseCounts = {
    documents,
    averageLength: averageLength(characters, documents),
    articles: [...citing.keys()],
    citing: [...citing.values()],
  };
  const collection = new CaseCollection(counts, causes);
  const ordinals = new Map(collection.counts.articles.map((article, at) => [article, at]));
  const joint = new Map(
    layers.map((layer) => [layer, layer.index.caseCounts.articles.map((article) => ordinals.get(article))]),
  );
  return {
    collection,
    articles: (layer, docId) => {
      const own = joint.get(layer) ?? [];
      const shared = Array.from(ownArticles(layer, docId), (ordinal) => own[ordinal]);
      return shared.filter((article) => article !== undefined);
    },
  };
}

/**
 * The articles that decide a document (see `specialArticles`), as ordinals in the counts of the document's
 * layer.
 */
function ownArticles({ index }: Layer, docId: number): Uint32Array {
  const { articleAt, article } = index.columns;
  return article.subarray(articleAt[docId]!, articleAt[docId + 1]!);
}

function charactersOf({ index, live }: Layer): number {
  const { length } = index.columns;
  let sum = 0;
  if (live) for (const docId of docIdsOf(live)) sum += length[docId]!;
  else for (const characters of length) sum += characters;
  return sum;
}

/** For each article, the number of live documents of a layer that cite it. */
function citingIn(layer: Layer): Uint32Array {
  const { index } = layer;
  const citing = Uint32Array.from(index.caseCounts.citing);
  const absent = goneOf(layer);
  if (!absent) return citing;
  const gone = new Uint32Array(citing.length);
  for (const docId of docIdsOf(absent)) for (const ordinal of ownArticles(layer, docId)) gone[ordinal]!++;
  return citing.map((count, at) => count - gone[at]!);
}

/** A document that may be among the most similar ones, with the facts by which it is ranked. */
export type FoundCase = CandidateCase & LayerDocument;

/**
 * At most `most` documents of all layers with the highest sums, the newest first among equals. `highest`
 * returns the documents of one layer with the highest sums.
 */
export function foundCases(
  layers: readonly Layer[],
  cases: JointCases,
  most: number,
  highest: (layer: Layer) => TopPlaces,
): FoundCase[] {
  const found = layers.flatMap((layer) => {
    const { places, scores } = highest(layer);
    const { columns } = layer.index;
    return Array.from(places, (docId, at): FoundCase => {
      const [causes, articles] = [causesAt(columns, docId), cases.articles(layer, docId)];
      return { layer, docId, sum: scores[at]!, length: columns.length[docId]!, causes, articles };
    });
  });
  if (layers.length > 1) found.sort((a, b) => b.sum - a.sum || byJointOrder(a, b));
  return found.slice(0, most);
}
