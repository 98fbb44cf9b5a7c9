import { getOrInsert } from "#domain/once-per.ts";
/** Numbers bigrams in the order of their first occurrence. */
export class BigramTable {
  readonly #bigrams: [first: number, second: number][] = [];
  /** Maps a first and a second character to the number of their bigram. */
  readonly #numbers = new Map<number, Map<number, number>>();

  get size(): number {
    return this.#bigrams.length;
  }

  /** The number of a bigram. Numbers start at 0; a bigram that is new gets the next number. */
  numberOf(first: number, second: number): number {
    const row = getOrInsert(this.#numbers, first, () => new Map<number, number>());
    return getOrInsert(row, second, () => this.#bigrams.push([first, second]) - 1);
  }

  /** All bigrams with their numbers, sorted by first character, then by second. */
  sorted(): { number: number; first: number; second: number }[] {
    return this.#bigrams
      .map(([first, second], number) => ({ number, first, second }))
      .sort((a, b) => a.first - b.first || a.second - b.second);
  }
}
