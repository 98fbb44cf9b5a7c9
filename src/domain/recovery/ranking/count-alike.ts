import type { Side } from "#domain/judgment/record.ts";
import { FORMULA } from "./formula.ts";
import type { CaseWeight } from "./weigh-cases.ts";

/**
 * The number of cases that are like a claim. `court`: before its court. `cause`: with its cause. `plaintiff`:
 * with its cause, where the lawyer acted for the plaintiff.
 */
export interface AlikeCounts {
  court: number;
  cause: number;
  plaintiff: number;
}

/** Counts the cases like a claim. Their factors show whether court or cause is the claim's, or below it. */
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
