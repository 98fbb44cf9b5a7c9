import { float64At } from "../../search/array-reads.ts";
import { GramIndex } from "../index/gram-index.ts";
import { GramIndexBuilder } from "../index/gram-index-builder.ts";
import { bigramKey, eachBigram } from "../question/bigrams.ts";

/** Number of occurrences of each gram, by the gram's key. A gram is a character or a bigram. */
export type GramCounts = ReadonlyMap<number, number>;

/** Counts the grams in a folded text. */
export function countGrams(text: string): Map<number, number> {
  const counts = new Map<number, number>();
  const add = (key: number) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (let at = 0; at < text.length; at++) if (text[at] !== " ") add(bigramKey(0, text.charCodeAt(at)));
  eachBigram(text, add);
  return counts;
}

/** The sum of counts, each multiplied by its weight. */
export function sumGrams(parts: readonly { grams: GramCounts; weight: number }[]): GramCounts {
  const sums = new Map<number, number>();
  for (const { grams, weight } of parts)
    for (const [key, count] of grams) sums.set(key, (sums.get(key) ?? 0) + count * weight);
  return sums;
}

/** Maximum count that the index can store. */
const MAX_COUNT = 255;
/** Exponent of the rarity. It is below 1, so that a rare gram that occurs by chance has less effect. */
const RARITY_POWER = 0.8;
const damped = (count: number): number => 1 + Math.log(Math.min(MAX_COUNT, count));

/**
 * Texts as tf-idf vectors of grams. The weight of a gram is its rarity times 1 plus the logarithm of its
 * count (Salton and Buckley 1988). Texts are compared by the cosine of their vectors.
 */
export class GramVectors {
  readonly #index: GramIndex;
  readonly #norms: Float64Array;
  readonly #among: GramVectors;

  /**
   * The rarity of a gram is its rarity among the texts of `among`, or, if `among` is missing, among these
   * texts.
   */
  constructor(counted: readonly GramCounts[], among?: GramVectors) {
    const builder = new GramIndexBuilder();
    for (const counts of counted) builder.add(counts, 0);
    this.#index = new GramIndex(builder.columns());
    this.#among = among ?? this;
    this.#norms = Float64Array.from(counted, (counts) => this.#norm(counts));
  }

  /** Rarity of a gram: 1 if all texts have it, and more the fewer do. */
  #rarity(key: number): number {
    const { documents } = this.#among.#index;
    return (1 + Math.log((1 + documents) / (1 + this.#among.#index.countOf(key)))) ** RARITY_POWER;
  }

  /** The cosine of each text with a question. */
  cosines(question: GramCounts): Float64Array {
    const sums = new Float64Array(this.#index.documents);
    for (const [key, count] of question) {
      const weight = damped(count) * this.#rarity(key) ** 2;
      for (const postings = this.#index.postings(key); postings.next(); )
        sums[postings.doc] = float64At(sums, postings.doc) + weight * damped(postings.times);
    }
    const norm = this.#norm(question);
    return sums.map((sum, at) => (sum > 0 ? Math.min(1, sum / (norm * float64At(this.#norms, at))) : 0));
  }

  /** The cosine of two texts. They need not be in the index. */
  cosine(one: GramCounts, other: GramCounts): number {
    let sum = 0;
    for (const [key, count] of one) {
      const there = other.get(key);
      if (there) sum += damped(count) * damped(there) * this.#rarity(key) ** 2;
    }
    return sum > 0 ? Math.min(1, sum / (this.#norm(one) * this.#norm(other))) : 0;
  }

  #norm(counts: GramCounts): number {
    let squares = 0;
    for (const [key, count] of counts) squares += (damped(count) * this.#rarity(key)) ** 2;
    return Math.sqrt(squares);
  }
}
