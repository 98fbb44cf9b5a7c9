import { type ListBytes, listBlocks } from "./list-blocks.ts";
import type { ListSizes } from "./posting-list.ts";
import { VarintReader } from "./varint-reader.ts";

/**
 * Calls `visit` for every candidate (ascending ranks) that a posting list holds, with the candidate's
 * index and a reader that stands at the document's positions. Blocks without candidates are passed over.
 */
export function walkPositions(
  candidates: Uint32Array,
  list: ListBytes,
  sizes: ListSizes,
  visit: (candidate: number, positions: VarintReader) => void,
): void {
  const blocks = listBlocks(list, sizes);
  const ranks = new VarintReader(list.ranks);
  const positions = new VarintReader(list.positions);
  let next = 0;
  for (let block = 0; block < blocks.count && next < candidates.length; block++) {
    while (candidates[next]! < blocks.firstRanks[block]!) next++;
    if (!(candidates[next]! < blocks.firstRanks[block + 1]!)) continue;
    ranks.at = blocks.ranksAt[block]!;
    positions.at = blocks.positionsAt[block]!;
    const end = blocks.ranksAt[block + 1]!;
    let rank = 0;
    while (ranks.at < end && next < candidates.length) {
      rank += ranks.next();
      while (candidates[next]! < rank) next++;
      const start = positions.at;
      if (candidates[next] === rank) visit(next++, positions);
      positions.at = start;
      if ((positions.next() & 1) === 1) positions.skipCounted();
    }
  }
}

/** The first of the positions a reader stands at. */
export function firstPosition(positions: VarintReader): number {
  return positions.next() >>> 1;
}

/** Puts all positions a reader stands at into `into` from `at` on, grown by the caller; returns the end. */
export function readPositions(positions: VarintReader, into: Uint32Array, at: number): number {
  const head = positions.next();
  let position = head >>> 1;
  into[at++] = position;
  if ((head & 1) === 1) {
    const size = positions.next();
    for (const end = positions.at + size; positions.at < end; ) {
      position += positions.next();
      into[at++] = position;
    }
  }
  return at;
}
