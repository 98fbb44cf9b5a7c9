import { uint32At } from "#domain/search/array-reads.ts";
import type { BitSet } from "./bit-set.ts";
import type { ListMemory } from "./list-memory.ts";
import type { PackedBytes } from "./packed-bits.ts";
import type { PositionBlock } from "./position-block.ts";
import {
  BLOCK_DOCUMENTS,
  blocksOf,
  documentsOfBlock,
  isUndivided,
  type PostingListInfo,
} from "./posting-list.ts";
import type { StepCursor } from "./step-cursor.ts";

/** A list as it is walked; its memory goes over to the cursor. */
interface WalkedList {
  memory: ListMemory;
  listed: BitSet;
  shape: PostingListInfo;
  /** Where each block's positions begin, and where the last ones end. */
  table: Uint32Array;
  /** Where the positions begin in a list that is undivided. */
  startBit: number;
  /** Reads positions up to an offset; only the block asked for if so much is not wanted at once. */
  read: (from: number, to: number) => PackedBytes;
  atOnce: number;
  /** First positions are wanted of so many documents that those of a block are best unpacked together. */
  isDense: boolean;
}

/**
 * Walks a list's documents in ascending order, and the positions of each no further than is asked for. It owns the
 * memory of its list until it is closed; nothing of it may be used then.
 */
export class PositionCursor {
  readonly listed: BitSet;
  /** The positions of the last document found, after its first. */
  readonly steps: StepCursor;
  /** The present position. */
  position = 0;
  readonly #list: WalkedList;
  readonly #open: PositionBlock;
  /** First positions of the block, if they are unpacked together. */
  readonly #firsts: Uint32Array;
  readonly #isDense: boolean;
  #block = -1;
  /** The block whose first positions are unpacked. */
  #unpacked = -1;
  /** Positions in memory: those of the blocks from one up to another. */
  #packed: PackedBytes | null = null;
  #from = 0;
  #to = 0;
  /** Index of the document begun if its further positions have not been looked up yet, else -1. */
  #unread = -1;

  constructor(list: WalkedList) {
    this.#list = list;
    this.listed = list.listed;
    this.#open = list.memory.block;
    this.#firsts = this.#open.firsts;
    this.#isDense = list.isDense;
    this.steps = this.#open.steps;
  }

  /** The first position of the document at an index of the list; blocks are asked for in ascending order. */
  first(index: number): number {
    const block = (index / BLOCK_DOCUMENTS) | 0;
    const place = index % BLOCK_DOCUMENTS;
    if (this.#isDense) {
      if (block !== this.#unpacked) this.#unpack(block);
      return uint32At(this.#firsts, place);
    }
    if (block !== this.#block) this.#enter(block);
    return this.#open.first(place);
  }

  /** Writes the first positions of so many documents from an index of the list on to `into`, from another index on. */
  copyFirsts(from: number, count: number, into: Uint32Array, start: number): void {
    for (let index = from; index < from + count; ) {
      const block = (index / BLOCK_DOCUMENTS) | 0;
      if (block !== this.#block) this.#enter(block);
      const some = Math.min(from + count, (block + 1) * BLOCK_DOCUMENTS) - index;
      this.#open.copyFirsts(index % BLOCK_DOCUMENTS, some, into, start + index - from);
      index += some;
    }
  }

  /**
   * Whether no first position of the documents from an index of the list to another is below a limit; no, if a document of
   * the same blocks has one.
   */
  firstsAreFrom(from: number, to: number, limit: number): boolean {
    const end = Math.ceil(to / BLOCK_DOCUMENTS);
    for (let block = (from / BLOCK_DOCUMENTS) | 0; block < end; block++) {
      if (block !== this.#block) this.#enter(block);
      if (this.#open.lowest < limit) return false;
    }
    return true;
  }

  /** Sets `steps` to the positions after the first of the document at an index. */
  find(index: number): void {
    const block = (index / BLOCK_DOCUMENTS) | 0;
    if (block !== this.#block) this.#enter(block);
    this.#open.find(index % BLOCK_DOCUMENTS);
  }

  /** Goes to the first position of the document at an index of the list. */
  begin(index: number): void {
    this.position = this.first(index);
    this.#unread = index;
  }

  /** Goes on to the first position that is no lower, from one that is; false if there is none. */
  seek(least: number): boolean {
    const { steps } = this;
    if (this.#unread >= 0) {
      this.find(this.#unread);
      this.#unread = -1;
      steps.sum = this.position;
    }
    if (steps.left === 0) return false;
    steps.advance(least);
    this.position = steps.sum;
    return steps.sum >= least;
  }

  close(): void {
    this.#list.memory.giveBack();
  }

  #unpack(block: number): void {
    if (block !== this.#block) this.#enter(block);
    this.#open.readFirsts();
    this.#unpacked = block;
  }

  #enter(block: number): void {
    const { table, shape, startBit } = this.#list;
    const packed = this.#packed && block >= this.#from && block < this.#to ? this.#packed : this.#read(block);
    if (isUndivided(shape)) this.#open.openUndivided(packed, startBit, shape.positionBytes * 8, shape);
    else {
      const start = (uint32At(table, block) - uint32At(table, this.#from)) * 8;
      this.#open.open(packed, start, documentsOfBlock(shape, block));
    }
    this.#block = block;
  }

  /** Reads a block, and as many behind it as come at once. */
  #read(block: number): PackedBytes {
    const { table, shape, read, atOnce } = this.#list;
    const start = uint32At(table, block);
    const blocks = blocksOf(shape);
    let to = block + 1;
    while (to < blocks && uint32At(table, to + 1) - start <= atOnce) to++;
    this.#packed = read(start, uint32At(table, to));
    this.#from = block;
    this.#to = to;
    return this.#packed;
  }
}
