import { type AskedBigram, bigramsOf } from "./question.ts";

/** A word of the street and the words of the law that it means, likeliest first; folded. */
export interface StreetWord {
  street: string;
  law: string[];
}

/** A word of the street with one of the law that it means. */
export interface StreetPair {
  street: string;
  law: string;
}

const MAX_WORD_CHARS = 8;

/** Reads everyday words as words of the law. */
export class StreetWords {
  readonly #law = new Map<string, string[]>();
  /** The pairs of the question read last: it is read for each article that is explained. */
  #last: { text: string; pairs: readonly StreetPair[] } | undefined;

  constructor(words: readonly StreetWord[]) {
    for (const { street, law } of words) this.#law.set(street, law);
  }

  /** The pairs that act in a folded question: the longest word at each place. */
  pairsIn(text: string): readonly StreetPair[] {
    if (this.#last?.text !== text) this.#last = { text, pairs: this.#read(text) };
    return this.#last.pairs;
  }

  #read(text: string): StreetPair[] {
    const found = new Map<string, StreetPair>();
    for (let from = 0; from < text.length; ) {
      let length = Math.min(MAX_WORD_CHARS, text.length - from);
      while (length > 0 && !this.#law.has(text.slice(from, from + length))) length--;
      const street = text.slice(from, from + length);
      for (const law of this.#law.get(street) ?? [])
        if (!text.includes(law)) found.set(`${street} ${law}`, { street, law });
      from += Math.max(1, length);
    }
    return [...found.values()];
  }

  /** The bigrams of the words of the law that a question means and does not say, each once. */
  bigramsFor(text: string): AskedBigram[] {
    return bigramsOf(this.pairsIn(text).map(({ law }) => law)).map(({ key }) => ({ key, weight: 1 }));
  }
}
