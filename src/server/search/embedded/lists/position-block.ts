import { uint32At } from "#domain/search/array-reads.ts";
import type { ByteWriter } from "./byte-writer.ts";
import { BitWriter, bitsAt, packedMemory, WIDTH_BITS, widthOf } from "./packed-bits.ts";
import { BLOCK_DOCUMENTS } from "./posting-list.ts";

/*
 * The positions of a bigram in the n documents of a block. A document has a first position and a count of further ones,
 * each stored as its distance from the position before it (a step).
 *
 *   | first width | count width | step width | n first positions | n counts | all steps | padding |
 *     5 bits        5 bits        5 bits       first width each    ...        ...         to a byte
 *
 * All numbers of a kind have the same width, so the first position and the count of any document are read without those
 * before it. Where its steps begin follows from the sum of the counts before it.
 */

const HEAD_BITS = 3 * WIDTH_BITS;

/**
 * The positions of a block in construction: first position and number of further ones by document, and the
 * steps of all.
 */
export interface BlockPositions {
  firsts: number[];
  counts: number[];
  steps: number[];
}

const widthOfAll = (numbers: readonly number[]): number =>
  widthOf(numbers.reduce((all, number) => all | number, 0));

const bits = new BitWriter();

/** Appends a block to bytes. */
export function encodePositions({ firsts, counts, steps }: BlockPositions, out: ByteWriter): void {
  const kinds = [firsts, counts, steps];
  for (const numbers of kinds) bits.put(widthOfAll(numbers), WIDTH_BITS);
  for (const numbers of kinds) {
    const width = widthOfAll(numbers);
    for (const number of numbers) bits.put(number, width);
  }
  bits.moveTo(out);
}

/** Reads blocks; a document is given by its index in the block. */
export class PositionBlock {
  #view = packedMemory(0).view;
  readonly #widths = { first: 0, count: 0, step: 0 };
  #documents = 0;
  /** By index of a document: number of steps before its own; computed on demand. */
  readonly #stepsBefore = new Uint32Array(BLOCK_DOCUMENTS);
  #isSummed = false;

  /** Opens the block of `documents` documents that starts at `byte`. */
  open(view: DataView, byte: number, documents: number): void {
    this.#view = new DataView(view.buffer, view.byteOffset + byte);
    this.#documents = documents;
    this.#isSummed = false;
    this.#widths.first = bitsAt(this.#view, 0, WIDTH_BITS);
    this.#widths.count = bitsAt(this.#view, WIDTH_BITS, WIDTH_BITS);
    this.#widths.step = bitsAt(this.#view, 2 * WIDTH_BITS, WIDTH_BITS);
  }

  /** The first position in a document. */
  first(place: number): number {
    const width = this.#widths.first;
    return bitsAt(this.#view, HEAD_BITS + place * width, width);
  }

  /** Number of positions beyond the first. */
  further(place: number): number {
    const { first, count } = this.#widths;
    if (count === 0) return 0;
    return bitsAt(this.#view, HEAD_BITS + this.#documents * first + place * count, count);
  }

  /** Writes a document's positions to `out` from an index on; returns the index after the last. */
  copy(place: number, out: Uint32Array, at: number): number {
    let position = this.first(place);
    out[at] = position;
    const further = this.further(place);
    const before = further > 0 ? this.stepsBefore(place) : 0;
    for (let step = 0; step < further; step++) {
      position += this.step(before + step);
      out[at + step + 1] = position;
    }
    return at + further + 1;
  }

  /** The index of a document's first step among those of the block. */
  stepsBefore(place: number): number {
    if (!this.#isSummed) this.#sum();
    return uint32At(this.#stepsBefore, place);
  }

  /** The step at an index of the block. */
  step(index: number): number {
    const { first, count, step } = this.#widths;
    const start = HEAD_BITS + this.#documents * (first + count);
    return bitsAt(this.#view, start + index * step, step);
  }

  #sum(): void {
    let sum = 0;
    for (let place = 0; place < this.#documents; place++) {
      this.#stepsBefore[place] = sum;
      sum += this.further(place);
    }
    this.#isSummed = true;
  }
}
