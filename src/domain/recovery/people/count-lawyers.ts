import type { LawyerCaseTable } from "../ranking/lawyer-table.ts";

type Range = readonly [from: number, to: number];

/** Number of lawyers with a case of this cause before this court, both as half-open ranges of ordinals. */
export function countLawyers(
  { offsets, appearances, cases }: LawyerCaseTable,
  cause: Range,
  court: Range,
): number {
  let count = 0;
  for (let lawyer = 0; lawyer < offsets.length - 1; lawyer++) {
    for (let at = offsets[lawyer]!; at < offsets[lawyer + 1]!; at++) {
      const row = appearances[at]!;
      const isCause = cases.cause[row]! >= cause[0] && cases.cause[row]! < cause[1];
      if (isCause && cases.court[row]! >= court[0] && cases.court[row]! < court[1]) {
        count++;
        break;
      }
    }
  }
  return count;
}
