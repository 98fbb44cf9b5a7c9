import { MAX_PROPOSED } from "#contract/search/ask-limits.ts";
import { articlesOf } from "#domain/ask/guides/guide-articles.ts";
import { GuideIndex, type NearArticle } from "#domain/ask/guides/rank-guides.ts";
import { ArticleNames } from "#domain/ask/index/article-names.ts";
import type { AskIndex } from "#domain/ask/index/ask-index.ts";
import { MIN_SCORE } from "#server/ask/ask-articles.ts";
import { guideText } from "#server/ask/guides.ts";
import { readContent } from "#server/content/source/read-content.ts";
import { contentTables } from "#server/content/tables.ts";

/** Guides that the measure looks at. */
const FIRST = 3;

/** A ranking of articles for a question, as `AskRanker.rank` returns it. */
interface Ranking {
  found: { articles: ArrayLike<number> };
  order: readonly number[];
  sums: ArrayLike<number>;
}

/** Share of questions for which one of the first guides cites an article that answers, and for which any does. */
export class GuideMeasure {
  readonly #guides: GuideIndex;
  readonly #cites: ReadonlySet<number>[];
  readonly #chance: { slope: number; offset: number };
  #questions = 0;
  #first = 0;
  #any = 0;

  /** `chance` makes a sum of trees a chance, as the committed weights do. */
  constructor(index: AskIndex, chance: { slope: number; offset: number }) {
    const names = new ArticleNames(index);
    const { guides } = contentTables(readContent(process.cwd()), "9999-12-31");
    const chinese = guides.filter(({ language }) => language === "cn");
    this.#chance = chance;
    this.#cites = chinese.map(
      ({ sources }) =>
        new Set(
          sources
            .flatMap(articlesOf)
            .flatMap(({ law, number, branch }) => names.find(law, number, branch) ?? []),
        ),
    );
    this.#guides = new GuideIndex(
      chinese.map((guide, at) => guideText(guide, [...this.#cites[at]!].map(String))),
    );
  }

  /** Adds a question, the ranking of articles for it, and the articles that answer it. */
  add(question: string, ranking: Ranking, answers: readonly number[]): void {
    const cites = (guide: number) => answers.some((answer) => this.#cites[guide]!.has(answer));
    const ranked = this.#guides.rank(question, FIRST, this.#near(ranking));
    this.#questions++;
    if (ranked.some(({ guide }) => cites(guide))) this.#first++;
    if (this.#cites.some((_, guide) => cites(guide))) this.#any++;
  }

  /** The articles that the site would propose. */
  #near({ found, order, sums }: Ranking): NearArticle[] {
    const { slope, offset } = this.#chance;
    return order
      .slice(0, MAX_PROPOSED.articles)
      .map((at) => ({
        key: String(found.articles[at]),
        score: 1 / (1 + Math.exp(-(slope * sums[at]! + offset))),
      }))
      .filter(({ score }) => score >= MIN_SCORE);
  }

  toString(): string {
    const share = (count: number) => (count / Math.max(1, this.#questions)).toFixed(3).replace(/^0/, "");
    return `${this.#cites.length} guides: one of the first ${FIRST} cites an answer ${share(this.#first)}  any does ${share(this.#any)}`;
  }
}
