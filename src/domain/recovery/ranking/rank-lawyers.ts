import { NO_ORDINAL } from "#domain/search/tree/hierarchy.ts";
import type { Claim } from "./claim-factors.ts";
import type { CountedCases } from "./counted-cases.ts";
import { factorTable } from "./factor-table.ts";
import { breadthOf, FORMULA, scale, shrinkageFactor } from "./formula.ts";
import { orderByKey } from "./order-lawyers.ts";

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
  /** Factor for different courts; 1 for the other two scores. */
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

/** How near a cause is to that of a claim, in the terms of the formula; a claim without one has every cause. */
export type CauseNearness = keyof typeof FORMULA.cause;

/** How much each score counts in the combined order, each at least 0. */
export type Weights = Record<ScoreName, number>;

/** The lawyers of a table ranked for a claim; lawyers are identified by their index in the table. */
export interface Ranking {
  /** All lawyers of the table. */
  total: number;
  /** Those of them with a case before the claim's court or one below it. */
  active: number;
  /** The active lawyers with n > 0, best first; ties by name, then firm. */
  lists: Record<ScoreName, number[]>;
  /** What scales to 100: the highest sum x shrunk x breadth of an active lawyer. */
  highest: Record<ScoreName, number>;
  /** How near the nearest cause of any case of an active lawyer is to the claim's; "other" if there is none. */
  nearestCause: CauseNearness;
  /** The scores of an active lawyer; 0 for any other. */
  score: (lawyer: number) => RankedLawyer;
  /** Weighted mean of the three displayed scores, 0 to 100 with one decimal; 0 if all weights are 0. */
  mean: (lawyer: number, weights: Weights) => number;
  /** The active lawyers by that mean, best first; ties as above. */
  combine: (weights: Weights) => number[];
}

/**
 * The three rankings of all active lawyers for a claim. Ages are counted from the newest case of the
 * collection, so that the same collection gives the same ranking on any date. `among` are lawyers, ascending, of whom
 * nobody who is active is missing; without it all are looked at.
 */
export function rankLawyers(counted: CountedCases, claim: Claim, among?: Uint32Array): Ranking {
  const { offsets, courts, influenceSum, activitySum } = counted;
  const { members, isActive, sum, alike } = sumFactors(counted, claim, among);
  const experience = new Float64Array(sum.length);
  for (const l of members) experience[l] = sum[l]! * shrinkageFactor(alike[l]!);
  const { influence, activity } = counted;
  const tenths: Record<ScoreName, Uint16Array> = {
    experience: new Uint16Array(sum.length),
    influence: new Uint16Array(sum.length),
    activity: new Uint16Array(sum.length),
  };
  const highest = {
    experience: placeScores(experience, members, tenths.experience),
    influence: placeScores(influence, members, tenths.influence),
    activity: placeScores(activity, members, tenths.activity),
  };
  const value = (name: ScoreName, l: number) => tenths[name][l]! / 10;
  const score = (name: ScoreName, l: number, sums: Float64Array): Score => {
    const counts = name === "experience" ? alike[l]! : offsets[l + 1]! - offsets[l]!;
    const n = isActive[l] ? counts : 0;
    return {
      value: value(name, l),
      sum: isActive[l] ? sums[l]! : 0,
      n,
      shrunk: shrinkageFactor(n),
      breadth: name === "influence" && n > 0 ? breadthOf(courts[l]!) : 1,
    };
  };
  const mean = (l: number, weights: Weights) => {
    const all = SCORE_NAMES.reduce((total, name) => total + weights[name], 0);
    const weighted = SCORE_NAMES.reduce((total, name) => total + weights[name] * value(name, l), 0);
    return all > 0 ? Math.round((10 * weighted) / all) / 10 : 0;
  };
  // By the rounded value a reader sees: two equal scores are a tie, whatever the further decimals.
  const order = (list: readonly number[], name: ScoreName) => orderByKey(list, (l) => tenths[name][l]!);
  return {
    total: sum.length,
    active: members.length,
    lists: {
      experience: order(
        members.filter((l) => alike[l]! > 0),
        "experience",
      ),
      influence: order(members, "influence"),
      activity: order(members, "activity"),
    },
    highest,
    nearestCause: findNearest(counted, members, claim),
    score: (l) => ({
      lawyer: l,
      experience: score("experience", l, sum),
      influence: score("influence", l, influenceSum),
      activity: score("activity", l, activitySum),
    }),
    mean,
    combine: (weights) => orderByKey(members, (l) => Math.round(mean(l, weights) * 10)),
  };
}

/** The active lawyers for the claim, ascending, and the sum of the factors of each one's cases. */
interface FactorSums {
  members: number[];
  isActive: Uint8Array;
  sum: Float64Array;
  /** Cases with a factor above 0. */
  alike: Uint32Array;
}

/** Reads every counted case once: first whether one of the lawyer's was before the court, then the factors of all. */
function sumFactors(
  { offsets, court, cause, amount }: CountedCases,
  claim: Claim,
  among: Uint32Array | undefined,
): FactorSums {
  const size = offsets.length - 1;
  const [from, to] = claim.court?.same ?? [0, NO_ORDINAL + 1];
  const table = factorTable(claim);
  const members: number[] = [];
  const isActive = new Uint8Array(size);
  const sum = new Float64Array(size);
  const alike = new Uint32Array(size);
  for (let index = 0; index < (among?.length ?? size); index++) {
    const l = among ? among[index]! : index;
    const end = offsets[l + 1]!;
    let met = offsets[l]!;
    while (met < end && (court[met]! < from || court[met]! >= to)) met++;
    if (met === end) continue;
    members.push(l);
    isActive[l] = 1;
    let total = 0;
    let count = 0;
    for (let at = offsets[l]!; at < end; at++) {
      const like = table.likes[table.cause[cause[at]!]! + table.court[court[at]!]! + amount[at]!]!;
      if (like === 0) continue;
      total += like;
      count++;
    }
    sum[l] = total;
    alike[l] = count;
  }
  return { members, isActive, sum, alike };
}

/** The nearest cause that the members' cases have; as a rule found within the first few. */
function findNearest(
  { offsets, cause }: CountedCases,
  members: readonly number[],
  claim: Claim,
): CauseNearness {
  const asked = claim.cause;
  if (!asked) return "same";
  const ranges = [asked.same, asked.parent, asked.branch];
  let nearest = ranges.length;
  for (const l of members)
    for (let at = offsets[l]!; at < offsets[l + 1]!; at++)
      for (let near = 0; near < nearest; near++) {
        if (cause[at]! < ranges[near]![0] || cause[at]! >= ranges[near]![1]) continue;
        if (near === 0) return "same";
        nearest = near;
      }
  return NEARNESS[nearest]!;
}

const NEARNESS = Object.keys(FORMULA.cause) as CauseNearness[];

/** Writes each member's score in tenths of a point and returns the highest value, which has 1,000 of them. */
function placeScores(values: Float64Array, members: readonly number[], tenths: Uint16Array): number {
  let highest = 0;
  for (const l of members) highest = Math.max(highest, values[l]!);
  for (const l of members) tenths[l] = Math.round(scale(values[l]!, highest) * 10);
  return highest;
}
