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
    let row = this.#numbers.get(first);
    if (!row) {
      row = new Map();
      this.#numbers.set(first, row);
    }
    let number = row.get(second);
    if (number === undefined) {
      number = this.#bigrams.push([first, second]) - 1;
      row.set(second, number);
    }
    return number;
  }

  /** All bigrams with their numbers, sorted by first character, then by second. */
  sorted(): { number: number; first: number; second: number }[] {
    return this.#bigrams
      .map(([first, second], number) => ({ number, first, second }))
      .sort((a, b) => a.first - b.first || a.second - b.second);
  }
}
