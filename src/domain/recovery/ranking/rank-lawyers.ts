import { float64At, itemAt, uint16At, uint32At } from "#domain/search/array-reads.ts";
import { isWithin } from "../../search/tree/hierarchy.ts";
import type { Claim } from "./claim-factors.ts";
import type { CountedCases } from "./counted-cases.ts";
import { Experience } from "./experience.ts";
import { breadthOf, FORMULA, scaleTenths, shrinkageFactor } from "./formula.ts";

/** The three scores. */
export type ScoreName = "experience" | "influence" | "activity";
export const SCORE_NAMES: readonly ScoreName[] = ["experience", "influence", "activity"];

/** One score and its parts: value = scale(sum x shrunk x breadth, the highest of all active lawyers). */
export interface Score {
  /** 0 to 100, one decimal. */
  value: number;
  /** Sum over the cases, before shrinking. */
  sum: number;
  /** Cases that added to the sum. */
  n: number;
  /** n / (n + 3). */
  shrunk: number;
  /** Factor for the number of different courts; 1 for the other two scores. */
  breadth: number;
}

/** A lawyer with the three scores for a claim. */
export interface RankedLawyer {
  /** Index in the table. */
  lawyer: number;
  experience: Score;
  influence: Score;
  activity: Score;
}

/**
 * How near a cause is to that of a claim, in the terms of the formula. For a claim without a cause every
 * cause is "same".
 */
export type CauseNearness = keyof typeof FORMULA.cause;

/** Weights of the scores in the combined order, each at least 0. */
export type Weights = Record<ScoreName, number>;

/** Options of a ranking besides its claim. */
export interface Asked {
  /** How many lawyers each list has, at least 1; all if absent. */
  wanted?: number;
  /** Weights of the combined list. */
  weights?: Weights | undefined;
}

/** The lawyers of a table ranked for a claim; lawyers are identified by their index in the table. */
export interface Ranking {
  /** All lawyers of the table. */
  total: number;
  /** Number of lawyers with a case before the claim's court or one below it. */
  active: number;
  /** Number of active lawyers with n > 0, by score. */
  counts: Record<ScoreName, number>;
  /** The first active lawyers of each score, best first; ties by name, then firm. */
  lists: Record<ScoreName, number[]>;
  /** The first active lawyers by the weighted mean, best first; ties as above; empty without weights. */
  combined: number[];
  /** The value that scales to 100: the highest sum x shrunk x breadth of an active lawyer. */
  highest: Record<ScoreName, number>;
  /**
   * Nearness to the claim's cause of the nearest cause among the cases of active lawyers; "other" if there is
   * none.
   */
  nearestCause: CauseNearness;
  /** The scores of an active lawyer; 0 for any other. */
  score: (lawyer: number) => RankedLawyer;
  /** Weighted mean of the three displayed scores, 0 to 100 with one decimal; 0 if all weights are 0. */
  mean: (lawyer: number, weights: Weights) => number;
}

/**
 * The three rankings of all active lawyers for a claim. Ages are counted from the newest case of the
 * collection, so that the same collection gives the same ranking on any date.
 */
export function rankLawyers(counted: CountedCases, claim: Claim, asked: Asked = {}): Ranking {
  const { wanted, weights } = asked;
  const { offsets, courts, influenceSum, activitySum } = counted;
  const experience = new Experience(counted, claim);
  const members = findActive(counted, claim);
  const active = new Set(members);
  const values = { ...counted, experience: new Float64Array(offsets.length - 1) };
  for (const l of members) values.experience[l] = experience.value(l);
  const highestOf = (name: ScoreName) => members.reduce((most, l) => Math.max(most, values[name][l]!), 0);
  const highest = {
    experience: highestOf("experience"),
    influence: highestOf("influence"),
    activity: highestOf("activity"),
  };
  const tenths = (name: ScoreName, l: number) =>
    active.has(l) ? scaleTenths(values[name][l]!, highest[name]) : 0;
  const mean = (l: number, weights: Weights) =>
    meanTenths(weights, {
      experience: tenths("experience", l),
      influence: tenths("influence", l),
      activity: tenths("activity", l),
    });
  const scored = (name: ScoreName) => members.filter((l) => values[name][l]! > 0);
  const listed = (name: ScoreName) => firstBy(scored(name), (l) => tenths(name, l), wanted);
  return {
    total: offsets.length - 1,
    active: members.length,
    counts: {
      experience: scored("experience").length,
      influence: members.length,
      activity: members.length,
    },
    lists: {
      experience: listed("experience"),
      influence: listed("influence"),
      activity: listed("activity"),
    },
    combined: weights ? firstBy(members, (l) => mean(l, weights), wanted) : [],
    highest,
    nearestCause: findNearest(counted, members, claim),
    score: (l) => {
      const isActive = active.has(l);
      const n = isActive ? uint32At(offsets, l + 1) - uint32At(offsets, l) : 0;
      const own = isActive ? experience.sum(l) : { sum: 0, n: 0 };
      const score = (name: ScoreName, sum: number, n: number, breadth = 1): Score => ({
        value: tenths(name, l) / 10,
        sum: isActive ? sum : 0,
        n,
        shrunk: shrinkageFactor(n),
        breadth,
      });
      return {
        lawyer: l,
        experience: score("experience", own.sum, own.n),
        influence: score(
          "influence",
          float64At(influenceSum, l),
          n,
          isActive ? breadthOf(uint32At(courts, l)) : 1,
        ),
        activity: score("activity", float64At(activitySum, l), n),
      };
    },
    mean: (l, weights) => mean(l, weights) / 10,
  };
}

/** The lawyers with a counted case before the claim's court or one below it, ascending. */
function findActive({ offsets, court }: CountedCases, claim: Claim): number[] {
  const before = claim.court?.same;
  const members: number[] = [];
  for (let l = 0; l < offsets.length - 1; l++) {
    const end = uint32At(offsets, l + 1);
    let at = uint32At(offsets, l);
    while (before && at < end && !isWithin(uint16At(court, at), before)) at++;
    if (at < end) members.push(l);
  }
  return members;
}

/**
 * The first `wanted` lawyers by key (a whole number, 0 to 1000), highest first; ties by lower index. All
 * lawyers without `wanted`.
 */
function firstBy(lawyers: readonly number[], keyOf: (lawyer: number) => number, wanted?: number): number[] {
  // Each lawyer becomes one number that ascends by rank, since numbers sort ten times as fast as objects.
  const ranks = Float64Array.from(lawyers, (lawyer) => (1000 - keyOf(lawyer)) * 2 ** 32 + lawyer).sort();
  return Array.from(ranks.subarray(0, wanted), (rank) => rank % 2 ** 32);
}

/** The weighted mean of three scores, all in tenths of a point. */
function meanTenths(weights: Weights, scores: Record<ScoreName, number>): number {
  const all = weights.experience + weights.influence + weights.activity;
  const weighted =
    weights.experience * (scores.experience / 10) +
    weights.influence * (scores.influence / 10) +
    weights.activity * (scores.activity / 10);
  return all > 0 ? Math.round((10 * weighted) / all) : 0;
}

const NEARNESS = Object.keys(FORMULA.cause) as CauseNearness[];

/** The nearest cause among the cases of the members; the loop usually ends after the first few. */
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
    const l = itemAt(members, index);
    for (let at = uint32At(offsets, l); at < uint32At(offsets, l + 1); at++)
      for (let near = 0; near < nearest; near++)
        if (isWithin(uint16At(cause, at), itemAt(ranges, near))) nearest = near;
  }
  return itemAt(NEARNESS, nearest);
}
