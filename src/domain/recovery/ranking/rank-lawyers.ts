import { isWithin } from "../../search/tree/hierarchy.ts";
import type { Claim } from "./claim-factors.ts";
import type { CountedCases } from "./counted-cases.ts";
import { Experience } from "./experience.ts";
import { breadthOf, FORMULA, scaleTenths, shrinkageFactor } from "./formula.ts";
import { casesIn } from "./lawyer-cells.ts";
import { Leaders, leadBy } from "./order-lawyers.ts";
import { countAlike, findReach, walkReach } from "./reach.ts";
import type { Tallies } from "./tallies.ts";
import { eachFrom, highestOf } from "./values.ts";

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

/** What a ranking is asked for besides its claim. */
export interface Asked {
  /** How many of the first are listed, at least 1; all without it. */
  wanted?: number;
  /** For the list by the mean. */
  weights?: Weights | undefined;
  /** Of the counted cases. */
  tallies?: Tallies | undefined;
}

/** As many lawyers as are summed to see how high a score is among the first. */
const PROMISING = 500;

/** Values further below another than this share of the highest have a lower score, whichever way scores are rounded. */
const SPARE = 2 / 1000;

/** The lawyers of a table ranked for a claim; lawyers are identified by their index in the table. */
export interface Ranking {
  /** All lawyers of the table. */
  total: number;
  /** Those of them with a case before the claim's court or one below it. */
  active: number;
  /** The active lawyers with n > 0, by score. */
  counts: Record<ScoreName, number>;
  /** The first of these, best first; ties by name, then firm. */
  lists: Record<ScoreName, number[]>;
  /** The first active lawyers by the weighted mean, best first; ties as above; empty without weights. */
  combined: number[];
  /** What scales to 100: the highest sum x shrunk x breadth of an active lawyer. */
  highest: Record<ScoreName, number>;
  /** How near the nearest cause of any case of an active lawyer is to the claim's; "other" if there is none. */
  nearestCause: CauseNearness;
  /** The scores of an active lawyer; 0 for any other. */
  score: (lawyer: number) => RankedLawyer;
  /** Weighted mean of the three displayed scores, 0 to 100 with one decimal; 0 if all weights are 0. */
  mean: (lawyer: number, weights: Weights) => number;
}

/**
 * The three rankings of all active lawyers for a claim. Ages are counted from the newest case of the
 * collection, so that the same collection gives the same ranking on any date. With the tallies of the table only the
 * cases of those lawyers are summed who can be among the first; without them those of all are.
 */
export function rankLawyers(counted: CountedCases, claim: Claim, asked: Asked = {}): Ranking {
  const { tallies, wanted = Number.POSITIVE_INFINITY, weights } = asked;
  const { offsets, court, courts, influence, activity, influenceSum, activitySum } = counted;
  const { members, likely, limitsFrom } = tallies
    ? findReach(counted, claim, tallies)
    : walkReach(counted, claim);
  const experience = new Experience(counted, claim);
  const everyone = members === tallies?.everyone ? tallies : undefined;
  const fixed = {
    influence: everyone?.influence ?? { of: influence, members },
    activity: everyone?.activity ?? { of: activity, members },
  };
  const highest = {
    experience: 0,
    influence: highestOf(fixed.influence),
    activity: highestOf(fixed.activity),
  };
  // Once those are summed who can reach most, few others can reach as much.
  const promising = leadBy(likely, highestOf(likely), PROMISING).ordered();
  const values = (tallies?.scratch.values ?? new Float64Array(offsets.length - 1)).fill(Number.NaN);
  const value = (l: number) => {
    if (Number.isNaN(values[l])) values[l] = experience.value(l);
    return values[l]!;
  };
  const raise = (l: number) => {
    highest.experience = Math.max(highest.experience, value(l));
  };
  for (const l of promising) raise(l);
  // With weights all have a place in a list.
  const reached = weights ? 0 : nthOf(promising.map(value), wanted);
  const limitsOfFirst = () => limitsFrom(reached - SPARE * highest.experience);
  const known = highest.experience;
  let limits = limitsOfFirst();
  eachFrom(limits, () => highest.experience, raise);
  // Where the highest is higher, lower values have the same score.
  if (highest.experience > known) limits = limitsOfFirst();
  const experienced = (l: number) => scaleTenths(experience.value(l), highest.experience);
  const experiencedAtMost = (l: number) => scaleTenths(limits.of[l]!, highest.experience);
  const tenthsOf = (name: "influence" | "activity", l: number) =>
    scaleTenths(counted[name][l]!, highest[name]);
  const mean = (l: number, reached: number, weights: Weights) =>
    meanTenths(weights, {
      experience: reached,
      influence: tenthsOf("influence", l),
      activity: tenthsOf("activity", l),
    });
  const { least } = leadBy(
    { of: limits.of, members: Uint32Array.from(promising) },
    highest.experience,
    wanted,
    value,
  );
  const combined = new Leaders(wanted);
  for (const l of weights ? members : []) {
    if (mean(l, experiencedAtMost(l), weights!) < combined.least) continue;
    combined.offer(l, mean(l, experienced(l), weights!));
  }
  const before = claim.court?.same;
  const alike = !claim.cause
    ? members.length
    : everyone
      ? countAlike(everyone, claim.cause)
      : experience.countAlike(members);
  return {
    total: offsets.length - 1,
    active: members.length,
    counts: { experience: alike, influence: members.length, activity: members.length },
    lists: {
      experience: leadBy(limits, highest.experience, wanted, value, least).ordered(),
      influence: leadBy(fixed.influence, highest.influence, wanted).ordered(),
      activity: leadBy(fixed.activity, highest.activity, wanted).ordered(),
    },
    combined: combined.ordered(),
    highest,
    nearestCause: findNearest(counted, members, claim, tallies),
    score: (l) => {
      const from = offsets[l]!;
      const to = offsets[l + 1]!;
      const isActive = before ? court.subarray(from, to).some((at) => isWithin(at, before)) : to > from;
      const n = isActive ? to - from : 0;
      const own = isActive ? experience.sum(l) : { sum: 0, n: 0 };
      const score = (value: number, sum: number, n: number, breadth = 1): Score => ({
        value: isActive ? value / 10 : 0,
        sum: isActive ? sum : 0,
        n,
        shrunk: shrinkageFactor(n),
        breadth,
      });
      return {
        lawyer: l,
        experience: score(experienced(l), own.sum, own.n),
        influence: score(tenthsOf("influence", l), influenceSum[l]!, n, isActive ? breadthOf(courts[l]!) : 1),
        activity: score(tenthsOf("activity", l), activitySum[l]!, n),
      };
    },
    mean: (l, weights) => mean(l, experienced(l), weights) / 10,
  };
}

/** The n-th highest of values; 0 if they are fewer. */
const nthOf = (values: number[], n: number): number => values.toSorted((a, b) => b - a)[n - 1] ?? 0;

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

/** The nearest cause that the members' cases have; as a rule found within the first few. */
function findNearest(
  { offsets, cause }: CountedCases,
  members: Uint32Array,
  claim: Claim,
  tallies: Tallies | undefined,
): CauseNearness {
  const asked = claim.cause;
  if (!asked) return "same";
  const ranges = [asked.same, asked.parent, asked.branch];
  // No member has one that nobody has.
  const first = tallies ? ranges.findIndex((range) => casesIn(tallies.causes, range) > 0) : 0;
  let nearest = ranges.length;
  for (let index = 0; index < members.length && first >= 0 && nearest > first; index++) {
    const end = offsets[members[index]! + 1]!;
    for (let at = offsets[members[index]!]!; at < end; at++)
      for (let near = first; near < nearest; near++)
        if (cause[at]! >= ranges[near]![0] && cause[at]! < ranges[near]![1]) nearest = near;
  }
  return NEARNESS[nearest]!;
}
