import { isWithin, type OrdinalRange } from "../../search/tree/hierarchy.ts";

/** A cause and a court. Each is given as the range of a node, or of the whole tree. */
export type Pair = readonly [cause: OrdinalRange, court: OrdinalRange];

/**
 * The cases of all lawyers, one lawyer after the other. Those of lawyer `i` are from `offsets[i]` up to, but
 * not including, `offsets[i + 1]`.
 */
export interface LawyerCases {
  offsets: Uint32Array;
  /** For each case, the depth-first ordinal of its court. */
  court: ArrayLike<number>;
  /** For each case, the depth-first ordinal of its cause. */
  cause: ArrayLike<number>;
}

/** For each pair, the number of lawyers who have at least one case with that cause before that court. */
export function countLawyers({ offsets, court, cause }: LawyerCases, pairs: readonly Pair[]): number[] {
  return pairs.map(([ofCause, atCourt]) => {
    let count = 0;
    for (let lawyer = 0; lawyer < offsets.length - 1; lawyer++) {
      const end = offsets[lawyer + 1]!;
      let at = offsets[lawyer]!;
      while (at < end && !(isWithin(cause[at]!, ofCause) && isWithin(court[at]!, atCourt))) at++;
      if (at < end) count++;
    }
    return count;
  });
}
