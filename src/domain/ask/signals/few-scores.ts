import { topOf } from "../../search/top-of.ts";

/**
 * The scores of a signal that tells of few articles, with a list of those. Most signals tell of some hundreds out of tens of
 * thousands: neither clearing nor adding up reads the others.
 */
export class FewScores {
  /** By article. */
  readonly scores: Float64Array;
  /** Each article that has a score, once, up to `#count`. */
  #articles: Uint32Array = new Uint32Array(64);
  #count = 0;

  constructor(scores: Float64Array) {
    this.scores = scores;
  }

  /** Adds no less than 0 to the score of an article; returns the sum. */
  give(article: number, value: number): number {
    const { scores } = this;
    const before = scores[article]!;
    const sum = before + value;
    if (before === 0 && sum > 0) this.#list(article);
    scores[article] = sum;
    return sum;
  }

  #list(article: number): void {
    if (this.#count === this.#articles.length) {
      const more = new Uint32Array(2 * this.#count);
      more.set(this.#articles);
      this.#articles = more;
    }
    this.#articles[this.#count++] = article;
  }

  /** Clears all scores; those of these articles, none twice, may then be written, and are given nothing. */
  openFor(articles: Uint32Array): void {
    this.clear();
    this.#articles = articles;
    this.#count = articles.length;
  }

  clear(): void {
    const { scores } = this;
    const articles = this.#articles;
    for (let at = 0; at < this.#count; at++) scores[articles[at]!] = 0;
    this.#count = 0;
  }

  /** The greatest score; 0 for none above. */
  greatest(): number {
    const { scores } = this;
    const articles = this.#articles;
    let most = 0;
    for (let at = 0; at < this.#count; at++) most = Math.max(most, scores[articles[at]!]!);
    return most;
  }

  /** The articles of the greatest scores above 0, greatest first; of equals the first. The articles listed must ascend. */
  topOf(most: number): number[] {
    const { scores } = this;
    const articles = this.#articles;
    const listed = new Float64Array(this.#count);
    for (let at = 0; at < listed.length; at++) listed[at] = scores[articles[at]!]!;
    return topOf(listed, most).map((at) => articles[at]!);
  }

  /** Adds so much of each score above 0 to that of another signal. */
  addTo(into: Float64Array, factor: number): void {
    const { scores } = this;
    const articles = this.#articles;
    for (let at = 0; at < this.#count; at++)
      into[articles[at]!]! += Math.max(0, scores[articles[at]!]!) * factor;
  }
}
