import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { itemAt } from "#domain/search/array-reads.ts";
import type { CaseCounts } from "#domain/search/similar/rank-cases.ts";
import { ColumnSpool } from "../../../generated/column-spool.ts";
import { CASE_COUNTS_FILE } from "../../index-files.ts";

/** Collects the special articles that documents cite, added in ascending doc id. */
export class CitedArticles {
  /** Articles in the order in which they were met, and how many documents cite each: laws have so many and no more. */
  readonly #numbers = new Map<string, number>();
  readonly #citing: number[] = [];
  /** The numbers of what each document cites, and how many these are. */
  readonly #cited: ColumnSpool;
  readonly #counts: ColumnSpool;

  /** `path` is where two temporary files begin. */
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

  /** Writes the columns (see Columns) and forgets what was collected but for `shared`. */
  finish({ articleAt, article }: Record<"articleAt" | "article", ColumnSpool>): void {
    const ordinals = new Map(this.shared().articles.map((text, at) => [this.#numbers.get(text), at]));
    const cited = this.#cited.values();
    articleAt.push(0);
    for (const count of this.#counts.values()) {
      for (let left = count; left > 0; left--) {
        const ordinal = ordinals.get(cited.next().value);
        if (ordinal !== undefined) article.push(ordinal);
      }
      articleAt.push(article.length);
    }
    for (const spool of [this.#cited, this.#counts]) spool.close();
  }
}

/** Writes what the comparison of cases counts over all documents of an index, which have so many characters. */
export function writeCaseCounts(
  folder: string,
  cited: CitedArticles,
  documents: number,
  characters: number,
): void {
  const counts: CaseCounts = {
    documents,
    averageLength: Math.max(1, Math.round(characters / Math.max(1, documents))),
    ...cited.shared(),
  };
  writeFileSync(join(folder, CASE_COUNTS_FILE), JSON.stringify(counts));
}
