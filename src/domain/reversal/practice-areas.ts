import type { CauseIndex } from "../catalogue/causes/causes.ts";

/**
 * The practice areas (ids 1 to 33) of a cause. If the table does not list the cause, they are those of its
 * nearest listed ancestor; empty if no ancestor is listed.
 */
export function findPracticeAreas(
  causeCode: string,
  areasByCause: Readonly<Record<string, number[]>>,
  causes: CauseIndex,
): number[] {
  for (const { label } of causes.path(causeCode).reverse()) {
    const areas = areasByCause[label];
    if (areas) return areas;
  }
  return [];
}
