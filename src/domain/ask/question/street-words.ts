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

  constructor(words: readonly StreetWord[]) {
    for (const { street, law } of words) this.#law.set(street, law);
  }

  /**
   * The everyday words in a folded question with their terms of law. At each position, the longest word
   * counts.
   */
  pairsIn(text: string): readonly StreetPair[] {
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
}
