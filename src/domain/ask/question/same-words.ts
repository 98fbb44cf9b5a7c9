import { foldText } from "./fold-text.ts";
import type { StreetWord } from "./street-words.ts";

/** Puts one word in place of all that mean the same, the longest at each place. */
export class SameWords {
  readonly #one = new Map<string, string>();
  readonly #any: RegExp | undefined;

  /** `words`: those of `street` that stand for the first of `law`. */
  constructor(words: readonly StreetWord[]) {
    for (const { street, law } of words) this.#one.set(street, law[0] ?? street);
    const longestFirst = [...this.#one.keys()].sort((a, b) => b.length - a.length);
    if (longestFirst.length > 0) this.#any = new RegExp(longestFirst.join("|"), "gu");
  }

  /** A text folded, with the words that stand for others in their place. */
  fold(text: string): string {
    const folded = foldText(text);
    return this.#any ? folded.replace(this.#any, (word) => this.#one.get(word) ?? word) : folded;
  }
}
