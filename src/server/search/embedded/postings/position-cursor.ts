import { failAt, uint8At, uint32At } from "#domain/search/array-reads.ts";
import { VarintCursor } from "#domain/search/varint.ts";
import type { BitSet } from "./bit-set.ts";
import type { ListMemory } from "./list-memory.ts";
import { BLOCK_DOCUMENTS } from "./posting-list.ts";

/** The sections of a list as they lie in memory, which goes over to the cursor. */
interface ReadSections {
  memory: ListMemory;
  listed: BitSet;
  firsts: Uint16Array | Uint32Array;
  skips: Uint32Array;
  rest: Uint8Array;
  /** Reads part of the rest; null if all of it has been read. */
  readPart: ((from: number, to: number) => void) | null;
}

/** Numbers below are their own varint: nearly all sizes are. */
const ONE_BYTE = 0x80;

/**
 * Walks a list's documents in ascending order, and the positions of each no further than is asked for. It owns the
 * memory of its list until it is closed; nothing of it may be used then.
 */
export class PositionCursor {
  readonly listed: BitSet;
  /** The positions of the last document found, after its first. */
  readonly steps: VarintCursor;
  /** The present position. */
  position = 0;
  readonly #memory: ListMemory;
  readonly #firsts: Uint16Array | Uint32Array;
  readonly #skips: Uint32Array;
  readonly #readPart: ReadSections["readPart"];
  #block = -1;
  /** The rest of the document at #index, or of the next that has one, begins at #at. */
  #index = 0;
  #at = 0;
  /** Index of the document begun if its further positions have not been looked up yet, else -1. */
  #unread = -1;

  constructor({ memory, listed, firsts, skips, rest, readPart }: ReadSections) {
    this.#memory = memory;
    this.listed = listed;
    this.#firsts = firsts;
    this.#skips = skips;
    this.steps = new VarintCursor(rest);
    this.#readPart = readPart;
  }

  /** The first position of the document at an index of the list times two, plus one if it has more. */
  first(index: number): number {
    return this.#firsts[index] ?? failAt(index);
  }

  /** Sets `steps` to the positions after the first of the document at an index; it must have some, indexes ascend. */
  find(index: number): void {
    const { steps } = this;
    const { bytes } = steps;
    const block = (index / BLOCK_DOCUMENTS) | 0;
    if (block !== this.#block) {
      this.#block = block;
      this.#index = block * BLOCK_DOCUMENTS;
      this.#at = uint32At(this.#skips, block);
      this.#readPart?.(this.#at, this.#skips[block + 1] ?? bytes.length);
    }
    let at = this.#at;
    for (let before = this.#index; before < this.#firsts.length; before++) {
      if ((this.first(before) & 1) === 0) continue;
      let length = uint8At(bytes, at++);
      if (length >= ONE_BYTE) {
        steps.at = at - 1;
        length = steps.next();
        at = steps.at;
      }
      if (before === index) {
        this.#index = index + 1;
        this.#at = at + length;
        steps.at = at;
        steps.end = at + length;
        return;
      }
      at += length;
    }
    throw new RangeError("A posting list of the search index is broken: run npm run data.");
  }

  /** Goes to the first position of the document at an index of the list. */
  begin(index: number): void {
    const first = this.first(index);
    this.position = first >>> 1;
    this.#unread = (first & 1) === 1 ? index : -1;
    this.steps.end = this.steps.at;
  }

  /** Goes on to the first position that is no lower, from one that is; false if there is none. */
  seek(least: number): boolean {
    const { steps } = this;
    if (this.#unread >= 0) {
      this.find(this.#unread);
      this.#unread = -1;
      steps.sum = this.position;
    }
    if (steps.at === steps.end) return false;
    steps.advance(least);
    this.position = steps.sum;
    return steps.sum >= least;
  }

  close(): void {
    this.#memory.giveBack();
  }
}
