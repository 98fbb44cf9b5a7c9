import { shareOf } from "#domain/ask/input/wording-model.ts";
import { randomOfSeed } from "../trees/random-of-seed.ts";

/** A text as the regression sees it: numbers of its features, and the number of its label. */
export interface LabelledRow {
  features: readonly number[];
  label: number;
}

const ROUNDS = 25;
const RATE = 0.5;
const RIDGE = 1e-4;
const SEED = 11;

/**
 * Multinomial logistic regression by stochastic gradients with steps of each weight's own (AdaGrad; Duchi, Hazan and
 * Singer 2011): weights of no feature, then of each feature, for every label in order. The same rows give the same
 * weights.
 */
export function fitSoftmax(
  rows: readonly LabelledRow[],
  featureCount: number,
  labelCount: number,
): { base: Float64Array; weights: Float64Array } {
  const base = new Float64Array(labelCount);
  const weights = new Float64Array(featureCount * labelCount);
  const squares = new Float64Array(weights.length).fill(0.01);
  const baseSquares = new Float64Array(labelCount).fill(0.01);
  const random = randomOfSeed(SEED);
  const order = Array.from(rows.keys());
  const scores = new Float64Array(labelCount);
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random);
    for (const at of order) {
      const { features, label } = rows[at]!;
      const share = shareOf(features.length);
      scores.set(base);
      for (const feature of features)
        for (let one = 0; one < labelCount; one++)
          scores[one]! += share * weights[feature * labelCount + one]!;
      const most = Math.max(...scores);
      let total = 0;
      for (let one = 0; one < labelCount; one++) total += Math.exp(scores[one]! - most);
      for (let one = 0; one < labelCount; one++) {
        const slope = Math.exp(scores[one]! - most) / total - (one === label ? 1 : 0);
        baseSquares[one]! += slope * slope;
        base[one]! -= (RATE * slope) / Math.sqrt(baseSquares[one]!);
        for (const feature of features) {
          const place = feature * labelCount + one;
          const own = slope * share + RIDGE * weights[place]!;
          squares[place]! += own * own;
          weights[place]! -= (RATE * own) / Math.sqrt(squares[place]!);
        }
      }
    }
  }
  return { base, weights };
}

function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
}
