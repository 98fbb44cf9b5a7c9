import { getOrInsert } from "#domain/once-per.ts";
import { averageLength, type CaseCounts } from "#domain/search/similar/rank-cases.ts";
import type { ColumnSpools } from "./columns.ts";

/**
 * Counts the articles that decide each document (see `specialArticles`). Memory is bounded, because laws have
 * a limited number of articles.
 */
export class CitedArticles {
  /** Maps an article to its ordinal, in the order of first occurrence. */
  readonly #ordinals = new Map<string, number>();
  /** The document frequency of each article, by ordinal. */
  readonly #citing: number[] = [];

  /** Adds the articles of the next document to the columns. */
  add({ articleAt, article }: ColumnSpools, articles: readonly string[]): void {
    for (const one of articles) {
      const ordinal = getOrInsert(this.#ordinals, one, () => this.#citing.push(0) - 1);
      this.#citing[ordinal]!++;
      article.push(ordinal);
    }
    articleAt.push(article.length);
  }

  /**
   * The counts that the comparison of cases needs. `characters` is the total length of the documents. An
   * article that one document cites is included, because a document of another layer may cite it too.
   */
  counts(documents: number, characters: number): CaseCounts {
    return {
      documents,
      averageLength: averageLength(characters, documents),
      articles: [...this.#ordinals.keys()],
      citing: this.#citing,
    };
  }
}
