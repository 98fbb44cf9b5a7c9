import { uint32At } from "#domain/search/array-reads.ts";
import type { ByteWriter } from "./byte-writer.ts";
import { BitWriter, bitsAt, packedMemory, WIDTH_BITS, widthOf } from "./packed-bits.ts";
import { BLOCK_DOCUMENTS } from "./posting-list.ts";

/*
 * The positions of a bigram in the n documents of a block. For each document, the first position and the
 * number of further positions (the count) are stored. A further position is stored as its distance from the
 * previous position (a step).
 *
 *   | first width | count width | step width | n first positions | n counts | all steps | padding |
 *     5 bits        5 bits        5 bits       first width each    ...        ...         to a byte
 *
 * All numbers of a kind have the same width, so the first position and the count of a document can be read
 * without those of the previous documents. The sum of the previous counts tells where the document's steps
 * begin.
 */

const HEAD_BITS = 3 * WIDTH_BITS;

/**
 * The positions of a block that is being built. `firsts` and `counts` hold the first position and the number
 * of further positions of each document; `steps` holds the steps of all documents in sequence.
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

/** Reads a position block. Its methods take a document's index in the block as `place`. */
export class PositionBlock {
  #view = packedMemory(0).view;
  readonly #widths = { first: 0, count: 0, step: 0 };
  #documents = 0;
  /** For each document of the block, the number of steps that precede its own. Filled on demand. */
  readonly #stepsBefore = new Uint32Array(BLOCK_DOCUMENTS);
  #isSummed = false;

  /** Opens the block that starts at `byte` and has `documents` documents. */
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

  /** Number of positions of a document after the first. */
  further(place: number): number {
    const { first, count } = this.#widths;
    if (count === 0) return 0;
    return bitsAt(this.#view, HEAD_BITS + this.#documents * first + place * count, count);
  }

  /**
   * Writes all positions of a document to `out`, starting at index `at`. Returns the index after the last.
   */
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

  /** Index, among the steps of the block, of the document's first step. */
  stepsBefore(place: number): number {
    if (!this.#isSummed) this.#sum();
    return uint32At(this.#stepsBefore, place);
  }

  /** The step with an index among the steps of the block. */
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
