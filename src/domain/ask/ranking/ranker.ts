import { float64At, itemAt, uint16At } from "../../search/array-reads.ts";
import type { AskIndex } from "../index/ask-index.ts";
import type { ArticleRef, AskedArticle } from "../proposals/asked-article.ts";
import type { AssociationTable } from "../signals/associations.ts";
import { shareOf } from "../signals/signals.ts";
import { type AskLexicon, CandidateFinder, type Candidates } from "./candidates.ts";
import { makeExplainer } from "./explain-article.ts";
import { FEATURES } from "./features.ts";
import { type TreeEnsemble, Trees } from "./trees.ts";

/** The result of training (data/sources/ask/weights.json). */
export interface AskWeights {
  /** Names of the features in the order of the trees; they must equal `FEATURES`. */
  features: string[];
  associations: AssociationTable;
  /** The trees that score the candidates. */
  trees: TreeEnsemble;
  /** Converts a sum of trees to a probability: 1 / (1 + exp(-(slope * sum + offset))). */
  chance: { slope: number; offset: number };
}

/** The candidates for a question, the sum of all trees for each, and their indices, best first. */
export interface Ranking {
  found: Candidates;
  order: number[];
  sums: Float64Array;
}

/** Ranks articles for questions by learned weights. */
export class AskRanker {
  readonly #finder: CandidateFinder;
  readonly #weights: AskWeights;
  readonly #trees: Trees;

  /** Throws RangeError if the weights were learned with other features. */
  constructor(index: AskIndex, weights: AskWeights, lexicon: AskLexicon) {
    if (weights.features.join() !== FEATURES.join())
      throw new RangeError("The weights were learned with other features: run npm run research -- ask:train");
    this.#finder = new CandidateFinder(index, weights.associations, lexicon);
    this.#weights = weights;
    this.#trees = new Trees(weights.trees);
  }

  /** Ranks the candidates for a question. */
  rank(question: string): Ranking {
    const found = this.#finder.find(question);
    const sums = this.#trees.score(found.rows, FEATURES.length);
    const order = [...found.articles.keys()].sort((a, b) => float64At(sums, b) - float64At(sums, a) || a - b);
    return { found, order, sums };
  }

  /** The probability for a sum of trees. */
  chanceOf(sum: number): number {
    const { slope, offset } = this.#weights.chance;
    return 1 / (1 + Math.exp(-(slope * sum + offset)));
  }

  /**
   * The articles most likely to answer a question, best first, at most `limit`, with a score of at least
   * `least`.
   */
  ask(question: string, limit: number, least: number): AskedArticle[] {
    return this.propose(this.rank(question), limit, least);
  }

  /** The first articles of the last ranking, as returned by `ask`. */
  propose({ found, order, sums }: Ranking, limit: number, least: number): AskedArticle[] {
    const explain = makeExplainer(this.#finder, found);
    const proposed: AskedArticle[] = [];
    for (const at of order) {
      if (proposed.length === limit) break;
      const score = this.chanceOf(float64At(sums, at));
      const article = itemAt(found.articles, at);
      const reasons = score < least ? [] : explain(article);
      if (reasons.length === 0) continue;
      proposed.push({
        ...this.refOf(article),
        score: Math.round(score * 1000) / 1000,
        ofCauses: shareOf(found.signals.by.causes, article) > 0,
        reasons,
      });
    }
    return proposed;
  }

  /** An article of the index by the id of its law. */
  refOf(article: number): ArticleRef {
    const { number, branch } = this.index.columns;
    const lawId = this.index.lawAt(article).id;
    return { lawId, number: uint16At(number, article), branch: branch[article] ?? 0 };
  }

  /** The index of the ranker. */
  get index(): AskIndex {
    return this.#finder.index;
  }

  /** Number of judgments and reference cases that cite an article; 0 if the index lacks it. */
  timesCited({ lawId, number, branch }: ArticleRef): number {
    return this.index.columns.cited[this.index.articleOf(lawId, number, branch)] ?? 0;
  }
}
