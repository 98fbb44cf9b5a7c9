import { AMOUNT_RANGES } from "../../catalogue/amount-ranges.ts";
import { NO_ORDINAL, type OrdinalRange } from "../../search/tree/hierarchy.ts";
import { amountFactor, type Claim } from "./claim-factors.ts";
import type { CountedCases } from "./counted-cases.ts";
import { FORMULA, shrinkageFactor } from "./formula.ts";
import { countCases, type LawyerCells, sizeOf } from "./lawyer-cells.ts";
import { type Values, withPeaks } from "./values.ts";

/** The lawyers who are active for a claim, and how high the experience of each can be at most. */
export interface Reach {
  /** Ascending. */
  members: Uint32Array;
  /** What sum x shrunk of a member is at most; infinite where nothing is known. */
  limits: Values;
}

/** What tells of a table how high each lawyer can be before the cases are summed. */
export interface Tallies {
  cells: LawyerCells;
  /** By amount range and then by lawyer, the number of counted cases; none in a last, further range. */
  amounts: Uint16Array;
  /** Whoever has a counted case, ascending. */
  everyone: Uint32Array;
  /** Of CountedCases. */
  influence: Values;
  activity: Values;
  /** What each claim writes anew: made for each, it would be collected as often. One entry per lawyer. */
  scratch: {
    before: Uint32Array;
    about: Uint32Array;
    members: Uint32Array;
    limits: Float32Array;
    values: Float64Array;
  };
}

const EVERY: OrdinalRange = [0, NO_ORDINAL + 1];
/** More than what rounding can add to a sum of factors, and take from a limit. */
const ROUNDING = 1 + 1e-6;
/** Of lawyers with more cases the amounts are not counted. */
const MAX_COUNT = 0xffff;
/** Of amount ranges the one that no case has. */
const NO_RANGE = AMOUNT_RANGES.length;

const { same: EQUAL, neighbour: NEXT, other: ELSE } = FORMULA.amount;

/** The sum of so many of a lawyer's highest amount factors: `same` cases have the claim's range, `within` that or the next. */
const highestFactors = (count: number, same: number, within: number) =>
  ELSE * count + (NEXT - ELSE) * Math.min(count, within) + (EQUAL - NEXT) * Math.min(count, same);

/** The tallies of a table. */
export function tallyLawyers(counted: CountedCases, cells: LawyerCells): Tallies {
  const { offsets, amount, influence, activity } = counted;
  const size = offsets.length - 1;
  const amounts = new Uint16Array((NO_RANGE + 1) * size);
  for (let l = 0; l < size; l++)
    for (let at = offsets[l]!; at < offsets[l + 1]!; at++) amounts[amount[at]! * size + l]!++;
  return {
    cells,
    amounts,
    everyone: walkMembers(counted, EVERY),
    influence: withPeaks(influence),
    activity: withPeaks(activity),
    scratch: {
      before: new Uint32Array(size),
      about: new Uint32Array(size),
      members: new Uint32Array(size),
      limits: new Float32Array(size),
      values: new Float64Array(size),
    },
  };
}

/** Found by a walk over all cases. */
export function walkReach(counted: CountedCases, claim: Claim): Reach {
  const members = walkMembers(counted, claim.court?.same ?? EVERY);
  const limits = new Float32Array(counted.offsets.length - 1).fill(Number.POSITIVE_INFINITY);
  return { members, limits: { of: limits, members } };
}

/** The lawyers with a counted case before a court of the range. */
function walkMembers({ offsets, court }: CountedCases, [from, to]: OrdinalRange): Uint32Array {
  const members: number[] = [];
  for (let l = 0; l < offsets.length - 1; l++) {
    const end = offsets[l + 1]!;
    let met = offsets[l]!;
    while (met < end && (court[met]! < from || court[met]! >= to)) met++;
    if (met < end) members.push(l);
  }
  return Uint32Array.from(members);
}

/**
 * Found in the tallies of the table. They tell how many cases of a lawyer are before the claim's court, how many about its
 * cause, and how many of its amount: their factors add up to most if they meet in the same cases. Valid until they
 * are asked about the next claim.
 */
export function findReach({ offsets }: CountedCases, claim: Claim, tallies: Tallies): Reach {
  const { cells, amounts, everyone, scratch } = tallies;
  const size = offsets.length - 1;
  const { cause, court } = claim;
  const before = court && countCases(cells, [EVERY, court.same], scratch.before);
  const members = before ? whoHas(before, scratch.members) : everyone;
  const all = offsets[size]!;
  const counting = cause && chooseCause(cause, cells, all);
  // Where few are active, more cases would be counted than they have.
  const isWorth = counting && counting.cases * everyone.length <= all * members.length;
  const about = isWorth ? countCases(cells, [counting.range, EVERY], scratch.about) : null;
  const ofRange = (range: number) => amounts.subarray(range * size, (range + 1) * size);
  const [below = NO_RANGE, above = NO_RANGE] = [...AMOUNT_RANGES.keys()].filter(
    (range) => amountFactor(range, claim) === NEXT,
  );
  const counts = {
    ...{ before, about },
    elsewhere: court ? nextFactor([court.same, court.city, court.province], FORMULA.court) : 1,
    otherwise: counting?.otherwise ?? 1,
    equal: claim.amount === null ? null : ofRange(claim.amount),
    near: ofRange(below),
    nearToo: ofRange(above),
  };
  const { limits } = scratch;
  writeLimits(limits, offsets, members, counts);
  return { members, limits: before ? { of: limits, members } : withPeaks(limits) };
}

/** By lawyer, the cases before the claim's court, about its cause, of its amount and of those beside it; null for all. */
interface CaseCounts {
  before: Uint32Array | null;
  about: Uint32Array | null;
  equal: Uint16Array | null;
  near: Uint16Array;
  nearToo: Uint16Array;
  /** What a case before another court, and one of another cause, counts at most. */
  elsewhere: number;
  otherwise: number;
}

/** A function of its own, with nothing but the loop: so it stays compiled from claim to claim. */
function writeLimits(
  limits: Float32Array,
  offsets: Uint32Array,
  members: Uint32Array,
  counts: CaseCounts,
): void {
  const { before, about, equal, near, nearToo, elsewhere, otherwise } = counts;
  for (let index = 0; index < members.length; index++) {
    const l = members[index]!;
    const n = offsets[l + 1]! - offsets[l]!;
    const same = equal ? equal[l]! : n;
    const within = same + near[l]! + nearToo[l]!;
    const all = highestFactors(n, same, within);
    let sum = all;
    if (before) {
      const there = highestFactors(before[l]!, same, within);
      sum = there + elsewhere * (all - there);
    }
    if (about) {
      const alike = highestFactors(about[l]!, same, within);
      sum = Math.min(sum, alike + otherwise * (all - alike));
    }
    limits[l] = (n > MAX_COUNT ? n : sum) * shrinkageFactor(n) * ROUNDING;
  }
}

/** The lawyers with a count above 0, written into `held`. */
function whoHas(counts: Uint32Array, held: Uint32Array): Uint32Array {
  let size = 0;
  for (let l = 0; l < counts.length; l++) if (counts[l]! > 0) held[size++] = l;
  return held.subarray(0, size);
}

/** The causes whose cases are counted, how many these are, and what any other case counts at most. */
function chooseCause({ same, parent, branch }: NonNullable<Claim["cause"]>, cells: LawyerCells, all: number) {
  const counted = (range: OrdinalRange, otherwise: number) => {
    const cases = sizeOf(cells, [range, EVERY]);
    return { range, otherwise, cases, most: cases + otherwise * (all - cases) };
  };
  const narrow = counted(same, nextFactor([same, parent, branch], FORMULA.cause));
  const wide = counted(parent, FORMULA.cause.branch);
  // The parent's cases are taken for the cause's own: the better choice if all can then add up to half as much.
  return narrow.otherwise === FORMULA.cause.parent && wide.most * 2 <= narrow.most ? wide : narrow;
}

/** What a case outside of the first range counts at most: the factor of the next that is wider, else the last. */
function nextFactor(ranges: readonly OrdinalRange[], factors: Record<string, number>): number {
  const [[from, to] = EVERY] = ranges;
  return Object.values(factors).at(ranges.findIndex(([first, end]) => end - first > to - from))!;
}
