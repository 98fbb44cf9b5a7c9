import type { Binned } from "./bin-rows.ts";

/** What is lowered. */
export interface LossOptions {
  /** Weight of the loss of single rows (logistic) beside that of pairs (LambdaMART with the gain of NDCG). */
  single: number;
  /** Pairs count of which one stands among so many of the first. */
  depth: number;
}

/** First and second derivatives of the loss at the current scores, for one group. */
export function derive(
  { answers, starts }: Binned,
  group: number,
  scores: Float64Array,
  slopes: Float64Array,
  curves: Float64Array,
  { single, depth }: LossOptions,
): void {
  const from = starts[group]!;
  const to = starts[group + 1]!;
  const order = Array.from({ length: to - from }, (_, at) => from + at).sort(
    (a, b) => scores[b]! - scores[a]! || a - b,
  );
  const gains = new Float64Array(to - from);
  for (const [rank, row] of order.entries()) gains[row - from] = rank < depth ? 1 / Math.log2(rank + 2) : 0;
  const right: number[] = [];
  for (let row = from; row < to; row++) {
    if (answers[row]) right.push(row);
    const chance = 1 / (1 + Math.exp(-scores[row]!));
    slopes[row] = single * (chance - answers[row]!);
    curves[row] = single * chance * (1 - chance);
  }
  let ideal = 0;
  for (let rank = 0; rank < right.length; rank++) ideal += 1 / Math.log2(rank + 2);
  for (const one of right) {
    for (let other = from; other < to; other++) {
      if (answers[other]) continue;
      const change = Math.abs(gains[one - from]! - gains[other - from]!) / ideal;
      if (change === 0) continue;
      const chance = 1 / (1 + Math.exp(scores[one]! - scores[other]!));
      const slope = change * chance;
      const curve = change * chance * (1 - chance);
      slopes[one]! -= slope;
      slopes[other]! += slope;
      curves[one]! += curve;
      curves[other]! += curve;
    }
  }
}
