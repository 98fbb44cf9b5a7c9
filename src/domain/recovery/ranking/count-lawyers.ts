import { uint32At } from "#domain/search/array-reads.ts";
import { isWithin, type OrdinalRange } from "../../search/tree/hierarchy.ts";

/** A cause and a court, each the range of a node or of a whole tree. */
export type Pair = readonly [cause: OrdinalRange, court: OrdinalRange];

/** Cases of lawyers: those of lawyer `i` begin at `offsets[i]` and end before `offsets[i + 1]`. */
export interface LawyerCases {
  offsets: Uint32Array;
  /** Depth-first ordinals, one entry per case. */
  court: ArrayLike<number>;
  cause: ArrayLike<number>;
}

/** For each pair, the number of lawyers with at least one case of that cause before that court. */
export function countLawyers({ offsets, court, cause }: LawyerCases, pairs: readonly Pair[]): number[] {
  return pairs.map(([ofCause, atCourt]) => {
    let count = 0;
    for (let lawyer = 0; lawyer < offsets.length - 1; lawyer++) {
      const end = uint32At(offsets, lawyer + 1);
      let at = uint32At(offsets, lawyer);
      while (at < end && !(isWithin(cause[at]!, ofCause) && isWithin(court[at]!, atCourt))) at++;
      if (at < end) count++;
    }
    return count;
  });
}
