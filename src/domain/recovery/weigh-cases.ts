import { FORMULA, recencyOf } from "./formula.ts";
import { type CaseColumns, UNKNOWN, UNKNOWN_LEVEL } from "./lawyer-table.ts";
import { amountLikeness, type Claim, causeLikeness, courtLikeness } from "./likeness.ts";

/** What one case adds to the three sums, with the factors it is multiplied from. */
export interface CaseWeight {
  causeLike: number;
  courtLike: number;
  amountLike: number;
  /** cause x court x amount likeness: what the case adds to experience. */
  like: number;
  level: number;
  size: number;
  reference: number;
  /** level x size x reference: what the case adds to influence. */
  weight: number;
  /** Days from the case to the newest one of the collection. */
  ageDays: number;
  /** What the case adds to activity. */
  recency: number;
}

/** The three weights of any case of the columns for a claim; each likeness is computed once and looked up. */
export interface CaseWeigher {
  like(row: number): number;
  weight(row: number): number;
  recency(row: number): number;
  /** All factors of one case, the products equal to the three above to the last bit. */
  explain(row: number): CaseWeight;
}

/** Room for the amount ranges in the table of weights. */
const SIZES = 16;

/** Weighs cases for a claim; `today` is the day of the newest case of the collection. */
export function weighCases(cases: CaseColumns, claim: Claim, today: number): CaseWeigher {
  const { court, cause, amount, day, level, reference } = cases;
  const courtLikes = remember((ordinal) =>
    ordinal === UNKNOWN && claim.court ? FORMULA.court.other : courtLikeness(ordinal, claim),
  );
  const causeLikes = remember((ordinal) =>
    ordinal === UNKNOWN && claim.cause ? FORMULA.cause.other : causeLikeness(ordinal, claim),
  );
  const amountLikes = FORMULA.size.map((_, range) => amountLikeness(range, claim));
  const levels = (value: number) => (value === UNKNOWN_LEVEL ? FORMULA.levelUnknown : FORMULA.level[value]!);
  const references = [1, FORMULA.reference];
  // Level, amount and reference take few values together: one look-up instead of two products.
  const weights = new Float64Array((UNKNOWN_LEVEL + 1) * SIZES * 2);
  for (const known of [0, 1, 2, 3, UNKNOWN_LEVEL])
    for (let range = 0; range < FORMULA.size.length; range++)
      for (const one of [0, 1])
        weights[(known * SIZES + range) * 2 + one] = levels(known) * FORMULA.size[range]! * references[one]!;
  const recencies = remember(recencyOf);
  const age = (row: number) => Math.min(Math.max(0, today - day[row]!), UNKNOWN);
  const like = (row: number) =>
    causeLikes(cause[row]!) * courtLikes(court[row]!) * amountLikes[amount[row]!]!;
  const weight = (row: number) => weights[(level[row]! * SIZES + amount[row]!) * 2 + reference[row]!]!;
  return {
    like,
    weight,
    recency: (row) => recencies(age(row)),
    explain: (row) => ({
      causeLike: causeLikes(cause[row]!),
      courtLike: courtLikes(court[row]!),
      amountLike: amountLikes[amount[row]!]!,
      like: like(row),
      level: levels(level[row]!),
      size: FORMULA.size[amount[row]!]!,
      reference: references[reference[row]!]!,
      weight: weight(row),
      ageDays: age(row),
      recency: recencies(age(row)),
    }),
  };
}

/** A function of small whole numbers that computes each value once. */
function remember(compute: (value: number) => number): (value: number) => number {
  const known = new Float64Array(UNKNOWN + 1).fill(-1);
  return (value) => {
    const held = known[value]!;
    if (held >= 0) return held;
    known[value] = compute(value);
    return known[value];
  };
}
