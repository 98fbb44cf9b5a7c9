import { type AskedBigram, bigramsOf } from "./question.ts";

/** An everyday word and the words of the law that it means, likeliest first; folded. */
export interface StreetWord {
  street: string;
  law: string[];
}

/** An everyday word with one word of the law that it means. */
export interface StreetPair {
  street: string;
  law: string;
}

const MAX_WORD_CHARS = 8;

/** Interprets everyday words as words of the law. */
export class StreetWords {
  readonly #law = new Map<string, string[]>();
  /** The pairs of the last question, cached because it is read again for each explained article. */
  #last: { text: string; pairs: readonly StreetPair[] } | undefined;

  constructor(words: readonly StreetWord[]) {
    for (const { street, law } of words) this.#law.set(street, law);
  }

  /** The pairs that apply to a folded question: the longest word at each position. */
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

  /** The distinct bigrams of the words of the law that a question means but does not contain. */
  bigramsFor(text: string): AskedBigram[] {
    return bigramsOf(this.pairsIn(text).map(({ law }) => law)).map(({ key }) => ({ key, weight: 1 }));
  }
}
