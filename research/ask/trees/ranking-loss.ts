import type { Binned } from "./bin-rows.ts";

/** What is lowered. */
export type RankingLoss = "pairs" | "list";

export interface LossOptions {
  /**
   * `pairs`: LambdaMART with the gain of NDCG. `list`: the cross entropy of a whole list, with relevance shaken at
   * random so that it bounds NDCG (XE-NDCG; Bruch 2021).
   */
  loss: RankingLoss;
  /** Weight of the logistic loss of single rows beside it, without which sums of different questions would not compare. */
  single: number;
  /** Of `pairs`: pairs count of which one stands among so many of the first. */
  depth: number;
}

/** Derivatives of the loss at the current scores. */
export interface Derivatives {
  slopes: Float64Array;
  curves: Float64Array;
}

/** First and second derivatives of the loss at the current scores, for one group. */
export function derive(
  data: Binned,
  group: number,
  scores: Float64Array,
  into: Derivatives,
  options: LossOptions,
  random: () => number,
): void {
  deriveSingle(data, group, scores, into, options);
  if (options.loss === "list") deriveList(data, group, scores, into, random);
  else derivePairs(data, group, scores, into, options);
}

function deriveSingle(
  { answers, starts }: Binned,
  group: number,
  scores: Float64Array,
  { slopes, curves }: Derivatives,
  { single }: LossOptions,
): void {
  for (let row = starts[group]!; row < starts[group + 1]!; row++) {
    const chance = 1 / (1 + Math.exp(-scores[row]!));
    slopes[row] = single * (chance - answers[row]!);
    curves[row] = single * chance * (1 - chance);
  }
}

function derivePairs(
  { answers, starts }: Binned,
  group: number,
  scores: Float64Array,
  { slopes, curves }: Derivatives,
  { depth }: LossOptions,
): void {
  const from = starts[group]!;
  const to = starts[group + 1]!;
  const order = Array.from({ length: to - from }, (_, at) => from + at).sort(
    (a, b) => scores[b]! - scores[a]! || a - b,
  );
  const gains = new Float64Array(to - from);
  for (const [rank, row] of order.entries()) gains[row - from] = rank < depth ? 1 / Math.log2(rank + 2) : 0;
  const right: number[] = [];
  for (let row = from; row < to; row++) if (answers[row]) right.push(row);
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

/** The slopes of the second and third order are added to those of the first, as LightGBM does. */
function deriveList(
  { answers, starts }: Binned,
  group: number,
  scores: Float64Array,
  { slopes, curves }: Derivatives,
  random: () => number,
): void {
  const from = starts[group]!;
  const to = starts[group + 1]!;
  const own = scores.subarray(from, to);
  const most = own.reduce((greatest, score) => Math.max(greatest, score), Number.NEGATIVE_INFINITY);
  const shares = own.map((score) => Math.exp(score - most));
  scale(shares, 1 / sum(shares));
  // 2 ** relevance, less a number by lot.
  const terms = own.map((_, at) => (answers[from + at] ? 2 : 1) - random());
  scale(terms, -1 / sum(terms));
  for (let at = 0; at < own.length; at++) {
    const share = shares[at]!;
    const slope = terms[at]! + share;
    slopes[from + at]! += slope;
    curves[from + at]! += share * (1 - share);
    terms[at] = slope / (1 - share + TINY);
  }
  for (let order = 2; order <= 3; order++) {
    const total = sum(terms);
    for (let at = 0; at < own.length; at++) {
      const share = shares[at]!;
      const more = share * (total - terms[at]!);
      slopes[from + at]! += more;
      terms[at] = more / (1 - share + TINY);
    }
  }
}

const TINY = 1e-9;

const sum = (values: Float64Array): number => values.reduce((total, value) => total + value, 0);

function scale(values: Float64Array, factor: number): void {
  for (let at = 0; at < values.length; at++) values[at]! *= factor;
}
