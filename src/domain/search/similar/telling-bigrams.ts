import { normaliseText } from "../match/normalise-text.ts";

/** A bigram of a query with its weight, the inverse document frequency: above 0. */
export interface WeighedBigram {
  bigram: string;
  weight: number;
}

const HAN_BIGRAM = /^\p{Script=Han}{2}$/u;
/** A bigram in fewer documents is a name or a slip of the pen; in a small collection, in fewer than one in 500. */
const MIN_DOCUMENTS = 5;
const MIN_SHARE = 1 / 500;
/** A bigram in a larger share of all documents tells cases apart no more, unless these are few. */
const COMMON_SHARE = 0.2;
const MIN_COMMON = 8;
/** More of them cost time and better nothing: on expert-graded cases 200 are as good as all. */
const MAX_BIGRAMS = 200;
/**
 * Documents that are looked at for a query, each as often as it has one of the bigrams. Only a collection of half a million
 * has so many: there the rarest bigrams alone find as many cases as are compared, and the time of a query has a bound.
 */
const MAX_LOOKED_AT = 4_000_000;
/** So many bigrams are taken whatever it costs. */
const MIN_BIGRAMS = 40;

/** All pairs of neighbouring Han characters in a text, each once, in the order of their characters. */
export function hanBigrams(text: string): string[] {
  const normal = normaliseText(text);
  const pairs = Array.from({ length: normal.length }, (_, at) => normal.slice(at, at + 2));
  // Neighbours are looked up in one block of a dictionary.
  return [...new Set(pairs.filter((pair) => HAN_BIGRAM.test(pair)))].sort();
}

/** What is known of frequencies before they are counted: a bigram has at most `listed`, and at least `slack` fewer. */
export interface ListedFrequency {
  listed: (bigram: string) => number;
  slack: number;
}

/**
 * The bigrams by which a text finds cases like it: of middle frequency, the rarest first, at most 200, and of so many
 * those that together are in 4 million documents, at least 40.
 * `documents` is how many the collection has, `frequency` how many of them contain a bigram; where that is dear,
 * `rough` tells for which it need not be asked.
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

/** Lets through what comes first, as long as it was found in so many documents in all, and MIN_BIGRAMS in any case. */
function within(documents: number): (one: { found: number }, place: number) => boolean {
  let sum = 0;
  return ({ found }, place) => {
    sum += found;
    return place < MIN_BIGRAMS || sum <= documents;
  };
}

/** The bigrams that may be among the telling ones: 200 others are certainly rarer than those left out. */
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

/** How soon repetitions count no more, as in BM25. */
export const SATURATION = 1.2;
/**
 * How much the length of a document counts. Less where it is longer than the average: a judgment of many accused
 * tells of more that happened, it does not repeat itself.
 */
const SHORT_SHARE = 0.5;
const LONG_SHARE = 0.3;

/**
 * What a bigram of some weight adds to a document that has it `count` times. This is BM25 without the length,
 * so that a cluster can add it up too; see `forLength`.
 */
export function repeated(weight: number, count: number): number {
  return (weight * count * (SATURATION + 1)) / (count + SATURATION);
}

/**
 * What a sum of `repeated` is worth in a document of some length, relative to the average: a long one has more
 * bigrams by chance. On expert-graded cases as good as BM25, where each count is damped by the length.
 */
export function forLength(sum: number, length: number): number {
  const share = length < 1 ? SHORT_SHARE : LONG_SHARE;
  return (sum * (SATURATION + 1)) / (1 + SATURATION * (1 - share + share * length));
}
