import { isWithin } from "../../search/tree/hierarchy.ts";
import { amountFactor, type Claim, causeFactor, courtFactor } from "./claim-factors.ts";
import type { CountedCases } from "./counted-cases.ts";
import { breadthOf, FORMULA, scaleTenths, shrinkageFactor } from "./formula.ts";

/** The three scores. */
export const SCORE_NAMES = ["experience", "influence", "activity"] as const;
export type ScoreName = (typeof SCORE_NAMES)[number];
/** An object with a value for each score. */
export const byScore = <T>(of: (name: ScoreName) => T) =>
  Object.fromEntries(SCORE_NAMES.map((name) => [name, of(name)])) as Record<ScoreName, T>;

/**
 * One score and its parts. The value is sum x shrunk x breadth, scaled so that the active lawyer with the
 * highest product has 100.
 */
export interface Score {
  /** The score, 0 to 100 with one decimal. */
  value: number;
  /** Sum over the lawyer's cases. */
  sum: number;
  /** Number of cases that contributed to the sum. */
  n: number;
  /** The part of the sum that is counted: n / (n + 3) for n cases. */
  shrunk: number;
  /** Factor for the number of different courts. Only influence has it; for the other scores it is 1. */
  breadth: number;
}

/** A lawyer with the three scores for a claim. */
export type RankedLawyer = Record<ScoreName, Score>;

/**
 * How near a cause is to that of a claim, in the terms of the formula. If the claim has no cause, every cause
 * is "same".
 */
export type CauseNearness = keyof typeof FORMULA.cause;

/** Weights of the scores in the combined order. Each is at least 0. */
export type Weights = Record<ScoreName, number>;

/** What is asked of a ranking besides the claim. */
export interface Asked {
  /** Number of lawyers in each list, at least 1. All if absent. */
  wanted?: number;
  /** Weights of the combined list. */
  weights?: Weights | undefined;
}

/** The lawyers of a table, ranked for a claim. A lawyer is given by the index in the table. */
export interface Ranking {
  /** Number of lawyers in the table. */
  total: number;
  /** Number of active lawyers: those with a case before the claim's court or one below it. */
  active: number;
  /** For each score, the number of active lawyers with a case that contributes to it. */
  counts: Record<ScoreName, number>;
  /** For each score, the first active lawyers, best first. Equal scores are ordered by name, then firm. */
  lists: Record<ScoreName, number[]>;
  /**
   * The first active lawyers by the weighted mean of the scores, best first. Equal ones are ordered as in
   * `lists`. Empty if no weights are asked for.
   */
  combined: number[];
  /** For each score, the highest value of sum x shrunk x breadth among the active lawyers. It becomes 100. */
  highest: Record<ScoreName, number>;
  /**
   * How near to the claim's cause the nearest cause is, among all cases of active lawyers. "other" if they
   * have no case.
   */
  nearestCause: CauseNearness;
  /** The scores of a lawyer. All are 0 for a lawyer who is not active. */
  score: (lawyer: number) => RankedLawyer;
  /**
   * Weighted mean of the three displayed scores of a lawyer, 0 to 100 with one decimal. 0 if all weights are
   * 0.
   */
  mean: (lawyer: number, weights: Weights) => number;
}

/**
 * The three rankings of all active lawyers for a claim. The age of a case is its distance to the newest case
 * in the collection, so that a collection gives the same ranking on any day.
 */
export function rankLawyers(counted: CountedCases, claim: Claim, asked: Asked = {}): Ranking {
  const { wanted, weights } = asked;
  const { offsets, courts, influenceSum, activitySum } = counted;
  const members = findActive(counted, claim);
  const active = new Set(members);
  const values = { ...counted, experience: new Float64Array(offsets.length - 1) };
  for (const l of members) {
    const { sum, n } = sumExperience(counted, claim, l);
    values.experience[l] = sum * shrinkageFactor(n);
  }
  const highest = byScore((name) => members.reduce((most, l) => Math.max(most, values[name][l]!), 0));
  const tenths = (name: ScoreName, l: number) =>
    active.has(l) ? scaleTenths(values[name][l]!, highest[name]) : 0;
  const mean = (l: number, weights: Weights) =>
    meanTenths(
      weights,
      byScore((name) => tenths(name, l)),
    );
  const scored = byScore((name) => members.filter((l) => values[name][l]! > 0));
  return {
    total: offsets.length - 1,
    active: members.length,
    counts: byScore((name) => scored[name].length),
    lists: byScore((name) => firstBy(scored[name], (l) => tenths(name, l), wanted)),
    combined: weights ? firstBy(members, (l) => mean(l, weights), wanted) : [],
    highest,
    nearestCause: findNearest(counted, members, claim),
    score: (l) => {
      const isActive = active.has(l);
      const n = isActive ? offsets[l + 1]! - offsets[l]! : 0;
      const own = isActive ? sumExperience(counted, claim, l) : { sum: 0, n: 0 };
      const score = (name: ScoreName, sum: number, n: number, breadth = 1): Score => ({
        value: tenths(name, l) / 10,
        sum: isActive ? sum : 0,
        n,
        shrunk: shrinkageFactor(n),
        breadth,
      });
      return {
        experience: score("experience", own.sum, own.n),
        influence: score("influence", influenceSum[l]!, n, isActive ? breadthOf(courts[l]!) : 1),
        activity: score("activity", activitySum[l]!, n),
      };
    },
    mean: (l, weights) => mean(l, weights) / 10,
  };
}

/**
 * The sum of the factors of a lawyer's cases, added oldest first, and the number of cases with a factor above
 * 0.
 */
function sumExperience({ offsets, court, cause, amount }: CountedCases, claim: Claim, lawyer: number) {
  let sum = 0;
  let n = 0;
  for (let at = offsets[lawyer]!; at < offsets[lawyer + 1]!; at++) {
    const ofCause = causeFactor(cause[at]!, claim);
    if (ofCause === 0) continue;
    sum += ofCause * courtFactor(court[at]!, claim) * amountFactor(amount[at]!, claim);
    n++;
  }
  return { sum, n };
}

/** The active lawyers: those with a counted case before the claim's court or one below it, ascending. */
function findActive({ offsets, court }: CountedCases, claim: Claim): number[] {
  const before = claim.court?.same;
  const members: number[] = [];
  for (let l = 0; l < offsets.length - 1; l++) {
    const end = offsets[l + 1]!;
    let at = offsets[l]!;
    while (before && at < end && !isWithin(court[at]!, before)) at++;
    if (at < end) members.push(l);
  }
  return members;
}

/**
 * The first `wanted` lawyers, highest key first. Keys are whole numbers from 0 to 1000. Equal keys are
 * ordered by index. All lawyers if `wanted` is missing.
 */
function firstBy(lawyers: readonly number[], keyOf: (lawyer: number) => number, wanted?: number): number[] {
  // For each lawyer, one number that is lower the better the rank. Numbers sort ten times as fast as objects.
  const ranks = Float64Array.from(lawyers, (lawyer) => (1000 - keyOf(lawyer)) * 2 ** 32 + lawyer).sort();
  return Array.from(ranks.subarray(0, wanted), (rank) => rank % 2 ** 32);
}

/** The weighted mean of three scores. All are in tenths of a point. */
function meanTenths(weights: Weights, scores: Record<ScoreName, number>): number {
  const all = SCORE_NAMES.reduce((sum, name) => sum + weights[name], 0);
  const weighted = SCORE_NAMES.reduce((sum, name) => sum + weights[name] * (scores[name] / 10), 0);
  return all > 0 ? Math.round((10 * weighted) / all) : 0;
}

const NEARNESS = Object.keys(FORMULA.cause) as CauseNearness[];

/** How near the nearest cause among the cases of the members is. The loop usually ends after a few cases. */
function findNearest(
  { offsets, cause }: CountedCases,
  members: readonly number[],
  claim: Claim,
): CauseNearness {
  const asked = claim.cause;
  if (!asked) return "same";
  const ranges = [asked.same, asked.parent, asked.branch];
  let nearest = ranges.length;
  for (let index = 0; index < members.length && nearest > 0; index++) {
    const l = members[index]!;
    for (let at = offsets[l]!; at < offsets[l + 1]!; at++)
      for (let near = 0; near < nearest; near++) if (isWithin(cause[at]!, ranges[near]!)) nearest = near;
  }
  return NEARNESS[nearest]!;
}
