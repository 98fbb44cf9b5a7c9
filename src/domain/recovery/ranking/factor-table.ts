import { NO_ORDINAL } from "#domain/search/tree/hierarchy.ts";
import { amountFactor, type Claim } from "./claim-factors.ts";
import { FORMULA } from "./formula.ts";

/** Number of classes of causes, and of courts: same, second, third and other, as in FORMULA. */
const CLASSES = 4;
/** Number of places for amount ranges in the table. */
const SIZES = 16;

/** The factor of any case by three look-ups. It equals the product in `weighCases` exactly. */
export interface FactorTable {
  /** For each ordinal of a cause, including NO_ORDINAL, an offset in `likes`. */
  cause: Uint16Array;
  /** For each ordinal of a court, including NO_ORDINAL, an offset to be added. */
  court: Uint8Array;
  /**
   * What a case contributes to experience, 0 to 1. The index is the sum of the two offsets and the amount
   * range.
   */
  likes: Float64Array;
}

/** The table for one claim. It is filled range by range, which takes microseconds. */
export function factorTable(claim: Claim): FactorTable {
  const causes = claim.cause && [claim.cause.branch, claim.cause.parent, claim.cause.same];
  const courts = claim.court && [claim.court.province, claim.court.city, claim.court.same];
  const table: FactorTable = {
    cause: new Uint16Array(NO_ORDINAL + 1),
    court: new Uint8Array(NO_ORDINAL + 1),
    likes: new Float64Array(CLASSES * CLASSES * SIZES),
  };
  fillClasses(table.cause, causes, CLASSES * SIZES);
  fillClasses(table.court, courts, SIZES);
  for (const [a, cause] of Object.values(FORMULA.cause).entries())
    for (const [b, court] of Object.values(FORMULA.court).entries())
      for (let range = 0; range < FORMULA.size.length; range++)
        table.likes[(a * CLASSES + b) * SIZES + range] = cause * court * amountFactor(range, claim);
  return table;
}

/**
 * Fills in the class of each ordinal: first class 3 everywhere, then the wider ranges, then the narrower ones
 * over them. If the claim is unrestricted, all stay in class 0.
 */
function fillClasses(
  column: Uint16Array | Uint8Array,
  widestFirst: (readonly [number, number])[] | null,
  step: number,
): void {
  if (!widestFirst) return;
  column.fill((CLASSES - 1) * step);
  for (const [at, [from, to]] of widestFirst.entries())
    column.fill((widestFirst.length - 1 - at) * step, from, to);
}
