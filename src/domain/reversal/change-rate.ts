import { APPEAL_OUTCOMES, type AppealOutcome } from "../judgment/record.ts";
import { betaQuantile } from "./beta.ts";
import { type Interval, wilsonInterval } from "./wilson.ts";

/** Minimum number of cases in a group whose rate is shown. */
const MIN_CASES = 10;
/**
 * Number of cases as which the rate of the wider group counts. A group with as many cases of its own has the
 * same weight.
 */
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
  /** Number of cases as which the prior counts. */
  strength: number;
}

/** Jeffreys' prior, Beta(1/2, 1/2). It counts as one case and favours no outcome. */
export const NEUTRAL_PRIOR: BaseRatePrior = { kind: "neutral", rate: 0.5, strength: 1 };

/** The share of an outcome in a group, with the 90 % interval of the share. */
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
  /** Number of them that were changed or remanded. */
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
