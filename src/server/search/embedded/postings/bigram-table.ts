/** Numbers bigrams in order of first occurrence. */
export class BigramTable {
  readonly #bigrams: [first: number, second: number][] = [];
  /** Maps a first and a second character to the number of their bigram. */
  readonly #numbers = new Map<number, Map<number, number>>();

  get size(): number {
    return this.#bigrams.length;
  }

  /** The number of a bigram, from 0; a new one gets the next number. */
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

  /** All bigrams with their numbers, ordered by first, then second character. */
  sorted(): { number: number; first: number; second: number }[] {
    return this.#bigrams
      .map(([first, second], number) => ({ number, first, second }))
      .sort((a, b) => a.first - b.first || a.second - b.second);
  }
}
