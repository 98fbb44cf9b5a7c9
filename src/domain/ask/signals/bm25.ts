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
export const MIN_IDF = 0.25;

/** The greatest sums left in the two signals that are being filled. */
const greatest = new Float64Array(2);

/**
 * Adds the BM25 of each document for the grams to `into`, and to a second signal if one is given; a gram with a weight counts
 * so much. Returns the greatest sum in each of a document that has one of them, which is the greatest of all if it was empty.
 */
export function addBm25(
  index: GramIndex,
  grams: readonly Pick<AskedGram, "key" | "weight">[],
  { k1, b }: Bm25,
  into: Float64Array,
  andInto?: Float64Array,
): [most: number, andMost: number] {
  greatest.fill(0);
  const perCharacter = (k1 * b) / Math.max(1, index.meanLength);
  const least = k1 * (1 - b);
  for (const { key, weight } of grams) {
    const gram = index.find(key);
    if (gram < 0) continue;
    const idf = index.idf(gram);
    if (idf < MIN_IDF) continue;
    const factor = idf * weight * (k1 + 1);
    addTo(index, gram, factor, least, perCharacter, into, andInto);
  }
  return [greatest[0]!, greatest[1]!];
}

/**
 * Adds the score of one gram to each text that has it, and raises the greatest sums.
 */
function addTo(
  index: GramIndex,
  gram: number,
  factor: number,
  least: number,
  perCharacter: number,
  into: Float64Array,
  andInto: Float64Array | undefined,
): void {
  const { lengths } = index.columns;
  const bytes = index.bytesOf(gram);
  let most = greatest[0]!;
  let andMost = greatest[1]!;
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
    if (sum > most) most = sum;
    if (!andInto) continue;
    const andSum = andInto[doc]! + value;
    andInto[doc] = andSum;
    if (andSum > andMost) andMost = andSum;
  }
  greatest[0] = most;
  greatest[1] = andMost;
}
