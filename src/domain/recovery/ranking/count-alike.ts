import type { Side } from "#domain/judgment/record.ts";
import { FORMULA } from "./formula.ts";
import type { CaseWeight } from "./weigh-cases.ts";

/** How many cases are like a claim: of its court, of its cause, and of its cause for the plaintiff. */
export interface AlikeCounts {
  court: number;
  cause: number;
  plaintiff: number;
}

/** Counts the cases whose factors show that they are of the claim's court or cause, or below it. */
export function countAlike(
  cases: readonly (Pick<CaseWeight, "causeLike" | "courtLike"> & { side: Side })[],
): AlikeCounts {
  const ofCause = cases.filter(({ causeLike }) => causeLike === FORMULA.cause.same);
  return {
    court: cases.filter(({ courtLike }) => courtLike === FORMULA.court.same).length,
    cause: ofCause.length,
    plaintiff: ofCause.filter(({ side }) => side === "plaintiff").length,
  };
}
