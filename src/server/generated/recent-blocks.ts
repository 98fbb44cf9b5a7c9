import { itemAt } from "#domain/search/array-reads.ts";
import { BLOCK_BYTES } from "./checksums.ts";

/** Blocks kept by all files of a process together: 8 MB. */
const MAX_RECENT = 2048;

/** Blocks of one file that were read lately, by number, as their places in the memory of all. */
export type RecentBlocks = Map<number, number>;

const memory: Buffer[] = [];
/** By place whose block lies there, and which it is. */
const owners: RecentBlocks[] = [];
const numbers = new Float64Array(MAX_RECENT);
/** 1 for each place asked for since the search for a place to give away last came by. */
const asked = new Uint8Array(MAX_RECENT);
let hand = 0;

/** The bytes of a block that was kept, or null. They may be overwritten as soon as another is kept. */
export function recentBlock(blocks: RecentBlocks, block: number): Buffer | null {
  const place = blocks.get(block);
  if (place === undefined) return null;
  asked[place] = 1;
  return itemAt(memory, place);
}

/** Keeps a block of a file once `fill` has put its bytes in place, instead of one not asked for lately; gives the bytes. */
export function keepBlock(blocks: RecentBlocks, block: number, fill: (bytes: Buffer) => void): Buffer {
  const place = freePlace();
  const bytes = itemAt(memory, place);
  fill(bytes);
  owners[place] = blocks;
  numbers[place] = block;
  blocks.set(block, place);
  return bytes;
}

/** A place that no file's blocks refer to. */
function freePlace(): number {
  if (memory.length < MAX_RECENT) {
    owners.push(new Map());
    return memory.push(Buffer.allocUnsafeSlow(BLOCK_BYTES)) - 1;
  }
  while (asked[hand] === 1) {
    asked[hand] = 0;
    hand = (hand + 1) % MAX_RECENT;
  }
  const place = hand;
  hand = (hand + 1) % MAX_RECENT;
  const owner = itemAt(owners, place);
  const block = numbers[place] ?? 0;
  // A file that changed has forgotten its blocks, and may have read this one to another place.
  if (owner.get(block) === place) owner.delete(block);
  return place;
}
