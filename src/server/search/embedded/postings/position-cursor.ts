import type { BitSet } from "./bit-set.ts";
import { BLOCK_DOCUMENTS } from "./posting-list.ts";
import type { PostingListReader } from "./posting-list-reader.ts";

/** With fewer candidates than one in this many documents of a list, only their blocks are read. */
const FEW = 256;

/**
 * Walks a list's documents in ascending order and finds where in the list's memory the positions of each lie.
 */
export class PositionCursor {
  readonly listed: BitSet;
  readonly firsts: Uint16Array | Uint32Array;
  readonly rest: Uint8Array;
  readonly #jumps: Uint32Array;
  readonly #readBlock: (block: number) => void;
  #block = -1;
  /** The rest of the document at #index, or of the next that has one, begins at #at. */
  #index = 0;
  #at = 0;
  /** Where the rest of the last document found ends. */
  end = 0;

  constructor(list: PostingListReader, size: number, candidates: number) {
    this.listed = list.docIds(size);
    this.firsts = list.firstPositions();
    const { jumps, bytes, readBlock } = list.rest(candidates * FEW < list.shape.documents);
    this.#jumps = jumps;
    this.rest = bytes;
    this.#readBlock = readBlock;
  }

  /** Where the rest of the document at an index begins; it must have one, and indexes must ascend. */
  find(index: number): number {
    const { firsts, rest } = this;
    if (index >>> 7 !== this.#block) {
      this.#block = index >>> 7;
      this.#index = this.#block * BLOCK_DOCUMENTS;
      this.#at = this.#jumps[this.#block]!;
      this.#readBlock(this.#block);
    }
    let at = this.#at;
    for (let before = this.#index; before < firsts.length; before++) {
      if ((firsts[before]! & 1) === 0) continue;
      let byte = rest[at++]!;
      let length = byte & 0x7f;
      for (let shift = 7; byte > 0x7f; shift += 7) {
        byte = rest[at++]!;
        length |= (byte & 0x7f) << shift;
      }
      if (before === index) {
        this.#index = index + 1;
        this.end = this.#at = at + length;
        return at;
      }
      at += length;
    }
    throw new RangeError("A posting list of the search index is broken: run npm run data.");
  }
}
