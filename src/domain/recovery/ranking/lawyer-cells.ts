import type { OrdinalRange } from "../../search/tree/hierarchy.ts";

/**
 * Which lawyers had a case of which cause before which court: one cell for each pair of court and cause that has a case, in
 * their order, so that a question about ranges of both looks at the cells within and at no other case.
 */
export interface LawyerCells {
  /** As in CaseColumns. */
  court: Uint16Array;
  cause: Uint16Array;
  /** 1 if the cases of the cell are counted (since FIRST_YEAR), 0 if they are older: a cell of its own. */
  counted: Uint8Array;
  /** Where each cell begins in `lawyers`, with one more entry. */
  offsets: Uint32Array;
  /** The lawyers of one cell after the other, ascending, each once for each case. */
  lawyers: Uint32Array;
}

/** A cause and a court, each a node's range or all of a tree. */
export type Pair = readonly [cause: OrdinalRange, court: OrdinalRange];

/** Writes into `counts`, by lawyer, the counted cases of a pair, and gives it. */
export function countCases(cells: LawyerCells, pair: Pair, counts: Uint32Array): Uint32Array {
  const { offsets, lawyers } = cells;
  counts.fill(0);
  // Plain loops over arrays at hand: a cause may have millions of cases.
  for (const cell of cellsWithin(cells, pair, true)) {
    const to = offsets[cell + 1]!;
    for (let at = offsets[cell]!; at < to; at++) counts[lawyers[at]!]!++;
  }
  return counts;
}

/** The number of counted cases of a pair, each as often as lawyers had it. */
export function sizeOf(cells: LawyerCells, pair: Pair): number {
  let size = 0;
  for (const cell of cellsWithin(cells, pair, true)) size += cells.offsets[cell + 1]! - cells.offsets[cell]!;
  return size;
}

/** For each pair, the number of lawyers with such a case, of any year unless only counted ones are asked for. */
export function countLawyers(
  cells: LawyerCells,
  size: number,
  pairs: readonly Pair[],
  onlyCounted: boolean,
): number[] {
  const { offsets, lawyers } = cells;
  /** The pair by which each lawyer was counted last, from 1. */
  const last = new Uint32Array(pairs.length > 0 ? size : 0);
  return pairs.map((pair, index) => {
    let count = 0;
    for (const cell of cellsWithin(cells, pair, onlyCounted)) {
      const to = offsets[cell + 1]!;
      for (let at = offsets[cell]!; at < to; at++) {
        const lawyer = lawyers[at]!;
        if (last[lawyer] === index + 1) continue;
        last[lawyer] = index + 1;
        count++;
      }
    }
    return count;
  });
}

/** Whether any lawyer has a counted case of a cause of the range. */
export function hasCause(cells: LawyerCells, [from, to]: OrdinalRange): boolean {
  return cells.cause.some((cause, cell) => cause >= from && cause < to && cells.counted[cell] === 1);
}

/** The cells of a pair, ascending. */
function cellsWithin(
  { court, cause, counted }: LawyerCells,
  [[firstCause, endOfCauses], [firstCourt, endOfCourts]]: Pair,
  onlyCounted: boolean,
): number[] {
  const within: number[] = [];
  for (let cell = 0; cell < court.length; cell++) {
    if (court[cell]! < firstCourt || cause[cell]! < firstCause || cause[cell]! >= endOfCauses) continue;
    if (court[cell]! >= endOfCourts) break;
    if (!onlyCounted || counted[cell] === 1) within.push(cell);
  }
  return within;
}
