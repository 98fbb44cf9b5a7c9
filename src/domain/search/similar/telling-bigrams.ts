import { normaliseText } from "../match/normalise-text.ts";

/** A bigram of a query. `weight` is its inverse document frequency, above 0. */
export interface WeighedBigram {
  bigram: string;
  weight: number;
}

const HAN_BIGRAM = /^\p{Script=Han}{2}$/u;
/** Minimum number of documents with a bigram. A rarer one is a name or a typo. */
const MIN_DOCUMENTS = 5;
/** In a small collection, this share of all documents replaces MIN_DOCUMENTS, but at least one document. */
const MIN_SHARE = 1 / 500;
/** A bigram that is in a larger share of all documents does not tell cases apart. */
const COMMON_SHARE = 0.2;
/** A bigram that is in at most this many documents is used whatever their share. */
const MIN_COMMON = 8;
/**
 * Maximum number of bigrams. More would only take longer: on cases graded by experts, 200 are as good as all.
 */
const MAX_BIGRAMS = 200;
/**
 * Maximum number of postings that are read for a query, so that its time is bounded. A query's bigrams have
 * so many only in a collection of about half a million cases. There, the rarest ones alone find as many cases
 * as are compared.
 */
const MAX_LOOKED_AT = 4_000_000;
/** Number of bigrams, rarest first, that are used however many postings they have. */
const MIN_BIGRAMS = 40;

/** All pairs of neighbouring Han characters in a text, without duplicates, sorted. */
export function hanBigrams(text: string): string[] {
  const normal = normaliseText(text);
  const pairs = Array.from({ length: normal.length }, (_, at) => normal.slice(at, at + 2));
  // Sorted, because neighbours in this order are in the same block of a dictionary.
  return [...new Set(pairs.filter((pair) => HAN_BIGRAM.test(pair)))].sort();
}

/**
 * Bounds of a document frequency that is not counted yet: at most `listed`, and at least `listed` minus
 * `slack`.
 */
export interface ListedFrequency {
  listed: (bigram: string) => number;
  slack: number;
}

/**
 * The bigrams by which a text finds similar cases: those of middle document frequency, rarest first, at most
 * 200. If their frequencies add up to more than 4 million, only the first ones within that sum are used, but
 * at least 40. `documents` is the size of the collection. `frequency` returns the document frequency of a
 * bigram. `rough`, if given, bounds the frequencies, so that bigrams that cannot be selected are not counted.
 */
export function tellingBigrams(
  given: readonly string[],
  frequency: (bigram: string) => number,
  documents: number,
  rough?: ListedFrequency,
): WeighedBigram[] {
  const fewest = Math.max(1, Math.min(MIN_DOCUMENTS, MIN_SHARE * documents));
  const most = Math.max(MIN_COMMON, COMMON_SHARE * documents);
  const bigrams = rough ? possiblyTelling(given, rough, fewest, most) : given;
  return bigrams
    .map((bigram) => ({ bigram, found: frequency(bigram) }))
    .filter(({ found }) => found >= fewest && found <= most)
    .sort((a, b) => a.found - b.found || (a.bigram < b.bigram ? -1 : 1))
    .slice(0, MAX_BIGRAMS)
    .filter(within(MAX_LOOKED_AT))
    .map(({ bigram, found }) => ({ bigram, weight: inverseFrequency(found, documents) }));
}

/**
 * Returns a filter that accepts elements as long as their document frequencies add up to at most `documents`.
 * It always accepts the first MIN_BIGRAMS.
 */
function within(documents: number): (one: { found: number }, place: number) => boolean {
  let sum = 0;
  return ({ found }, place) => {
    sum += found;
    return place < MIN_BIGRAMS || sum <= documents;
  };
}

/**
 * The bigrams that may be selected. A bigram is left out if its frequency is certainly out of bounds, or if
 * 200 others are certainly rarer.
 */
function possiblyTelling(
  bigrams: readonly string[],
  { listed, slack }: ListedFrequency,
  fewest: number,
  most: number,
): string[] {
  const counted = bigrams.map((bigram) => ({ bigram, count: listed(bigram) }));
  const certain = counted.filter(({ count }) => count - slack >= fewest).map(({ count }) => count);
  const rarer = certain.sort((a, b) => a - b)[MAX_BIGRAMS - 1] ?? most;
  const limit = Math.min(most, rarer);
  return counted.filter(({ count }) => count >= fewest && count - slack <= limit).map(({ bigram }) => bigram);
}

/** ln(1 + (N - n + 0.5) / (n + 0.5)), the inverse document frequency of BM25 (Robertson and Walker 1994). */
export function inverseFrequency(found: number, documents: number): number {
  return Math.log(1 + Math.max(0, documents - found + 0.5) / (found + 0.5));
}

/** How fast repetitions of a bigram lose effect, as in BM25 (k1). */
export const SATURATION = 1.2;
/** Influence of the length of a document that is shorter than the average, 0 to 1. */
const SHORT_SHARE = 0.5;
/**
 * Influence of the length of a document that is longer than the average, 0 to 1. It is smaller than
 * SHORT_SHARE: a judgment of many accused states more facts, not the same facts twice.
 */
const LONG_SHARE = 0.3;

/**
 * What a bigram of this weight contributes to a document that has it `count` times. This is BM25 without the
 * length of the document, so that a cluster can add it up too. `forLength` corrects the sum for the length.
 */
export function repeated(weight: number, count: number): number {
  return (weight * count * (SATURATION + 1)) / (count + SATURATION);
}

/**
 * A sum of `repeated`, corrected for the length of the document, because a long document has more bigrams by
 * chance. `length` is the document's length divided by the average. On cases graded by experts this is as
 * good as BM25, which corrects each count.
 */
export function forLength(sum: number, length: number): number {
  const share = length < 1 ? SHORT_SHARE : LONG_SHARE;
  return (sum * (SATURATION + 1)) / (1 + SATURATION * (1 - share + share * length));
}
