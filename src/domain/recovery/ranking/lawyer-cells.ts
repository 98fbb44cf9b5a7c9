import { NO_ORDINAL, type OrdinalRange } from "../../search/tree/hierarchy.ts";

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

/**
 * Writes into `counts`, by lawyer, the counted cases of a pair, and gives it. `all` has all counted cases of each: where most
 * are of the pair, the others are taken off.
 */
export function countCases(
  cells: LawyerCells,
  pair: Pair,
  counts: Uint32Array,
  all: Uint32Array,
): Uint32Array {
  const within = cellsWithin(cells, pair, true);
  const isMost = casesOf(cells, within) * 2 > cells.lawyers.length;
  if (isMost) counts.set(all);
  else counts.fill(0);
  addCases(cells, isMost ? cellsOutside(cells, pair) : within, counts, isMost ? -1 : 1);
  return counts;
}

/** Plain loops over arrays at hand: a cause may have millions of cases. */
function addCases(
  { offsets, lawyers }: LawyerCells,
  within: number[],
  counts: Uint32Array,
  by: number,
): void {
  for (const cell of within) {
    const to = offsets[cell + 1]!;
    for (let at = offsets[cell]!; at < to; at++) counts[lawyers[at]!]! += by;
  }
}

/** By ordinal how many counted cases are of a lower one, each as often as lawyers had it; up to the one behind the last. */
export function casesBelow(cells: LawyerCells, column: "cause" | "court"): Uint32Array {
  const below = new Uint32Array(NO_ORDINAL + 2);
  for (const [cell, ordinal] of cells[column].entries())
    if (cells.counted[cell] === 1) below[ordinal + 1]! += cells.offsets[cell + 1]! - cells.offsets[cell]!;
  for (let ordinal = 0; ordinal <= NO_ORDINAL; ordinal++) below[ordinal + 1]! += below[ordinal]!;
  return below;
}

/** How many of them are of a range. */
export const casesIn = (below: Uint32Array, [from, to]: OrdinalRange): number =>
  below[Math.min(to, NO_ORDINAL + 1)]! - below[from]!;

function casesOf({ offsets }: LawyerCells, of: number[]): number {
  let size = 0;
  for (const cell of of) size += offsets[cell + 1]! - offsets[cell]!;
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

/** The counted cells that are not of a pair, ascending. */
function cellsOutside(
  { court, cause, counted }: LawyerCells,
  [[firstCause, endOfCauses], [firstCourt, endOfCourts]]: Pair,
): number[] {
  const outside: number[] = [];
  for (let cell = 0; cell < court.length; cell++) {
    const isCause = cause[cell]! >= firstCause && cause[cell]! < endOfCauses;
    const isCourt = court[cell]! >= firstCourt && court[cell]! < endOfCourts;
    if (counted[cell] === 1 && !(isCause && isCourt)) outside.push(cell);
  }
  return outside;
}
