import { breadthOf, FIRST_YEAR, shrinkageFactor } from "./formula.ts";
import type { LawyerCaseTable } from "./lawyer-table.ts";
import { weighCases } from "./weigh-cases.ts";

/**
 * The cases since 2010 of all lawyers, arranged so that a ranking reads them once from front to back. What
 * does not depend on the claim is added up beforehand. The columns with one entry per case are ordered by
 * lawyer, and for each lawyer oldest first.
 */
export interface CountedCases {
  /** As in LawyerCaseTable, but with offsets into the columns of this table. */
  offsets: Uint32Array;
  court: Uint16Array;
  cause: Uint16Array;
  amount: Uint8Array;
  /** For each lawyer, the sum of the weights of the cases. */
  influenceSum: Float64Array;
  /** For each lawyer, the sum of the recencies of the cases. */
  activitySum: Float64Array;
  /** For each lawyer, the number of different courts. */
  courts: Uint32Array;
  /** For each lawyer, the influence before scaling: sum x shrinkage x breadth. */
  influence: Float64Array;
  /** For each lawyer, the activity before scaling. */
  activity: Float64Array;
}

/** Influence and activity do not depend on the claim, so any claim can be used to add them up. */
const ANY_CLAIM = { cause: null, court: null, amount: null };

/** Makes the columns. `today` is the day of the newest case in the collection, numbered from 1970-01-01. */
export function tabulateCases({ offsets, appearances, cases }: LawyerCaseTable, today: number): CountedCases {
  const size = offsets.length - 1;
  const rows = appearances.filter((row) => cases.year[row]! >= FIRST_YEAR);
  const counted: CountedCases = {
    offsets: new Uint32Array(size + 1),
    court: Uint16Array.from(rows, (row) => cases.court[row]!),
    cause: Uint16Array.from(rows, (row) => cases.cause[row]!),
    amount: Uint8Array.from(rows, (row) => cases.amount[row]!),
    influenceSum: new Float64Array(size),
    activitySum: new Float64Array(size),
    courts: new Uint32Array(size),
    influence: new Float64Array(size),
    activity: new Float64Array(size),
  };
  const weigher = weighCases(cases, ANY_CLAIM, today);
  let end = 0;
  for (let l = 0; l < size; l++) {
    const courts = new Set<number>();
    const from = end;
    for (let a = offsets[l]!; a < offsets[l + 1]!; a++) {
      const row = appearances[a]!;
      if (cases.year[row]! < FIRST_YEAR) continue;
      counted.influenceSum[l]! += weigher.weight(row);
      counted.activitySum[l]! += weigher.recency(row);
      courts.add(cases.court[row]!);
      end++;
    }
    const shrunk = shrinkageFactor(end - from);
    counted.offsets[l + 1] = end;
    counted.courts[l] = courts.size;
    counted.influence[l] = counted.influenceSum[l]! * shrunk * breadthOf(courts.size);
    counted.activity[l] = counted.activitySum[l]! * shrunk;
  }
  return counted;
}
