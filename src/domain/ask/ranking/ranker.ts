import type { AskIndex } from "../index/ask-index.ts";
import type { ArticleRef, AskedArticle } from "../proposals/asked-article.ts";
import type { AskWeights } from "../signals/learned.ts";
import { addNearness, type Nearness } from "../signals/nearness.ts";
import { makeSignals } from "../signals/signals.ts";
import { type AskLexicon, CandidateFinder, type Candidates } from "./candidates.ts";
import { makeExplainer } from "./explain-article.ts";
import { FEATURES } from "./features.ts";
import { scoreRows } from "./trees.ts";

/** Ranks articles for questions by learned weights. */
export class AskRanker {
  readonly #finder: CandidateFinder;
  readonly #trees: AskWeights["trees"];
  readonly #chance: AskWeights["chance"];

  /** Throws RangeError if the weights were learned with other features. */
  constructor(index: AskIndex, weights: AskWeights, lexicon: AskLexicon, signals = makeSignals(index)) {
    if (weights.features.join() !== FEATURES.join())
      throw new RangeError("The weights were learned with other features: run npm run research -- ask:train");
    this.#finder = new CandidateFinder(index, weights.associations, lexicon, signals);
    this.#trees = weights.trees;
    this.#chance = weights.chance;
  }

  /** The candidates for a question, best first, with the sum of all trees; nearness in meaning changes the order alone. */
  rank(question: string, nearness?: Nearness): { found: Candidates; order: number[]; sums: Float64Array } {
    const found = this.#finder.find(question);
    const sums = scoreRows(this.#trees, found.rows, FEATURES.length);
    const keys = nearness ? addNearness(sums, found.articles, nearness) : sums;
    const order = Array.from(found.articles.keys()).sort((a, b) => keys[b]! - keys[a]! || a - b);
    return { found, order, sums };
  }

  /**
   * The articles likeliest to answer a question, best first, at most `limit`, of a score of at least `least`;
   * `nearness` in meaning, where a model is plugged in, weighs in their order.
   */
  ask(question: string, limit: number, least: number, nearness?: Nearness): AskedArticle[] {
    const { found, order, sums } = this.rank(question, nearness);
    const { index, signals, associations } = this.#finder;
    const { number, branch, laws } = index.columns;
    const explain = makeExplainer(index, found, signals, associations, this.#finder.lexicon.street);
    const proposed: AskedArticle[] = [];
    for (const at of order) {
      const score = 1 / (1 + Math.exp(-(this.#chance.slope * sums[at]! + this.#chance.offset)));
      if (proposed.length === limit) break;
      if (score < least) continue;
      const article = found.articles[at]!;
      const reasons = explain(article);
      if (reasons.length === 0) continue;
      proposed.push({
        lawId: laws[index.lawOf[article]!]!.id,
        number: number[article]!,
        branch: branch[article]!,
        score: Math.round(score * 1000) / 1000,
        reasons,
      });
    }
    return proposed;
  }

  /** The index that is asked. */
  get index(): AskIndex {
    return this.#finder.index;
  }

  /** In how many judgments and reference cases an article is cited; 0 for one that the index lacks. */
  timesCited({ lawId, number, branch }: ArticleRef): number {
    const { index } = this.#finder;
    return index.columns.cited[index.articleOf(lawId, number, branch) ?? -1] ?? 0;
  }
}
