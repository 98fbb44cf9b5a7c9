import { join } from "node:path";
import type { CaseCounts } from "#domain/search/similar/rank-cases.ts";
import { writeJson } from "../../../files/write-file.ts";
import { ColumnSpool } from "../../../generated/column-spool.ts";
import { CASE_COUNTS_FILE } from "../../../generated/index-files.ts";

/**
 * Collects the articles that decide each document (see `specialArticles`). Documents are added in the order
 * of their doc ids.
 */
export class CitedArticles {
  /**
   * Maps an article to its number, in the order of first occurrence. Memory is bounded, because laws have a
   * limited number of articles.
   */
  readonly #numbers = new Map<string, number>();
  /** The document frequency of each article, by the number of the article. */
  readonly #citing: number[] = [];
  /** The article numbers of all documents, one document after another. */
  readonly #cited: ColumnSpool;
  /** The number of articles of each document. */
  readonly #counts: ColumnSpool;

  /** `path` is the beginning of the names of two temporary files. */
  constructor(path: string) {
    this.#cited = new ColumnSpool(`${path}.cited`, "u32");
    this.#counts = new ColumnSpool(`${path}.counts`, "u32");
  }

  add(articles: readonly string[]): void {
    for (const article of articles) {
      const number = this.#numbers.get(article) ?? this.#numbers.size;
      this.#numbers.set(article, number);
      this.#citing[number] = (this.#citing[number] ?? 0) + 1;
      this.#cited.push(number);
    }
    this.#counts.push(articles.length);
  }

  /**
   * The articles, most cited first. An article that one document cites is included, because a document of
   * another layer may cite it too.
   */
  counted(): { articles: string[]; citing: number[] } {
    const counted = [...this.#numbers]
      .map(([article, number]) => ({ article, citing: this.#citing[number]! }))
      .sort((a, b) => b.citing - a.citing || (a.article < b.article ? -1 : 1));
    return {
      articles: counted.map(({ article }) => article),
      citing: counted.map(({ citing }) => citing),
    };
  }

  /**
   * Writes the columns of ColumnArrays and drops the collected data. Only `counted` may be called afterwards.
   */
  finish({ articleAt, article }: Record<"articleAt" | "article", ColumnSpool>): void {
    const ordinals = new Uint32Array(this.#numbers.size);
    for (const [ordinal, text] of this.counted().articles.entries())
      ordinals[this.#numbers.get(text)!] = ordinal;
    const cited = this.#cited.values();
    articleAt.push(0);
    for (const count of this.#counts.values()) {
      for (let left = count; left > 0; left--) article.push(ordinals[cited.next().value]!);
      articleAt.push(article.length);
    }
    for (const spool of [this.#cited, this.#counts]) spool.close();
  }
}

/** Average length of a document in characters, at least 1. */
export const averageLength = (characters: number, documents: number): number =>
  Math.max(1, Math.round(characters / Math.max(1, documents)));

/**
 * Writes the counts over all documents that the comparison of cases needs. `characters` is the total length
 * of the documents.
 */
export function writeCaseCounts(
  folder: string,
  cited: CitedArticles,
  documents: number,
  characters: number,
): void {
  const counts: CaseCounts = {
    documents,
    averageLength: averageLength(characters, documents),
    ...cited.counted(),
  };
  writeJson(join(folder, CASE_COUNTS_FILE), counts);
}
