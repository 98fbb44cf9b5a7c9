import { NO_ORDINAL } from "#domain/search/tree/hierarchy.ts";
import { amountFactor, type Claim } from "./claim-factors.ts";
import { FORMULA } from "./formula.ts";

/** Number of factor classes of a cause or court, in the order of FORMULA: same, second, third, other. */
const CLASSES = 4;
/** Array slots for the amount ranges. */
const SIZES = 16;

/** Factors of any case in three look-ups; the products equal those of `weighCases` exactly. */
export interface FactorTable {
  /** Offset in `likes` by the ordinal of a cause, including NO_ORDINAL. */
  cause: Uint16Array;
  /** Further offset by the ordinal of a court, including NO_ORDINAL. */
  court: Uint8Array;
  /**
   * At the sum of the offsets of cause and court and the amount range: the case's contribution to experience,
   * 0 to 1.
   */
  likes: Float64Array;
}

/** The table for one claim; filled range by range, which takes microseconds. */
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

/** Fills class 3 everywhere, then the wider ranges, then the narrower ones over them; class 0 if unrestricted. */
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
