import { type AskedBigram, bigramsOf } from "./question.ts";

/** An everyday word and the terms of law that it may mean, likeliest first. Folded. */
export interface StreetWord {
  street: string;
  law: string[];
}

/** An everyday word in a question, and one term of law that it means. */
export interface StreetPair {
  street: string;
  law: string;
}

const MAX_WORD_CHARS = 8;

/** Finds everyday words and the terms of law that they mean. */
export class StreetWords {
  readonly #law = new Map<string, string[]>();
  /**
   * The pairs of the last question. They are cached, because the question is read again for each article that
   * is explained.
   */
  #last: { text: string; pairs: readonly StreetPair[] } | undefined;

  constructor(words: readonly StreetWord[]) {
    for (const { street, law } of words) this.#law.set(street, law);
  }

  /**
   * The everyday words in a folded question with their terms of law. At each position, the longest word
   * counts.
   */
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

  /**
   * The distinct bigrams of the terms of law that the everyday words of a question mean. Each has the weight
   * 1.
   */
  bigramsFor(text: string): AskedBigram[] {
    return bigramsOf(this.pairsIn(text).map(({ law }) => law)).map(({ key }) => ({ key, weight: 1 }));
  }
}
