import { BLOCK_DOCUMENTS, type ListSizes } from "./posting-list.ts";
import { VarintReader } from "./varint-reader.ts";

/** The bytes of one posting list: its three stretches. Without positions where these were not read. */
export interface ListBytes {
  heads: Uint8Array;
  ranks: Uint8Array;
  positions: Uint8Array;
}

/** Where the blocks of a posting list lie: offsets into its ranks and positions, one more than blocks. */
export interface ListBlocks {
  count: number;
  ranksAt: Uint32Array;
  positionsAt: Uint32Array;
  /** First rank of each block, and one past every rank. */
  firstRanks: Uint32Array;
}

/** Reads the block structure of a list. */
export function listBlocks(list: ListBytes, sizes: ListSizes): ListBlocks {
  const count = Math.ceil(sizes.documents / BLOCK_DOCUMENTS);
  const ranksAt = new Uint32Array(count + 1);
  const positionsAt = new Uint32Array(count + 1);
  const firstRanks = new Uint32Array(count + 1).fill(0xffffffff);
  const heads = new VarintReader(list.heads);
  const ranks = new VarintReader(list.ranks);
  for (let block = 0; block < count; block++) {
    ranks.at = ranksAt[block]!;
    firstRanks[block] = ranks.next();
    ranksAt[block + 1] = sizes.headBytes > 0 ? ranksAt[block]! + heads.next() : sizes.rankBytes;
    positionsAt[block + 1] = sizes.headBytes > 0 ? positionsAt[block]! + heads.next() : sizes.positionBytes;
  }
  return { count, ranksAt, positionsAt, firstRanks };
}
