import type { GramIndex } from "../index/gram-index.ts";
import type { AskedGram } from "../question/question.ts";

/** Saturation and length normalisation. */
export interface Bm25 {
  k1: number;
  b: number;
}

/** What is usual for texts of the length of an article. */
export const PLAIN_BM25: Bm25 = { k1: 1.2, b: 0.75 };

/** A gram that nearly every document has is not worth reading. */
const MIN_IDF = 0.25;

/**
 * Adds the BM25 of each document for the grams to `into`; a gram with a weight counts so much. Returns the greatest
 * sum of a document that has one of them, which is the greatest of all if `into` was empty.
 */
export function addBm25(
  index: GramIndex,
  grams: readonly Pick<AskedGram, "key" | "weight">[],
  { k1, b }: Bm25,
  into: Float64Array,
): number {
  let most = 0;
  const perCharacter = (k1 * b) / Math.max(1, index.meanLength);
  const least = k1 * (1 - b);
  for (const { key, weight } of grams) {
    const gram = index.find(key);
    if (gram < 0) continue;
    const idf = index.idf(gram);
    if (idf < MIN_IDF) continue;
    const factor = idf * weight * (k1 + 1);
    most = Math.max(most, addGram(index, gram, factor, least, perCharacter, into));
  }
  return most;
}

/** Adds what one gram counts; a function of its own, which is compiled soon. Returns the greatest sum that it leaves. */
function addGram(
  index: GramIndex,
  gram: number,
  factor: number,
  least: number,
  perCharacter: number,
  into: Float64Array,
): number {
  const { lengths } = index.columns;
  let most = 0;
  for (const postings = index.postings(gram); postings.next(); ) {
    const { doc, times: often } = postings;
    const sum = into[doc]! + (factor * often) / (often + least + perCharacter * lengths[doc]!);
    into[doc] = sum;
    most = Math.max(most, sum);
  }
  return most;
}
