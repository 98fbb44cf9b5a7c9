import { uint32At } from "#domain/search/array-reads.ts";
import { lowestBit } from "./bit-set.ts";
import { bitsAt, type PackedBytes, quickBitsAt, unpack, wordAt } from "./packed-bits.ts";
import { BLOCK_DOCUMENTS, WIDTH_BITS } from "./posting-list.ts";

const NONE = new Uint32Array(0);
const NOTHING = new DataView(new ArrayBuffer(0));

/**
 * The positions of a block of documents, packed, each number in at most MAX_QUICK_BITS bits:
 *
 * - bits of a first position, bits of the lowest (WIDTH_BITS each), 1 if any document has further positions (1 bit);
 * - the lowest first position;
 * - only with further ones: bits of a number of further positions, bits of a step (WIDTH_BITS each), and for each
 *   document 1 if it has further positions;
 * - for each document its first position, less the lowest;
 * - only with further ones: for each document that has some their number, less one; then for each such document the
 *   steps from position to position, each less one.
 */
export class PositionBlock {
  /** The further positions of the document found last. */
  readonly steps = new StepCursor();
  /** The lowest first position. */
  lowest = 0;
  /** First positions by place, once read. */
  readonly firsts = new Uint32Array(BLOCK_DOCUMENTS);
  /** By place how many steps there are before; one more for the end. Set once further positions are looked for. */
  readonly #before = new Uint32Array(BLOCK_DOCUMENTS + 1);
  #words = NONE;
  #view = NOTHING;
  #documents = 0;
  #hasFurther = false;
  #isLocated = false;
  #firstBits = 0;
  #countBits = 0;
  #flagsAt = 0;
  #firstsAt = 0;
  #stepsAt = 0;

  /** Goes to a block of so many documents that begins at a byte. */
  open({ words, view }: PackedBytes, start: number, documents: number): void {
    let bit = start * 8;
    this.#words = words;
    this.#view = view;
    this.steps.view = view;
    this.#documents = documents;
    this.#firstBits = bitsAt(words, bit, WIDTH_BITS);
    const lowestBits = bitsAt(words, bit + WIDTH_BITS, WIDTH_BITS);
    this.#hasFurther = bitsAt(words, bit + 2 * WIDTH_BITS, 1) === 1;
    bit += 2 * WIDTH_BITS + 1;
    this.lowest = bitsAt(words, bit, lowestBits);
    bit += lowestBits;
    if (this.#hasFurther) {
      this.#countBits = bitsAt(words, bit, WIDTH_BITS);
      this.steps.width = bitsAt(words, bit + WIDTH_BITS, WIDTH_BITS);
      this.#flagsAt = bit + 2 * WIDTH_BITS;
      bit = this.#flagsAt + documents;
    }
    this.#firstsAt = bit;
    this.#isLocated = false;
  }

  /** The first position of the document at a place. */
  first(place: number): number {
    const width = this.#firstBits;
    return this.lowest + quickBitsAt(this.#view, this.#firstsAt + place * width, (1 << width) - 1);
  }

  /** Writes the first positions of so many documents from a place on to `into`, from an index on. */
  copyFirsts(place: number, count: number, into: Uint32Array, start: number): void {
    const width = this.#firstBits;
    unpack(this.#view, this.#firstsAt + place * width, width, count, this.lowest, into, start);
  }

  /** Reads all first positions into `firsts`. */
  readFirsts(): void {
    this.copyFirsts(0, this.#documents, this.firsts, 0);
  }

  /**
   * Writes for each document what it is worth that the bigram stands in it so often: `worths` by the number of times from 1 on
   * as far as they go, beyond them `worth` tells.
   */
  weigh(into: Float64Array, worths: Float64Array, worth: (times: number) => number): void {
    into.fill(worths[1]!, 0, this.#documents);
    if (!this.#hasFurther) return;
    const view = this.#view;
    const width = this.#countBits;
    const mask = (1 << width) - 1;
    let bit = this.#firstsAt + this.#documents * this.#firstBits;
    for (let from = 0; from < this.#documents; from += 32) {
      // Bits behind the flag of the last document are no flags.
      const held = -1 >>> Math.max(0, from + 32 - this.#documents);
      for (let flags = wordAt(this.#words, this.#flagsAt + from) & held; flags !== 0; flags &= flags - 1) {
        const times = 2 + quickBitsAt(view, bit, mask);
        const place = from + lowestBit(flags);
        if (times < worths.length) into[place] = worths[times]!;
        else into[place] = worth(times);
        bit += width;
      }
    }
  }

  /** Sets `steps` to the further positions of the document at a place. */
  find(place: number): void {
    const { steps } = this;
    if (!this.#isLocated) this.#locate();
    const width = steps.width;
    steps.at = this.#stepsAt + uint32At(this.#before, place) * width;
    steps.end = this.#stepsAt + uint32At(this.#before, place + 1) * width;
  }

  #locate(): void {
    this.#isLocated = true;
    if (!this.#hasFurther) {
      this.#before.fill(0);
      return;
    }
    const words = this.#words;
    const view = this.#view;
    const before = this.#before;
    const width = this.#countBits;
    const mask = (1 << width) - 1;
    let bit = this.#firstsAt + this.#documents * this.#firstBits;
    let sum = 0;
    for (let word = 0; word * 32 < this.#documents; word++) {
      const to = Math.min(this.#documents, word * 32 + 32);
      let flags = wordAt(words, this.#flagsAt + word * 32);
      for (let place = word * 32; place < to; flags >>>= 1) {
        // Without a branch, which could not be foretold: a document without further positions has no count.
        const all = -(flags & 1);
        sum += (1 + quickBitsAt(view, bit, mask)) & all;
        bit += width & all;
        before[++place] = sum;
      }
    }
    this.#stepsAt = bit;
  }
}

/** Reads the steps from position to position one after another, and adds them up. */
export class StepCursor {
  view = NOTHING;
  /** Bits of a step. */
  width = 0;
  /** The bit at which the next step begins, and that behind the last. */
  at = 0;
  end = 0;
  /** The sum of the steps that `advance` read; it may be set. */
  sum = 0;

  /** Reads one step, and goes on as long as the sum is below `least` and the end is not reached. */
  advance(least: number): void {
    const { view, end, width } = this;
    const mask = (1 << width) - 1;
    let { at, sum } = this;
    do {
      sum += 1 + quickBitsAt(view, at, mask);
      at += width;
    } while (sum < least && at < end);
    this.at = at;
    this.sum = sum;
  }

  /** The next step by itself. */
  next(): number {
    const step = 1 + quickBitsAt(this.view, this.at, (1 << this.width) - 1);
    this.at += this.width;
    return step;
  }
}
