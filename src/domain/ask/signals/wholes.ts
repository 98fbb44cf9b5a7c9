import type { WholeLeanings } from "./learned.ts";
import { type Spoken, spokenOf } from "./spoken.ts";

/** How much learned words and causes speak for whole laws, or whole sections, laid over an index. */
export class Wholes {
  readonly #words: Spoken;
  readonly #causes: Spoken;
  /** Of each number its law or section in the index; -1 for one without an article there. */
  readonly #places: Int32Array;

  /** `articles` are the learned articles by number in the index, or -1; `ownerOf` is the law or section of each there. */
  constructor(leanings: WholeLeanings, articles: Int32Array, ownerOf: ArrayLike<number>) {
    this.#words = spokenOf(leanings.words, 0, 2);
    this.#causes = spokenOf(leanings.causes, 0, 2);
    this.#places = new Int32Array(leanings.of.reduce((most, number) => Math.max(most, number + 1), 0)).fill(
      -1,
    );
    for (const [at, number] of leanings.of.entries()) {
      const article = articles[at]!;
      if (article >= 0) this.#places[number] = ownerOf[article]!;
    }
  }

  /** Adds what the word of this number speaks for, in thousandths of `weight`. */
  addWord(word: number, weight: number, into: Float64Array): void {
    this.#add(this.#words, word, weight, into);
  }

  /** The same of a cause. */
  addCause(cause: number, weight: number, into: Float64Array): void {
    this.#add(this.#causes, cause, weight, into);
  }

  #add({ starts, of, much }: Spoken, at: number, weight: number, into: Float64Array): void {
    const end = starts[at + 1]!;
    for (let from = starts[at]!; from < end; from++) {
      const place = this.#places[of[from]!]!;
      if (place >= 0) into[place]! += weight * much[from]!;
    }
  }
}
