import { foldText } from "./fold-text.ts";
import type { StreetWord } from "./street-words.ts";

/** Replaces synonyms by one word. At each place, the longest synonym counts. */
export class SameWords {
  readonly #one = new Map<string, string>();
  readonly #any: RegExp | undefined;

  /** Each `street` word is replaced by its first `law` word. */
  constructor(words: readonly StreetWord[]) {
    for (const { street, law } of words) this.#one.set(street, law[0] ?? street);
    const longestFirst = [...this.#one.keys()].sort((a, b) => b.length - a.length);
    if (longestFirst.length > 0) this.#any = new RegExp(longestFirst.join("|"), "gu");
  }

  /** Folds a text and replaces the synonyms in it. */
  fold(text: string): string {
    const folded = foldText(text);
    return this.#any ? folded.replace(this.#any, (word) => this.#one.get(word) ?? word) : folded;
  }
}
