import { join } from "node:path";
import { failAt, itemAt, uint32At } from "#domain/search/array-reads.ts";
import type { CaseCounts } from "#domain/search/similar/rank-cases.ts";
import { writeWhole } from "../../../files/write-file.ts";
import { ColumnSpool } from "../../../generated/column-spool.ts";
import { CASE_COUNTS_FILE } from "../../../generated/index-files.ts";

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

  /** The articles, the most cited first; one that is cited once may be cited by a document of another index too. */
  counted(): { articles: string[]; citing: number[] } {
    const counted = [...this.#numbers]
      .map(([article, number]) => ({ article, citing: itemAt(this.#citing, number) }))
      .sort((a, b) => b.citing - a.citing || (a.article < b.article ? -1 : 1));
    return {
      articles: counted.map(({ article }) => article),
      citing: counted.map(({ citing }) => citing),
    };
  }

  /** Writes the columns (see Columns) and forgets what was collected but for `counted`. */
  finish({ articleAt, article }: Record<"articleAt" | "article", ColumnSpool>): void {
    const ordinals = new Uint32Array(this.#numbers.size);
    for (const [ordinal, text] of this.counted().articles.entries())
      ordinals[this.#numbers.get(text) ?? failAt(ordinal)] = ordinal;
    const cited = this.#cited.values();
    articleAt.push(0);
    for (const count of this.#counts.values()) {
      for (let left = count; left > 0; left--) article.push(uint32At(ordinals, cited.next().value));
      articleAt.push(article.length);
    }
    for (const spool of [this.#cited, this.#counts]) spool.close();
  }
}

/** Characters of a text on average, at least 1. */
export const averageLength = (characters: number, documents: number): number =>
  Math.max(1, Math.round(characters / Math.max(1, documents)));

/** Writes what the comparison of cases counts over all documents of an index, which have so many characters. */
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
  writeWhole(join(folder, CASE_COUNTS_FILE), JSON.stringify(counts));
}
