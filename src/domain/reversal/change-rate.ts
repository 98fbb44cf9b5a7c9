import { itemAt } from "#domain/search/array-reads.ts";
import { APPEAL_OUTCOMES, type AppealOutcome } from "../judgment/record.ts";
import { betaQuantile } from "./beta.ts";
import { type Interval, wilsonInterval } from "./wilson.ts";

/** Fewest cases of a rate; with fewer no rate is shown. */
const MIN_CASES = 10;
/** Number of its own cases at which a group has the same weight as the wider group that it is shrunk towards. */
export const PRIOR_STRENGTH = 20;
const INTERVAL = 0.9;

/** Groups from narrowest to widest, in the order they are tried. */
export const BACKOFF_GROUPS = ["cause_court", "cause_province", "cause", "parent_cause", "branch"] as const;
export type GroupName = (typeof BACKOFF_GROUPS)[number];

/** Number of appeals with each ending. */
export type OutcomeCounts = Record<AppealOutcome, number>;

/** The prior of the widest group: a published rate for the causes it covers, else a weak neutral prior. */
export interface BaseRatePrior {
  kind: "published" | "neutral";
  /** Share changed or remanded, 0 to 1. */
  rate: number;
  /** Number of cases that the prior counts as. */
  strength: number;
}

/** Jeffreys' prior, Beta(1/2, 1/2): it counts as one case and favours neither side. */
export const NEUTRAL_PRIOR: BaseRatePrior = { kind: "neutral", rate: 0.5, strength: 1 };

/** One ending with its share of a group and the 90 % interval of that share. */
export interface OutcomeShare extends Interval {
  outcome: AppealOutcome;
  n: number;
  /** n divided by the group's cases, 0 to 1. */
  share: number;
}

/** Share of a group's appeals that changed the judgment, with the 90 % interval. */
export interface ReversalRate extends Interval {
  /** The narrowest group with at least ten cases. */
  group: GroupName;
  /** Cases in the group. */
  n: number;
  /** Changed or remanded cases among them, unshrunk. */
  changed: number;
  /** Shrunken base rate, 0 to 1. */
  rate: number;
}

/** Counts of zero appeals. */
export const emptyCounts = (): OutcomeCounts => ({
  upheld: 0,
  changed: 0,
  remanded: 0,
  withdrawn: 0,
  other: 0,
});

/** Cases in a group. */
export function totalAppeals(counts: OutcomeCounts): number {
  return APPEAL_OUTCOMES.reduce((sum, outcome) => sum + counts[outcome], 0);
}

/** Each ending with n, share and its Wilson interval at 90 %. */
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
 * The shrunken rate of "changed or remanded" from the narrowest group with at least ten cases, or null if no
 * group has ten. It is beta-binomial along the groups: the posterior mean of each wider group, weighted as
 * PRIOR_STRENGTH cases, is the prior of the next narrower one. The interval is the group's central 90 %
 * posterior. A wider group contains the narrower ones; only its other cases inform the prior, so that no case
 * counts twice.
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
    const name = itemAt(BACKOFF_GROUPS, at);
    const inner = itemAt(BACKOFF_GROUPS, at - 1);
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
