import { AMOUNT_RANGES } from "../../catalogue/amount-ranges.ts";
import { NO_ORDINAL, type OrdinalRange } from "../../search/tree/hierarchy.ts";
import type { CountedCases } from "./counted-cases.ts";
import { casesBelow, type LawyerCells } from "./lawyer-cells.ts";
import { type Values, withPeaks } from "./values.ts";

/** What tells of a table how high each lawyer can be before the cases are summed. */
export interface Tallies {
  cells: LawyerCells;
  /** By amount range and then by lawyer, the number of counted cases; none in a last, further range. */
  amounts: Uint16Array;
  /** Whoever has a counted case, ascending. */
  everyone: Uint32Array;
  /** By lawyer, all counted cases. */
  totals: Uint32Array;
  /** Of the cells (casesBelow). */
  causes: Uint32Array;
  courts: Uint32Array;
  /** Of CountedCases. */
  influence: Values;
  activity: Values;
  /** What each claim writes anew: made for each, it would be collected as often. One entry per lawyer. */
  scratch: {
    before: Uint32Array;
    about: Uint32Array;
    members: Uint32Array;
    reaching: Uint32Array;
    limits: Float32Array;
    values: Float64Array;
  };
}

export const EVERY: OrdinalRange = [0, NO_ORDINAL + 1];
/** Of amount ranges the one that no case has. */
export const NO_RANGE = AMOUNT_RANGES.length;

/** The tallies of a table. */
export function tallyLawyers(counted: CountedCases, cells: LawyerCells): Tallies {
  const { offsets, amount, influence, activity } = counted;
  const size = offsets.length - 1;
  const amounts = new Uint16Array((NO_RANGE + 1) * size);
  for (let l = 0; l < size; l++)
    for (let at = offsets[l]!; at < offsets[l + 1]!; at++) amounts[amount[at]! * size + l]!++;
  return {
    cells,
    amounts,
    everyone: walkMembers(counted, EVERY),
    totals: Uint32Array.from({ length: size }, (_, l) => offsets[l + 1]! - offsets[l]!),
    causes: casesBelow(cells, "cause"),
    courts: casesBelow(cells, "court"),
    influence: withPeaks(influence),
    activity: withPeaks(activity),
    scratch: {
      before: new Uint32Array(size),
      about: new Uint32Array(size),
      members: new Uint32Array(size),
      reaching: new Uint32Array(size),
      limits: new Float32Array(size),
      values: new Float64Array(size),
    },
  };
}

/** The lawyers with a counted case before a court of the range. */
export function walkMembers({ offsets, court }: CountedCases, [from, to]: OrdinalRange): Uint32Array {
  const members: number[] = [];
  for (let l = 0; l < offsets.length - 1; l++) {
    const end = offsets[l + 1]!;
    let met = offsets[l]!;
    while (met < end && (court[met]! < from || court[met]! >= to)) met++;
    if (met < end) members.push(l);
  }
  return Uint32Array.from(members);
}
