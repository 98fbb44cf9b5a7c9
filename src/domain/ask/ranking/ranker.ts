import { float64At, itemAt, uint16At } from "../../search/array-reads.ts";
import type { AskIndex } from "../index/ask-index.ts";
import type { ArticleRef, AskedArticle } from "../proposals/asked-article.ts";
import type { AssociationTable } from "../signals/associations.ts";
import { CandidateFinder, type ReadCauses } from "./candidates.ts";
import { FEATURES } from "./features.ts";
import { type TreeEnsemble, Trees } from "./trees.ts";

/** The result of training (data/sources/ask/weights.json). */
export interface AskWeights {
  /** Names of the features in the order in which the trees use them. They must equal `FEATURES`. */
  features: string[];
  associations: AssociationTable;
  /** The trees that score the candidates. */
  trees: TreeEnsemble;
  /** Converts the sum of the trees to a probability: 1 / (1 + exp(-(slope * sum + offset))). */
  chance: { slope: number; offset: number };
}

/** Ranks articles for questions by learned weights. */
export class AskRanker {
  readonly #finder: CandidateFinder;
  readonly #chance: AskWeights["chance"];
  readonly #trees: Trees;

  /** Throws RangeError if the weights were learned with other features. */
  constructor(index: AskIndex, weights: AskWeights, readCauses: ReadCauses) {
    if (weights.features.join() !== FEATURES.join())
      throw new RangeError("The weights were learned with other features: run npm run research -- ask:train");
    this.#finder = new CandidateFinder(index, weights.associations, readCauses);
    this.#chance = weights.chance;
    this.#trees = new Trees(weights.trees);
  }

  /** The candidates for a question, likeliest first. */
  rank(question: string): AskedArticle[] {
    const { articles, rows } = this.#finder.find(question);
    const { number, branch } = this.index.columns;
    const { slope, offset } = this.#chance;
    const sums = this.#trees.score(rows, FEATURES.length);
    const order = [...articles.keys()].sort((a, b) => float64At(sums, b) - float64At(sums, a) || a - b);
    return order.map((at) => {
      const article = itemAt(articles, at);
      const score = 1 / (1 + Math.exp(-(slope * float64At(sums, at) + offset)));
      return {
        ...{ article, score, lawId: this.index.lawAt(article).id },
        ...{ number: uint16At(number, article), branch: branch[article] ?? 0 },
      };
    });
  }

  /** The index in which the ranker finds articles. */
  get index(): AskIndex {
    return this.#finder.index;
  }

  /** Number of judgments and reference cases that cite an article; 0 if it is not in the index. */
  timesCited({ lawId, number, branch }: ArticleRef): number {
    return this.index.columns.cited[this.index.articleOf(lawId, number, branch)] ?? 0;
  }
}
