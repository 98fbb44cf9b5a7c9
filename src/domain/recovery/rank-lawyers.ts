import { breadthOf, FORMULA, recencyOf, scale, shrinkFor } from "./formula.ts";
import type { LawyerTable } from "./lawyer-table.ts";
import { UNKNOWN, UNKNOWN_LEVEL } from "./lawyer-table.ts";
import { amountLikeness, type Claim, causeLikeness, courtLikeness } from "./likeness.ts";

/** First year the statistics count (specification, section 9). */
export const FIRST_YEAR = 2010;

export type ScoreName = "experience" | "influence" | "activity";
export const SCORE_NAMES: readonly ScoreName[] = ["experience", "influence", "activity"];

/** One score with what it is made of: value = scale(sum x breadth x shrunk, the highest of all active lawyers). */
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
  /** One entry of `lists` each: the active lawyers with n > 0, best first; ties by name, then firm. */
  lists: Record<ScoreName, number[]>;
  score: (lawyer: number) => RankedLawyer;
  /** The active lawyers by the weighted mean of their three scores, best first; ties as above. */
  combine: (weights: Weights) => number[];
}

interface Sums {
  sum: Float64Array;
  n: Uint32Array;
}
const newSums = (size: number): Sums => ({ sum: new Float64Array(size), n: new Uint32Array(size) });

/** Values that depend on a case and the claim alone, computed once a case. */
function weighCases(table: LawyerTable, claim: Claim, today: number) {
  const { court, cause, amount, day, level, reference } = table.cases;
  const size = court.length;
  const like = new Float64Array(size);
  const weight = new Float64Array(size);
  const recency = new Float64Array(size);
  // Ordinals repeat a thousandfold: each likeness is computed once and looked up.
  const byCourt = new Float64Array(0x10000).fill(-1);
  const byCause = new Float64Array(0x10000).fill(-1);
  const byAmount = FORMULA.size.map((_, range) => amountLikeness(range, claim));
  for (let i = 0; i < size; i++) {
    const k = court[i]!;
    const c = cause[i]!;
    if (byCourt[k]! < 0) byCourt[k] = k === UNKNOWN ? FORMULA.court.other : courtLikeness(k, claim);
    if (byCause[c]! < 0) byCause[c] = c === UNKNOWN ? FORMULA.cause.other : causeLikeness(c, claim);
    like[i] = byCause[c]! * byCourt[k]! * byAmount[amount[i]!]!;
    const levelWeight = level[i] === UNKNOWN_LEVEL ? FORMULA.levelUnknown : FORMULA.level[level[i]!]!;
    weight[i] = levelWeight * FORMULA.size[amount[i]!]! * (reference[i] ? FORMULA.reference : 1);
    recency[i] = recencyOf(today - day[i]!);
  }
  return { like, weight, recency };
}

/**
 * The three rankings of all active lawyers for a claim. `today` is the day (since 1970-01-01) of the newest
 * case of the collection, so that the same collection gives the same ranking on every date.
 */
export function rankLawyers(table: LawyerTable, claim: Claim, today: number): Ranking {
  const { offsets, appearances, cases } = table;
  const size = offsets.length - 1;
  const { like, weight, recency } = weighCases(table, claim, today);
  const sums = { experience: newSums(size), influence: newSums(size), activity: newSums(size) };
  const breadth = new Float64Array(size).fill(1);
  const isActive = new Uint8Array(size);
  // The stamp of the lawyer who was last seen before a court: counts different courts without a set each.
  const seen = new Int32Array(0x10000).fill(-1);
  const [from, to] = claim.court?.same ?? [0, UNKNOWN + 1];
  let active = 0;

  for (let l = 0; l < size; l++) {
    let courts = 0;
    let counted = 0;
    for (let a = offsets[l]!; a < offsets[l + 1]!; a++) {
      const i = appearances[a]!;
      if (cases.year[i]! < FIRST_YEAR) continue;
      counted++;
      const k = cases.court[i]!;
      if (seen[k] !== l) {
        seen[k] = l;
        courts++;
      }
      if (k >= from && k < to) isActive[l] = 1;
      if (like[i]! > 0) {
        sums.experience.sum[l]! += like[i]!;
        sums.experience.n[l]!++;
      }
      sums.influence.sum[l]! += weight[i]!;
      sums.activity.sum[l]! += recency[i]!;
    }
    sums.influence.n[l] = counted;
    sums.activity.n[l] = counted;
    breadth[l] = breadthOf(courts);
    if (isActive[l]) active++;
  }

  const raw = (name: ScoreName, l: number) => {
    const { sum, n } = sums[name];
    return sum[l]! * shrinkFor(n[l]!) * (name === "influence" ? breadth[l]! : 1);
  };
  const highest = { experience: 0, influence: 0, activity: 0 };
  const members: number[] = [];
  for (let l = 0; l < size; l++) {
    if (!isActive[l]) continue;
    members.push(l);
    for (const name of SCORE_NAMES) highest[name] = Math.max(highest[name], raw(name, l));
  }
  // Lawyers stand in order of name and firm, so the lower place wins a tie.
  const order = (value: (l: number) => number, of: number[]) => {
    const values = new Float64Array(size);
    for (const l of of) values[l] = value(l);
    return of.sort((a, b) => values[b]! - values[a]! || a - b);
  };
  const scoreOf = (name: ScoreName, l: number): Score => ({
    value: scale(raw(name, l), highest[name]),
    sum: sums[name].sum[l]!,
    n: sums[name].n[l]!,
    shrunk: shrinkFor(sums[name].n[l]!),
    breadth: name === "influence" ? breadth[l]! : 1,
  });
  // By the rounded value a reader sees: two equal scores are a tie, whatever hides behind the decimal.
  const list = (name: ScoreName) =>
    order(
      (l) => scale(raw(name, l), highest[name]),
      members.filter((l) => sums[name].n[l]! > 0),
    );
  return {
    total: size,
    active,
    lists: { experience: list("experience"), influence: list("influence"), activity: list("activity") },
    score: (l) => ({
      lawyer: l,
      experience: scoreOf("experience", l),
      influence: scoreOf("influence", l),
      activity: scoreOf("activity", l),
    }),
    combine: (weights) => {
      const all = SCORE_NAMES.reduce((sum, name) => sum + weights[name], 0);
      if (!(all > 0)) return order(() => 0, [...members]);
      return order(
        (l) =>
          SCORE_NAMES.reduce((sum, name) => sum + weights[name] * scale(raw(name, l), highest[name]), 0) /
          all,
        [...members],
      );
    },
  };
}
