import type { CauseIndex } from "../catalogue/causes/causes.ts";

/**
 * Practice areas (ids 1 to 33) of the most specific cause on the path that the table lists; empty if it lists
 * none.
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
