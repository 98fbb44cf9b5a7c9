import { APPEAL_OUTCOMES, type AppealOutcome } from "../judgment/record.ts";

/**
 * Lanczos coefficients (g = 7, n = 9) for the logarithm of the gamma function. The relative error is below
 * 1e-13 for positive arguments.
 */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

function logGamma(x: number): number {
  const z = x - 1;
  const t = z + 7.5;
  const series = LANCZOS.reduce((sum, c, i) => (i === 0 ? c : sum + c / (z + i)), 0);
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(t) - t + Math.log(series);
}

const MAX_STEPS = 300;
const PRECISION = 1e-14;
const TINY = 1e-300;

/**
 * Continued fraction of the incomplete beta function, by the modified Lentz method. It converges for x < (a +
 * 1) / (a + b + 2).
 */
function betaFraction(x: number, a: number, b: number): number {
  const guard = (value: number) => (Math.abs(value) < TINY ? TINY : value);
  let c = 1;
  let d = 1 / guard(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= MAX_STEPS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / guard(1 + even * d);
    c = guard(1 + even / c);
    fraction *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / guard(1 + odd * d);
    c = guard(1 + odd / c);
    const factor = d * c;
    fraction *= factor;
    if (Math.abs(factor - 1) < PRECISION) break;
  }
  return fraction;
}

/** Probability that a Beta(a, b) variable is at most x. a and b must be above 0, and x from 0 to 1. */
export function betaDistribution(x: number, a: number, b: number): number {
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  return x < (a + 1) / (a + b + 2)
    ? (front * betaFraction(x, a, b)) / a
    : 1 - (front * betaFraction(1 - x, b, a)) / b;
}

/**
 * The value that a Beta(a, b) variable does not exceed with the probability `p`, found by bisection to 1e-12.
 */
export function betaQuantile(p: number, a: number, b: number): number {
  let low = 0;
  let high = 1;
  while (high - low > 1e-12) {
    const middle = (low + high) / 2;
    if (betaDistribution(middle, a, b) < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The ends of an interval for a share, 0 to 1. */
interface Interval {
  low: number;
  high: number;
}

/** Quantiles of the standard normal distribution for the two levels that are used. */
const Z = { 0.9: 1.6448536269514722, 0.95: 1.959963984540054 } as const;

/**
 * Wilson score interval for `hits` of `n` (E. B. Wilson, JASA 22, 1927). 0 to 1 if n is 0. Unlike the normal
 * interval, it stays within 0 and 1 and is right for small n: 3 of 12 gives 8.9 % to 53.2 % at the 95 %
 * level.
 */
export function wilsonInterval(hits: number, n: number, level: keyof typeof Z = 0.9): Interval {
  if (n === 0) return { low: 0, high: 1 };
  const z = Z[level];
  const share = hits / n;
  const middle = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Minimum number of cases in a group whose rate is shown. */
const MIN_CASES = 10;
/** Weight of the wider group's rate: it weighs as much as 20 cases of the group itself. */
export const PRIOR_STRENGTH = 20;
/** Probability that an interval contains the rate: 90 %. */
const INTERVAL = 0.9;

/** The groups from narrowest to widest. They are tried in this order. */
export const BACKOFF_GROUPS = ["cause_court", "cause_province", "cause", "parent_cause", "branch"] as const;
export type GroupName = (typeof BACKOFF_GROUPS)[number];

/** Number of appeals with each outcome. */
export type OutcomeCounts = Record<AppealOutcome, number>;

/**
 * The prior of the widest group. It is a published rate for the causes that it covers, else a weak neutral
 * prior.
 */
export interface BaseRatePrior {
  kind: "published" | "neutral";
  /** Share of appeals that are changed or remanded, 0 to 1. */
  rate: number;
  /** Weight of the prior, as a number of cases: 20 weighs as much as 20 decided appeals. */
  strength: number;
}

/** Jeffreys' prior, Beta(1/2, 1/2). It counts as one case and favours no outcome. */
export const NEUTRAL_PRIOR: BaseRatePrior = { kind: "neutral", rate: 0.5, strength: 1 };

/** The share of an outcome in a group of appeals, with the ends of its 90 % interval. */
export interface OutcomeShare extends Interval {
  outcome: AppealOutcome;
  n: number;
  /** `n` divided by the number of cases in the group, 0 to 1. */
  share: number;
}

/** Share of a group's appeals that were changed or remanded, with the 90 % interval of the share. */
export interface ReversalRate extends Interval {
  /** The narrowest group with at least ten cases. */
  group: GroupName;
  /** Number of cases in the group. */
  n: number;
  /** Number of cases in the group that were changed or remanded. */
  changed: number;
  /** The shrunken rate, 0 to 1. */
  rate: number;
}

/** Counts in which every outcome is 0. */
export const emptyCounts = (): OutcomeCounts => ({
  upheld: 0,
  changed: 0,
  remanded: 0,
  withdrawn: 0,
  other: 0,
});

/** Number of cases in a group. */
export function totalAppeals(counts: OutcomeCounts): number {
  return APPEAL_OUTCOMES.reduce((sum, outcome) => sum + counts[outcome], 0);
}

/** For each outcome its number, its share and the 90 % Wilson interval of the share. */
export function shareOutcomes(counts: OutcomeCounts): OutcomeShare[] {
  const n = totalAppeals(counts);
  return APPEAL_OUTCOMES.map((outcome) => ({
    outcome,
    n: counts[outcome],
    share: n === 0 ? 0 : counts[outcome] / n,
    ...wilsonInterval(counts[outcome], n),
  }));
}

/**
 * The shrunken rate of "changed or remanded" in the narrowest group with at least ten cases; null if no group
 * has ten. The model is beta-binomial along the groups: the posterior mean of a wider group, which counts as
 * PRIOR_STRENGTH cases, is the prior of the next narrower one. The interval is the central 90 % of the
 * posterior. A wider group contains the narrower one; only its other cases count for the prior, so that no
 * case counts twice.
 */
export function estimateReversalRate(
  groups: Record<GroupName, OutcomeCounts>,
  outer: BaseRatePrior,
): ReversalRate | null {
  const used = BACKOFF_GROUPS.find((name) => totalAppeals(groups[name]) >= MIN_CASES);
  if (!used) return null;
  const hits = (name: GroupName) => groups[name].changed + groups[name].remanded;
  let mean = outer.rate;
  let strength = outer.strength;
  for (let at = BACKOFF_GROUPS.length - 1; at > BACKOFF_GROUPS.indexOf(used); at--) {
    const name = BACKOFF_GROUPS[at]!;
    const inner = BACKOFF_GROUPS[at - 1]!;
    const n = totalAppeals(groups[name]) - totalAppeals(groups[inner]);
    const k = hits(name) - hits(inner);
    mean = (k + strength * mean) / (n + strength);
    strength = PRIOR_STRENGTH;
  }
  const n = totalAppeals(groups[used]);
  const k = hits(used);
  const a = k + strength * mean;
  const b = n - k + strength * (1 - mean);
  const tail = (1 - INTERVAL) / 2;
  return {
    group: used,
    n,
    changed: k,
    rate: a / (a + b),
    low: betaQuantile(tail, a, b),
    high: betaQuantile(1 - tail, a, b),
  };
}
