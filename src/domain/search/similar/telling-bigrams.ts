import { normaliseText } from "../match/normalise-text.ts";

/** A bigram of a query with its weight, the inverse document frequency: above 0. */
export interface WeighedBigram {
  bigram: string;
  weight: number;
}

const HAN_BIGRAM = /^\p{Script=Han}{2}$/u;
/** Minimum document frequency of a bigram; rarer ones are names or typos. */
const MIN_DOCUMENTS = 5;
/** In a small collection the minimum document frequency is this share of all documents, but at least 1. */
const MIN_SHARE = 1 / 500;
/**
 * A bigram in a larger share of all documents does not distinguish cases, unless the number of these
 * documents is small.
 */
const COMMON_SHARE = 0.2;
const MIN_COMMON = 8;
/**
 * Maximum number of bigrams. More take longer without improving the result: on expert-graded cases 200 are as
 * good as all.
 */
const MAX_BIGRAMS = 200;
/**
 * Maximum number of postings read for a query. Only a collection of half a million cases has so many; there
 * the rarest bigrams alone find as many cases as are compared, and the time of a query is bounded.
 */
const MAX_LOOKED_AT = 4_000_000;
/** Number of bigrams that are always used, whatever the number of their postings. */
const MIN_BIGRAMS = 40;

/** All pairs of neighbouring Han characters in a text, without duplicates, sorted. */
export function hanBigrams(text: string): string[] {
  const normal = normaliseText(text);
  const pairs = Array.from({ length: normal.length }, (_, at) => normal.slice(at, at + 2));
  // Sorted, since neighbours are in the same block of a dictionary.
  return [...new Set(pairs.filter((pair) => HAN_BIGRAM.test(pair)))].sort();
}

/** Bounds of a document frequency before it is counted: at most `listed`, and at least `listed` minus `slack`. */
export interface ListedFrequency {
  listed: (bigram: string) => number;
  slack: number;
}

/**
 * The bigrams by which a text finds similar cases: those of middle frequency, rarest first, at most 200. If
 * they are in more than 4 million documents together, only the first ones within that sum, but at least 40.
 * `documents` is the size of the collection and `frequency` the document frequency of a bigram. If
 * frequencies are expensive to count, `rough` limits the bigrams for which they are counted.
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
 * Returns a filter that accepts elements while the sum of their document frequencies is within `documents`,
 * and the first MIN_BIGRAMS in any case.
 */
function within(documents: number): (one: { found: number }, place: number) => boolean {
  let sum = 0;
  return ({ found }, place) => {
    sum += found;
    return place < MIN_BIGRAMS || sum <= documents;
  };
}

/** The bigrams that may be selected; for those left out, 200 others are certainly rarer. */
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

/** How fast repetitions saturate, as in BM25. */
export const SATURATION = 1.2;
/**
 * Influence of the length of a document. It is smaller above the average length: a judgment of many accused
 * states more facts rather than repeating itself.
 */
const SHORT_SHARE = 0.5;
const LONG_SHARE = 0.3;

/**
 * Contribution of a bigram with some weight to a document that has it `count` times. This is BM25 without the
 * length, so that a cluster can sum it too; see `forLength`.
 */
export function repeated(weight: number, count: number): number {
  return (weight * count * (SATURATION + 1)) / (count + SATURATION);
}

/**
 * A sum of `repeated` corrected for the length of the document relative to the average, because a long
 * document has more bigrams by chance. On expert-graded cases it is as good as BM25, which damps each count
 * by the length.
 */
export function forLength(sum: number, length: number): number {
  const share = length < 1 ? SHORT_SHARE : LONG_SHARE;
  return (sum * (SATURATION + 1)) / (1 + SATURATION * (1 - share + share * length));
}
