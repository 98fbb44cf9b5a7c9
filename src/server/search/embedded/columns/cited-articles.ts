import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { itemAt } from "#domain/search/array-reads.ts";
import type { CaseCounts } from "#domain/search/similar/rank-cases.ts";
import { CASE_COUNTS_FILE } from "../../index-files.ts";
import type { Columns } from "./columns.ts";

/** Collects the special articles that documents cite, added in ascending doc id. */
export class CitedArticles {
  readonly #numbers = new Map<string, number>();
  readonly #citing: number[] = [];
  readonly #cited: number[] = [];
  readonly #ends: number[] = [];

  add(articles: readonly string[]): void {
    for (const article of articles) {
      const number = this.#numbers.get(article) ?? this.#numbers.size;
      this.#numbers.set(article, number);
      this.#citing[number] = (this.#citing[number] ?? 0) + 1;
      this.#cited.push(number);
    }
    this.#ends.push(this.#cited.length);
  }

  /** The articles cited by more than one document, the most cited first: no other can be in common. */
  shared(): { articles: string[]; citing: number[] } {
    const shared = [...this.#numbers]
      .map(([article, number]) => ({ article, citing: itemAt(this.#citing, number) }))
      .filter(({ citing }) => citing > 1)
      .sort((a, b) => b.citing - a.citing || (a.article < b.article ? -1 : 1));
    return {
      articles: shared.map(({ article }) => article),
      citing: shared.map(({ citing }) => citing),
    };
  }

  columns(): Pick<Columns, "articleAt" | "article"> {
    const ordinals = new Map(this.shared().articles.map((article, at) => [this.#numbers.get(article), at]));
    const articleAt = new Uint32Array(this.#ends.length + 1);
    const article: number[] = [];
    let from = 0;
    for (const [docId, end] of this.#ends.entries()) {
      for (; from < end; from++) {
        const ordinal = ordinals.get(itemAt(this.#cited, from));
        if (ordinal !== undefined) article.push(ordinal);
      }
      articleAt[docId + 1] = article.length;
    }
    return { articleAt, article: Uint32Array.from(article) };
  }
}

/** Writes what the comparison of cases counts over all documents of an index. */
export function writeCaseCounts(folder: string, cited: CitedArticles, lengths: Uint32Array): void {
  const documents = lengths.length;
  const characters = lengths.reduce((sum, length) => sum + length, 0);
  const counts: CaseCounts = {
    documents,
    averageLength: Math.max(1, Math.round(characters / Math.max(1, documents))),
    ...cited.shared(),
  };
  writeFileSync(join(folder, CASE_COUNTS_FILE), JSON.stringify(counts));
}
