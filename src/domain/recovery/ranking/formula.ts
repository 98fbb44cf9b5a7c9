/** First year the statistics count; fixed. */
export const FIRST_YEAR = 2010;

/**
 * The published formula of the three scores. All weights are defined only in this file; the page "how the
 * scores are made" and the CSV of a ranking quote these numbers.
 *
 * For a lawyer with cases 1..n:
 *   experience = sum of cause x court x amount factor over the cases
 *   influence  = (sum of level x size x reference weight over the cases) x breadth
 *   activity   = sum of 0.5 ^ (age in years / 2), the age counted from the newest case of the collection
 * Each sum is multiplied by n / (n + 3), where n is the number of cases that added to it. It is then scaled
 * so that the highest active lawyer has 100, and rounded to one decimal.
 */
export const FORMULA = {
  /** Cause factor: the chosen cause or one below it; same parent; same branch; any other. */
  cause: { same: 1, parent: 0.5, branch: 0.1, other: 0 },
  /** Court factor: the chosen court or one below it; same city; same province; any other. */
  court: { same: 1, city: 0.6, province: 0.3, other: 0.1 },
  /** Amount factor: the same range; a neighbouring one; any other (the range without an amount has no neighbour). */
  amount: { same: 1, neighbour: 0.6, other: 0.3 },
  /** Weight by level of the court: supreme, high, intermediate or special, basic; unknown. */
  level: [4, 3, 2, 1],
  levelUnknown: 1,
  /** Weight by amount range, in the order of AMOUNT_RANGES. */
  size: [1, 1.2, 1.4, 1.6, 1.8, 2, 2.5, 3, 1],
  /** Factor of a case published as a reference case. */
  reference: 2,
  /** Breadth is 1 + this x log2(number of different courts). */
  breadth: 0.25,
  /** Half-life of activity in days: two years. */
  halfLifeDays: 730.5,
  /** Number of cases at which a sum counts half. */
  shrink: 3,
} as const;

/** Share of a sum that counts for `n` cases, 0 to 1. */
export function shrinkageFactor(n: number): number {
  return n / (n + FORMULA.shrink);
}

/** Factor for appearing before `courts` different courts; 1 for one court. */
export function breadthOf(courts: number): number {
  return courts > 0 ? 1 + FORMULA.breadth * Math.log2(courts) : 1;
}

/** Activity weight of a case `ageDays` old: 1 today, 0.5 after two years. */
export function recencyOf(ageDays: number): number {
  return 0.5 ** (Math.max(0, ageDays) / FORMULA.halfLifeDays);
}

/** A sum or product as pages and files show it: six significant digits, enough to recompute a score. */
export function shownSum(value: number): number {
  return Number(value.toPrecision(6));
}

/**
 * Score in tenths of a point, a whole number from 0 to 1000; 0 if nobody scores. Lawyers are ordered by this
 * displayed value.
 */
export function scaleTenths(value: number, highest: number): number {
  return highest > 0 ? Math.round((1000 * value) / highest) : 0;
}

/** Score from 0 to 100 with one decimal; 0 if nobody scores. */
export const scale = (value: number, highest: number): number => scaleTenths(value, highest) / 10;
