import { isWithin, type OrdinalRange } from "../../search/tree/hierarchy.ts";
import type { CountedCases } from "../ranking/counted-cases.ts";
import type { LawyerCaseTable } from "../ranking/lawyer-table.ts";

/** Number of lawyers with a case of this cause before this court, both as half-open ranges of ordinals. */
export function countLawyers(
  { offsets, appearances, cases }: LawyerCaseTable,
  cause: OrdinalRange,
  court: OrdinalRange,
): number {
  const { cause: causeOf, court: courtOf } = cases;
  const [firstCause, endOfCauses] = cause;
  const [firstCourt, endOfCourts] = court;
  let count = 0;
  // Plain loops: a collection has millions of appearances.
  for (let lawyer = 0; lawyer + 1 < offsets.length; lawyer++) {
    const end = offsets[lawyer + 1]!;
    for (let at = offsets[lawyer]!; at < end; at++) {
      const row = appearances[at]!;
      const place = courtOf[row]!;
      if (place < firstCourt || place >= endOfCourts) continue;
      const about = causeOf[row]!;
      if (about < firstCause || about >= endOfCauses) continue;
      count++;
      break;
    }
  }
  return count;
}

/** For each pair of cause and court, the number of lawyers with such a counted case. */
export function countPairs(
  { offsets, court, cause }: Pick<CountedCases, "offsets" | "court" | "cause">,
  pairs: readonly (readonly [cause: OrdinalRange, court: OrdinalRange])[],
): number[] {
  const counts = pairs.map(() => 0);
  const last = new Int32Array(pairs.length).fill(-1);
  offsets.subarray(1).forEach((end, lawyer) => {
    for (let at = offsets[lawyer]!; at < end; at++)
      for (const [index, [ofCause, atCourt]] of pairs.entries()) {
        if (last[index] === lawyer || !isWithin(cause[at]!, ofCause) || !isWithin(court[at]!, atCourt))
          continue;
        last[index] = lawyer;
        counts[index]!++;
      }
  });
  return counts;
}
