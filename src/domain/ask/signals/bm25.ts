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
 * Adds the BM25 of each document for the grams to `into`, and to a second signal if one is given; a gram with a weight counts
 * so much. Returns the greatest sum in `into` of a document that has one of them, which is the greatest of all if it was empty.
 */
export function addBm25(
  index: GramIndex,
  grams: readonly Pick<AskedGram, "key" | "weight">[],
  { k1, b }: Bm25,
  into: Float64Array,
  andInto?: Float64Array,
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
    most = Math.max(most, addTo(index, gram, factor, least, perCharacter, into, andInto));
  }
  return most;
}

/**
 * Adds what one gram counts, and returns the greatest sum that it leaves: a function of its own, which is compiled soon. It reads
 * the postings itself (`GramPostings`): a call for each takes as long as all the rest.
 */
function addTo(
  index: GramIndex,
  gram: number,
  factor: number,
  least: number,
  perCharacter: number,
  into: Float64Array,
  andInto: Float64Array | undefined,
): number {
  const { lengths } = index.columns;
  const bytes = index.bytesOf(gram);
  let most = 0;
  let doc = -1;
  for (let at = 0; at < bytes.length; ) {
    let byte = bytes[at++]!;
    let step = byte & 0x7f;
    for (let shift = 7; byte > 0x7f; shift += 7) {
      byte = bytes[at++]!;
      step |= (byte & 0x7f) << shift;
    }
    doc += step >>> 1;
    // Without a branch, which no processor could foresee: the next byte counts only where it is this document's.
    const isCounted = step & 1;
    at += isCounted;
    const often = 1 + ((bytes[at - 1]! - 1) & -isCounted);
    const value = (factor * often) / (often + least + perCharacter * lengths[doc]!);
    const sum = into[doc]! + value;
    into[doc] = sum;
    if (andInto) andInto[doc]! += value;
    if (sum > most) most = sum;
  }
  return most;
}
