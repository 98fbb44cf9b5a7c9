import { normaliseText } from "../match/normalise-text.ts";

/** A bigram of a query, with its weight (inverse document frequency, above 0). */
export interface WeighedBigram {
  bigram: string;
  weight: number;
}

const HAN_BIGRAM = /^\p{Script=Han}{2}$/u;
/** A bigram in fewer documents is a name or a slip of the pen. */
const FEWEST = 5;
/** A bigram in a larger share of all documents tells cases apart no more. */
const COMMON_SHARE = 0.2;
/** More of them cost time and better nothing: by MAP on expert-graded cases 100 are as good as all. */
const MOST = 100;

/**
 * The bigrams by which a text finds cases like it: of middle frequency, each once, the rarest first, at most
 * 100. `documents` is how many the collection has, `frequency` how many of them contain a bigram.
 */
export function tellingBigrams(
  text: string,
  frequency: (bigram: string) => number,
  documents: number,
): WeighedBigram[] {
  return [...countBigrams(text).keys()]
    .map((bigram) => ({ bigram, found: frequency(bigram) }))
    .filter(({ found }) => found >= FEWEST && found <= COMMON_SHARE * documents)
    .sort((a, b) => a.found - b.found || (a.bigram < b.bigram ? -1 : 1))
    .slice(0, MOST)
    .map(({ bigram, found }) => ({ bigram, weight: inverseFrequency(found, documents) }));
}

/** Every pair of neighbouring Han characters in a text, with how often it occurs. */
export function countBigrams(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  const normal = normaliseText(text);
  for (let at = 0; at + 1 < normal.length; at++) {
    const bigram = normal.slice(at, at + 2);
    if (HAN_BIGRAM.test(bigram)) counts.set(bigram, (counts.get(bigram) ?? 0) + 1);
  }
  return counts;
}

/** Okapi BM25 (Robertson and Walker 1994): how soon repetitions count no more, and how much length counts. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;

/** ln(1 + (N - n + 0.5) / (n + 0.5)), the inverse document frequency of BM25. */
export function inverseFrequency(found: number, documents: number): number {
  return Math.log(1 + (documents - found + 0.5) / (found + 0.5));
}

/**
 * What a term of some weight adds to the score of a document that has it `count` times; `length` is the
 * document's relative to the collection's average.
 */
export function bm25(weight: number, count: number, length: number): number {
  const damping = SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * length);
  return (weight * count * (SATURATION + 1)) / (count + damping);
}
