import type { CauseIndex } from "../../catalogue/causes/causes.ts";
import type { CourtIndex } from "../../catalogue/courts/names/courts.ts";
import { NON_MONETARY_RANGE } from "../../judgment/amount-ranges.ts";
import { isWithin, type OrdinalRange } from "../../search/tree/hierarchy.ts";
import { FORMULA } from "./formula.ts";

const NONE: OrdinalRange = [0, 0];

/**
 * The claim with which cases are compared, as half-open ranges of ordinals, from narrow to wide. Null means
 * that any cause or court is equal.
 */
export interface Claim {
  cause: { same: OrdinalRange; parent: OrdinalRange; branch: OrdinalRange } | null;
  court: { same: OrdinalRange; city: OrdinalRange; province: OrdinalRange } | null;
  /** Index in AMOUNT_RANGES; null if the amount does not matter. */
  amount: number | null;
}

/**
 * The ranges of a cause, its parent and its branch. The branch of a branch is the branch itself, and it has
 * no parent.
 */
export function causeRanges(code: string, causes: CauseIndex): Claim["cause"] {
  const path = causes.path(code);
  // The branch never counts as the parent, because then all causes of civil law would have the same parent.
  const parent = path.length > 2 ? path.at(-2) : undefined;
  const branch = path[0];
  return {
    same: causes.range(code),
    parent: parent ? causes.range(parent.value) : NONE,
    branch: branch ? causes.range(branch.value) : NONE,
  };
}

/**
 * The ranges of a court, its city and its province. The city is the subtree of the intermediate court. In the
 * four municipalities, all courts are in one city, so the range of the city is that of the province.
 */
export function courtRanges(id: number, courts: CourtIndex): Claim["court"] {
  const path = courts.path(id);
  const province = path.find(({ level }) => level === 1);
  const intermediate = path.find(({ level }) => level === 2);
  const isMunicipality = province !== undefined && MUNICIPALITIES.has(province.area);
  const city = isMunicipality ? province : intermediate;
  return {
    same: courts.range(id),
    city: city ? courts.range(city.value) : NONE,
    province: province ? courts.range(province.value) : NONE,
  };
}

const MUNICIPALITIES = new Set(["bei_jing", "tian_jin", "shang_hai", "chong_qing"]);

/** Factor for the cause of a case, 0 to 1. `ordinal` is that of the cause. */
export function causeFactor(ordinal: number, claim: Claim): number {
  const { cause } = claim;
  if (!cause || isWithin(ordinal, cause.same)) return FORMULA.cause.same;
  if (isWithin(ordinal, cause.parent)) return FORMULA.cause.parent;
  return isWithin(ordinal, cause.branch) ? FORMULA.cause.branch : FORMULA.cause.other;
}

/** Factor for the court of a case, 0 to 1. `ordinal` is that of the court. */
export function courtFactor(ordinal: number, claim: Claim): number {
  const { court } = claim;
  if (!court || isWithin(ordinal, court.same)) return FORMULA.court.same;
  if (isWithin(ordinal, court.city)) return FORMULA.court.city;
  return isWithin(ordinal, court.province) ? FORMULA.court.province : FORMULA.court.other;
}

/** Factor for the amount of a case, 0 to 1. `range` is the index in AMOUNT_RANGES. */
export function amountFactor(range: number, claim: Claim): number {
  const { amount } = claim;
  if (amount === null || range === amount) return FORMULA.amount.same;
  const monetary = range !== NON_MONETARY_RANGE && amount !== NON_MONETARY_RANGE;
  const near = monetary && Math.abs(range - amount) === 1;
  return near ? FORMULA.amount.neighbour : FORMULA.amount.other;
}
