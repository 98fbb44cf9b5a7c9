/** First year that the statistics count. It is fixed. */
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
  /**
   * Factor for a cause. `same`: the chosen cause or one below it. `parent`: one with the same parent.
   * `branch`: one of the same branch. `other`: any other.
   */
  cause: { same: 1, parent: 0.5, branch: 0.1, other: 0 },
  /**
   * Factor for a court. `same`: the chosen court or one below it. `city`: one in the same city. `province`:
   * one in the same province. `other`: any other.
   */
  court: { same: 1, city: 0.6, province: 0.3, other: 0.1 },
  /**
   * Factor for an amount. `same`: the same range. `neighbour`: a neighbouring range; the range without an
   * amount has none. `other`: any other.
   */
  amount: { same: 1, neighbour: 0.6, other: 0.3 },
  /** Weight of each level of courts: supreme, high, intermediate or special, basic. */
  level: [4, 3, 2, 1],
  /** Weight of a court of unknown level. */
  levelUnknown: 1,
  /** Weight of each amount range, in the order of AMOUNT_RANGES. */
  size: [1, 1.2, 1.4, 1.6, 1.8, 2, 2.5, 3, 1],
  /** Factor of a case that is published as a reference case. */
  reference: 2,
  /** Breadth is 1 plus this number times log2 of the number of different courts. */
  breadth: 0.25,
  /** Half-life of activity in days (two years). */
  halfLifeDays: 730.5,
  /** With this number of cases, half of a sum counts (see `shrinkageFactor`). */
  shrink: 3,
} as const;

/** Share of a sum that counts if `n` cases contributed to it, 0 to 1. */
export function shrinkageFactor(n: number): number {
  return n / (n + FORMULA.shrink);
}

/** Factor for having appeared before `courts` different courts. 1 for a single court. */
export function breadthOf(courts: number): number {
  return courts > 0 ? 1 + FORMULA.breadth * Math.log2(courts) : 1;
}

/** Weight of a case for activity. 1 for a case of today, 0.5 after two years. */
export function recencyOf(ageDays: number): number {
  return 0.5 ** (Math.max(0, ageDays) / FORMULA.halfLifeDays);
}

/**
 * A sum or product as pages and files show it: with six significant digits, from which a score can be
 * recomputed.
 */
export function shownSum(value: number): number {
  return Number(value.toPrecision(6));
}

/**
 * A score in tenths of a point, a whole number from 0 to 1000. Lawyers are ordered by this number. 0 if
 * nobody has a value above 0.
 */
export function scaleTenths(value: number, highest: number): number {
  return highest > 0 ? Math.round((1000 * value) / highest) : 0;
}

/** A score from 0 to 100 with one decimal. 0 if nobody has a value above 0. */
export const scale = (value: number, highest: number): number => scaleTenths(value, highest) / 10;
