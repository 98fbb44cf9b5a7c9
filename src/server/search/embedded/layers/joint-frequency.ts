import { hanBigrams, tellingBigrams, type WeighedBigram } from "#domain/search/similar/telling-bigrams.ts";
import { type BitSet, cardinality, countCommon } from "../lists/bit-set.ts";
import { documentsOf, goneOf, type Layer } from "./layer.ts";

/**
 * The bigrams by which a text finds similar cases among the documents of some layers, weighted by their
 * document frequency.
 */
export function bigramsAmong(layers: readonly Layer[], text: string): WeighedBigram[] {
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

/** Document frequency of a bigram among the live documents; `gone` are the others. */
function holding({ index }: Layer, bigram: string, gone: BitSet | null): number {
  const term = index.termOf(bigram);
  if (!term) return 0;
  return term.info.documents - (gone ? countCommon(gone, index.text.list(term).listed(index.documents)) : 0);
}
