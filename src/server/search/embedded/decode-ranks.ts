import { type ListBytes, listBlocks } from "./list-blocks.ts";
import { BLOCK_DOCUMENTS, type ListSizes } from "./posting-list.ts";
import { VarintReader } from "./varint-reader.ts";

/** All ranks of a posting list, ascending. */
export function decodeRanks(list: ListBytes, documents: number): Uint32Array {
  const ranks = new Uint32Array(documents);
  const reader = new VarintReader(list.ranks);
  for (let start = 0; start < documents; start += BLOCK_DOCUMENTS) {
    const end = Math.min(documents, start + BLOCK_DOCUMENTS);
    let rank = 0;
    for (let at = start; at < end; at++) {
      rank += reader.next();
      ranks[at] = rank;
    }
  }
  return ranks;
}

/** The candidates (ascending ranks) that a posting list holds; passes over blocks without any. */
export function intersectRanks(candidates: Uint32Array, list: ListBytes, sizes: ListSizes): Uint32Array {
  const kept = new Uint32Array(Math.min(candidates.length, sizes.documents));
  const blocks = listBlocks(list, sizes);
  const reader = new VarintReader(list.ranks);
  let count = 0;
  let next = 0;
  for (let block = 0; block < blocks.count && next < candidates.length; block++) {
    const firstRank = blocks.firstRanks[block]!;
    while (candidates[next]! < firstRank) next++;
    if (!(candidates[next]! < blocks.firstRanks[block + 1]!)) continue;
    reader.at = blocks.ranksAt[block]!;
    const end = blocks.ranksAt[block + 1]!;
    let rank = 0;
    while (reader.at < end && next < candidates.length) {
      rank += reader.next();
      while (candidates[next]! < rank) next++;
      if (candidates[next] === rank) {
        kept[count++] = rank;
        next++;
      }
    }
  }
  return kept.subarray(0, count);
}
