import { amountFactor, type Claim, causeFactor, courtFactor } from "./claim-factors.ts";
import { FORMULA, recencyOf } from "./formula.ts";
import type { CaseColumns } from "./lawyer-table.ts";

/** What one case contributes to the three sums, with its factors. */
export interface CaseWeight {
  causeLike: number;
  courtLike: number;
  amountLike: number;
  /** What the case contributes to experience: the product of the cause, court and amount factors. */
  like: number;
  level: number;
  size: number;
  reference: number;
  /** What the case contributes to influence: level x size x reference. */
  weight: number;
  /** Number of days from the case to the newest one in the collection. */
  ageDays: number;
  /** What the case contributes to activity. */
  recency: number;
}

/** Computes what any case of the columns contributes to the three sums for a claim. */
export interface CaseWeigher {
  like(row: number): number;
  weight(row: number): number;
  recency(row: number): number;
  /** All factors of a case. Their products equal the results of the other three methods exactly. */
  explain(row: number): CaseWeight;
}

/**
 * Returns the weigher for a claim. `today` is the day of the newest case in the collection, numbered from
 * 1970-01-01.
 */
export function weighCases(cases: CaseColumns, claim: Claim, today: number): CaseWeigher {
  const { court, cause, amount, day, level, reference } = cases;
  const courtLike = (row: number) => courtFactor(court[row]!, claim);
  const causeLike = (row: number) => causeFactor(cause[row]!, claim);
  const amountLike = (row: number) => amountFactor(amount[row]!, claim);
  const levelOf = (row: number) => FORMULA.level[level[row]!] ?? FORMULA.levelUnknown;
  const sizeOf = (row: number) => FORMULA.size[amount[row]!]!;
  const referenceOf = (row: number) => (reference[row] ? FORMULA.reference : 1);
  const age = (row: number) => Math.max(0, today - day[row]!);
  const like = (row: number) => causeLike(row) * courtLike(row) * amountLike(row);
  const weight = (row: number) => levelOf(row) * sizeOf(row) * referenceOf(row);
  const recency = (row: number) => recencyOf(age(row));
  return {
    like,
    weight,
    recency,
    explain: (row) => ({
      causeLike: causeLike(row),
      courtLike: courtLike(row),
      amountLike: amountLike(row),
      like: like(row),
      level: levelOf(row),
      size: sizeOf(row),
      reference: referenceOf(row),
      weight: weight(row),
      ageDays: age(row),
      recency: recency(row),
    }),
  };
}
