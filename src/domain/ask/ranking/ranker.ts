import { float64At, itemAt, uint16At } from "../../search/array-reads.ts";
import type { AskIndex } from "../index/ask-index.ts";
import type { ArticleRef, AskedArticle } from "../proposals/asked-article.ts";
import type { AssociationTable } from "../signals/associations.ts";
import { CandidateFinder, type Candidates, type ReadCauses } from "./candidates.ts";
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

/**
 * The ranked candidates for a question. `sums` has the sum of all trees for each candidate, `order` the
 * indices of the candidates, best first.
 */
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
  constructor(index: AskIndex, weights: AskWeights, readCauses: ReadCauses) {
    if (weights.features.join() !== FEATURES.join())
      throw new RangeError("The weights were learned with other features: run npm run research -- ask:train");
    this.#finder = new CandidateFinder(index, weights.associations, readCauses);
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

  /** The probability that corresponds to a sum of the trees. */
  chanceOf(sum: number): number {
    const { slope, offset } = this.#weights.chance;
    return 1 / (1 + Math.exp(-(slope * sum + offset)));
  }

  /**
   * The first articles of a ranking for which `isWanted` holds, best first: at most `limit`, and with a score
   * of at least `least`.
   */
  propose(
    { found, order, sums }: Ranking,
    limit: number,
    least: number,
    isWanted: (article: ArticleRef) => boolean = () => true,
  ): AskedArticle[] {
    const proposed: AskedArticle[] = [];
    for (const at of order) {
      const score = this.chanceOf(float64At(sums, at));
      if (proposed.length === limit || score < least) break;
      const article = this.refOf(itemAt(found.articles, at));
      if (isWanted(article)) proposed.push({ ...article, score: Math.round(score * 1000) / 1000 });
    }
    return proposed;
  }

  /** The reference to an article of the index. */
  refOf(article: number): ArticleRef {
    const { number, branch } = this.index.columns;
    const lawId = this.index.lawAt(article).id;
    return { lawId, number: uint16At(number, article), branch: branch[article] ?? 0 };
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
