import { breadthOf, scale, shrinkFor } from "./formula.ts";
import type { LawyerTable } from "./lawyer-table.ts";
import { UNKNOWN } from "./lawyer-table.ts";
import type { Claim } from "./likeness.ts";
import { orderByKey } from "./order-lawyers.ts";
import { weighCases } from "./weigh-cases.ts";

/** First year the statistics count (specification, section 9). */
export const FIRST_YEAR = 2010;

export type ScoreName = "experience" | "influence" | "activity";
export const SCORE_NAMES: readonly ScoreName[] = ["experience", "influence", "activity"];

/** One score with what it is made of: value = scale(sum x shrunk x breadth, the highest of all active lawyers). */
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

export interface RankedLawyer {
  /** Place in the table. */
  lawyer: number;
  experience: Score;
  influence: Score;
  activity: Score;
}

/** How much each score counts in the combined order, each at least 0. */
export type Weights = Record<ScoreName, number>;

export interface Ranking {
  /** All lawyers of the table. */
  total: number;
  /** Those of them with a case before the claim's court or one below it. */
  active: number;
  /** The active lawyers with n > 0, best first; ties by name, then firm. */
  lists: Record<ScoreName, number[]>;
  /** What scales to 100: the highest sum x shrunk x breadth of an active lawyer. */
  highest: Record<ScoreName, number>;
  /** The scores of an active lawyer; of any other they are 0. */
  score: (lawyer: number) => RankedLawyer;
  /** Weighted mean of the three shown scores, 0 to 100 with one decimal; 0 where nothing weighs. */
  mean: (lawyer: number, weights: Weights) => number;
  /** The active lawyers by that mean, best first; ties as above. */
  combine: (weights: Weights) => number[];
}

/**
 * The three rankings of all active lawyers for a claim. `today` is the day (since 1970-01-01) of the newest
 * case of the collection, so that the same collection gives the same ranking on every date.
 */
export function rankLawyers(table: LawyerTable, claim: Claim, today: number): Ranking {
  const size = table.offsets.length - 1;
  const members = findActive(table, claim);
  const sums = sumCases(table, claim, today, members);
  const raw = rawScores(sums, members);
  const value = (name: ScoreName, l: number) => scale(raw[name].values[l]!, raw[name].highest);
  const counted = (name: ScoreName) => (name === "experience" ? sums.alike : sums.counted);
  const score = (name: ScoreName, l: number): Score => ({
    value: value(name, l),
    sum: sums[name][l]!,
    n: counted(name)[l]!,
    shrunk: shrinkFor(counted(name)[l]!),
    breadth: name === "influence" ? breadthOf(sums.courts[l]!) : 1,
  });
  // By the rounded value a reader sees: two equal scores are a tie, whatever hides behind the decimal.
  const list = (name: ScoreName) =>
    orderByKey(
      members.filter((l) => counted(name)[l]! > 0),
      (l) => Math.round(value(name, l) * 10),
    );
  const mean = (l: number, weights: Weights) => {
    const all = SCORE_NAMES.reduce((sum, name) => sum + weights[name], 0);
    const weighted = SCORE_NAMES.reduce((sum, name) => sum + weights[name] * value(name, l), 0);
    return all > 0 ? Math.round((10 * weighted) / all) / 10 : 0;
  };
  return {
    total: size,
    active: members.length,
    lists: { experience: list("experience"), influence: list("influence"), activity: list("activity") },
    highest: {
      experience: raw.experience.highest,
      influence: raw.influence.highest,
      activity: raw.activity.highest,
    },
    score: (l) => ({
      lawyer: l,
      experience: score("experience", l),
      influence: score("influence", l),
      activity: score("activity", l),
    }),
    mean,
    combine: (weights) => orderByKey(members, (l) => Math.round(mean(l, weights) * 10)),
  };
}

/** The lawyers, ascending, with a case since 2010 before the claim's court or one below it. */
function findActive({ offsets, appearances, cases }: LawyerTable, claim: Claim): number[] {
  const [from, to] = claim.court?.same ?? [0, UNKNOWN + 1];
  const { court, year } = cases;
  const active: number[] = [];
  for (let l = 0; l < offsets.length - 1; l++) {
    for (let a = offsets[l]!; a < offsets[l + 1]!; a++) {
      const i = appearances[a]!;
      if (court[i]! < from || court[i]! >= to || year[i]! < FIRST_YEAR) continue;
      active.push(l);
      break;
    }
  }
  return active;
}

interface Sums {
  experience: Float64Array;
  influence: Float64Array;
  activity: Float64Array;
  /** Cases that are like the claim at all, all cases since 2010, different courts of these. */
  alike: Uint32Array;
  counted: Uint32Array;
  courts: Uint32Array;
}

function sumCases(table: LawyerTable, claim: Claim, today: number, members: readonly number[]): Sums {
  const { offsets, appearances, cases } = table;
  const size = offsets.length - 1;
  const weigher = weighCases(cases, claim, today);
  const sums: Sums = {
    experience: new Float64Array(size),
    influence: new Float64Array(size),
    activity: new Float64Array(size),
    alike: new Uint32Array(size),
    counted: new Uint32Array(size),
    courts: new Uint32Array(size),
  };
  // The stamp of the lawyer who was last seen before a court: counts different courts without a set each.
  const seen = new Int32Array(UNKNOWN + 1).fill(-1);
  for (const l of members) {
    for (let a = offsets[l]!; a < offsets[l + 1]!; a++) {
      const i = appearances[a]!;
      if (cases.year[i]! < FIRST_YEAR) continue;
      const court = cases.court[i]!;
      if (seen[court] !== l) {
        seen[court] = l;
        sums.courts[l]!++;
      }
      const like = weigher.like(i);
      if (like > 0) {
        sums.experience[l]! += like;
        sums.alike[l]!++;
      }
      sums.influence[l]! += weigher.weight(i);
      sums.activity[l]! += weigher.recency(i);
      sums.counted[l]!++;
    }
  }
  return sums;
}

/** sum x shrunk x breadth of every member, with the highest of them. */
function rawScores(sums: Sums, members: readonly number[]) {
  const of = (sum: Float64Array, n: Uint32Array, breadth: (l: number) => number) => {
    const values = new Float64Array(sum.length);
    let highest = 0;
    for (const l of members) {
      values[l] = sum[l]! * shrinkFor(n[l]!) * breadth(l);
      if (values[l] > highest) highest = values[l];
    }
    return { values, highest };
  };
  return {
    experience: of(sums.experience, sums.alike, () => 1),
    influence: of(sums.influence, sums.counted, (l) => breadthOf(sums.courts[l]!)),
    activity: of(sums.activity, sums.counted, () => 1),
  };
}
