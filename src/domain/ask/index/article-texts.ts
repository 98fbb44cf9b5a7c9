import type { AskIndex } from "./ask-index.ts";

/**
 * The folded texts of some articles, one after another, in code units: read once, looked through by more than one feature. They
 * are valid until those of others are read.
 */
export class ArticleTexts {
  readonly articles: readonly number[];
  readonly codes: Uint16Array;
  /** Where the text of each article begins, and one more for the end. */
  readonly starts: Uint32Array;

  constructor(index: AskIndex, articles: readonly number[]) {
    const { textOffsets } = index.columns;
    const starts = new Uint32Array(articles.length + 1);
    for (const [at, article] of articles.entries())
      starts[at + 1] = starts[at]! + textOffsets[article + 1]! - textOffsets[article]!;
    const length = starts[articles.length]!;
    if (memory.length < length) memory = new Uint16Array(2 * length);
    for (const [at, article] of articles.entries()) memory.set(index.codesOf(article), starts[at]!);
    this.articles = articles;
    this.codes = memory.subarray(0, length);
    this.starts = starts;
  }
}

/** The texts at hand. */
let memory = new Uint16Array(0);
