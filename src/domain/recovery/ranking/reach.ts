import { AMOUNT_RANGES } from "../../catalogue/amount-ranges.ts";
import type { OrdinalRange } from "../../search/tree/hierarchy.ts";
import { amountFactor, type Claim } from "./claim-factors.ts";
import type { CountedCases } from "./counted-cases.ts";
import { FORMULA, shrinkageFactor } from "./formula.ts";
import { casesIn, countCases } from "./lawyer-cells.ts";
import { EVERY, NO_RANGE, type Tallies, walkMembers } from "./tallies.ts";
import type { Values } from "./values.ts";

/** The lawyers who are active for a claim, and how high the experience of each can be at most. */
export interface Reach {
  /** Ascending. */
  members: Uint32Array;
  /** What sum x shrunk is at most of some members, who as a rule reach most; of nobody where nothing is known. */
  likely: Values;
  /** The same of those members who may reach `floor`; infinite where nothing is known. */
  limitsFrom: (floor: number) => Values;
}

/** Where members are many, so many who have most cases of the claim's cause are taken for likely, and of equals some more. */
const LIKELY = 1000;
const MAX_LIKELY = 4 * LIKELY;
/** One in so many is looked at to see how many cases those are. */
const SAMPLED = 8;
/** Numbers of cases told apart. */
const NUMBERS = 256;
/** More than what rounding can add to a sum of factors, and take from a limit. */
const ROUNDING = 1 + 1e-6;

/** Of lawyers with more cases the amounts are not counted. */
const MAX_COUNT = 0xffff;

const { same: EQUAL, neighbour: NEXT, other: ELSE } = FORMULA.amount;

/** The sum of so many of a lawyer's highest amount factors: `same` cases have the claim's range, `within` that or the next. */
const highestFactors = (count: number, same: number, within: number) =>
  ELSE * count + (NEXT - ELSE) * Math.min(count, within) + (EQUAL - NEXT) * Math.min(count, same);

const NOBODY = new Uint32Array(0);

/** Found by a walk over all cases. */
export function walkReach(counted: CountedCases, claim: Claim): Reach {
  const members = walkMembers(counted, claim.court?.same ?? EVERY);
  const limits = new Float32Array(counted.offsets.length - 1).fill(Number.POSITIVE_INFINITY);
  return { members, likely: { of: limits, members: NOBODY }, limitsFrom: () => ({ of: limits, members }) };
}

/**
 * Found in the tallies of the table. They tell how many cases of a lawyer are before the claim's court, how many about its
 * cause, and how many of its amount: their factors add up to most if they meet in the same cases. Valid until they
 * are asked about the next claim.
 */
export function findReach({ offsets }: CountedCases, claim: Claim, tallies: Tallies): Reach {
  const { cells, amounts, causes, courts, everyone, totals, scratch } = tallies;
  const size = offsets.length - 1;
  const { cause } = claim;
  const all = offsets[size]!;
  // The highest court has all below it.
  const court = claim.court && casesIn(courts, claim.court.same) < all ? claim.court : null;
  const before = court && countCases(cells, [EVERY, court.same], scratch.before, totals);
  const members = before ? whoHas(before, scratch.members) : everyone;
  const counting = cause && chooseCause(cause, causes, all);
  // Where few are active, more cases would be counted than they have.
  const isWorth = counting && counting.cases * everyone.length <= all * members.length;
  const about = isWorth ? countCases(cells, [counting.range, EVERY], scratch.about, totals) : null;
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
  // The narrower of the two, for what can be seen without amounts.
  const narrow = about ?? before;
  const among = narrow ?? totals;
  const likely = likeliest(members, among);
  writeLimits(limits, totals, likely, counts);
  return {
    members,
    likely: { of: limits, members: likely },
    limitsFrom: (floor) => {
      const needed = neededFor(floor, !narrow ? 1 : about ? counts.otherwise : counts.elsewhere);
      const reaching = floor > 0 ? whoReaches(members, totals, among, needed, scratch.reaching) : members;
      writeLimits(limits, totals, reaching, counts);
      return { of: limits, members: reaching };
    },
  };
}

/** How many of all have a case that counts for a cause: one of its branch. Asked once the limits are known. */
export function countAlike(tallies: Tallies, { branch }: NonNullable<Claim["cause"]>): number {
  const { cells, causes, everyone, totals, scratch } = tallies;
  if (casesIn(causes, branch) === casesIn(causes, EVERY)) return everyone.length;
  const counts = countCases(cells, [branch, EVERY], scratch.before, totals);
  let alike = 0;
  for (let l = 0; l < counts.length; l++) if (counts[l]! > 0) alike++;
  return alike;
}

/** Those of the members with the highest counts; all where they are few. */
function likeliest(members: Uint32Array, counts: Uint32Array): Uint32Array {
  if (members.length <= MAX_LIKELY) return members;
  const numbers = new Uint32Array(NUMBERS);
  // Every eighth tells well enough.
  for (let index = 0; index < members.length; index += SAMPLED)
    numbers[Math.min(NUMBERS - 1, counts[members[index]!]!)]!++;
  let least = NUMBERS - 1;
  for (let held = numbers[least]!; held * SAMPLED < LIKELY && least > 0; held += numbers[least]!) least--;
  const likely = new Uint32Array(MAX_LIKELY);
  let size = 0;
  for (let index = 0; index < members.length && size < MAX_LIKELY; index++)
    if (counts[members[index]!]! >= least) likely[size++] = members[index]!;
  return likely.subarray(0, size);
}

/**
 * By number of cases, how many of them have to count 1 for a sum x shrunk of `floor`, where the others count `otherwise` at
 * most; one more than all where it is out of reach, none of the last number and beyond.
 */
function neededFor(floor: number, otherwise: number): Uint32Array {
  const needed = new Uint32Array(NUMBERS);
  for (let n = 0; n < NUMBERS - 1; n++) {
    let same = 0;
    while (same <= n && (same + otherwise * (n - same)) * shrinkageFactor(n) * ROUNDING < floor) same++;
    needed[n] = same;
  }
  return needed;
}

/** The members of whose cases as many as needed are among the counted, written into `held`. */
function whoReaches(
  members: Uint32Array,
  totals: Uint32Array,
  counts: Uint32Array,
  needed: Uint32Array,
  held: Uint32Array,
): Uint32Array {
  let size = 0;
  for (let index = 0; index < members.length; index++) {
    const l = members[index]!;
    held[size] = l;
    size += counts[l]! < needed[Math.min(NUMBERS - 1, totals[l]!)]! ? 0 : 1;
  }
  return held.subarray(0, size);
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
  totals: Uint32Array,
  members: Uint32Array,
  counts: CaseCounts,
): void {
  const { before, about, equal, near, nearToo, elsewhere, otherwise } = counts;
  for (let index = 0; index < members.length; index++) {
    const l = members[index]!;
    const n = totals[l]!;
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
function chooseCause(
  { same, parent, branch }: NonNullable<Claim["cause"]>,
  causes: Uint32Array,
  all: number,
) {
  const counted = (range: OrdinalRange, otherwise: number) => {
    const cases = casesIn(causes, range);
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
