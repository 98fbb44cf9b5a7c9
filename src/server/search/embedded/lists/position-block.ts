import { uint32At } from "#domain/search/array-reads.ts";
import { countBits, lowestBit } from "./bit-set.ts";
import { bitsAt, MAX_QUICK_BITS, type PackedBytes, quickBitsAt, unpack, wordAt } from "./packed-bits.ts";
import { BLOCK_DOCUMENTS, MIN_FULL_HEAD, type PostingListInfo, WIDTH_BITS } from "./posting-list.ts";
import { StepCursor } from "./step-cursor.ts";

const NONE = new Uint32Array(0);
/** Up to so many, passing over one step after another is cheaper than counting first. */
const FEW_STEPS = 6;
const WIDTH_MASK = (1 << WIDTH_BITS) - 1;
const WIDTHS_MASK = (1 << (2 * WIDTH_BITS)) - 1;
/** Of a flag and a width. */
const SPLIT_MASK = (1 << (1 + WIDTH_BITS)) - 1;
/** Instead of a number of further positions. */
const UNKNOWN = -1;
const NOTHING = new DataView(new ArrayBuffer(0));

/**
 * The positions of a block of documents, packed, each number in at most MAX_QUICK_BITS bits:
 *
 * - 1 if any document has further positions (1 bit), unless the list is undivided: then the dictionary tells how many these are;
 * - bits of a first position, less the lowest (WIDTH_BITS); if there is no other, only that, up to the list's last bit;
 * - only of MIN_FULL_HEAD documents or more: bits of the lowest first position (WIDTH_BITS), and that, which else counts as 0;
 *   1 if most first positions need fewer bits (1 bit), and if so, how many low bits stand for each (WIDTH_BITS);
 * - for each document these low bits; where they are not all, for each 1 if it has high bits, then those of each that has;
 * - only with further positions: `base` of the steps (WIDTH_BITS), how many each document has, the classes of all steps,
 *   their rests (step-cursor.ts).
 *
 * How many further positions a document has is told, in a block of fewer than MIN_FULL_HEAD, by as many zeros as that number
 * has bits, a one, and it without its highest bit; not of the last, if the dictionary tells how many all have. Else by: bits of a number less one, bits of a rest (WIDTH_BITS each);
 * for each document 1 if it has some; for each that has, the number less one, or all bits set and then, behind all of
 * these, what is missing.
 */
export class PositionBlock {
  /** The further positions of the document found last. */
  readonly steps = new StepCursor();
  /** The lowest first position, or less. */
  lowest = 0;
  /** First positions by place, once read. */
  readonly firsts = new Uint32Array(BLOCK_DOCUMENTS);
  /** By place how many steps there are before; one more for the end. Set once further positions are looked for. */
  readonly #before = new Uint32Array(BLOCK_DOCUMENTS + 1);
  #words = NONE;
  #view = NOTHING;
  #documents = 0;
  #hasFurther = false;
  /** How many further positions all documents have, or UNKNOWN. */
  #further = UNKNOWN;
  #isLocated = false;
  #lowBits = 0;
  /** 0 where all bits of first positions are low. */
  #highBits = 0;
  #firstsAt = 0;
  #flagsAt = 0;
  #classesAt = 0;
  #restsAt = 0;
  /** How many classes lie before a bit. */
  #passed = 0;
  #passedAt = 0;

  /** Goes to a block of so many documents that begins at a bit, of a list that is not undivided. */
  open(packed: PackedBytes, start: number, documents: number): void {
    const head = quickBitsAt(packed.view, start, 1);
    this.#hasFurther = head === 1;
    this.#further = UNKNOWN;
    this.#open(packed, start + 1, documents);
  }

  /** Goes to the positions of a list that is undivided, which go from a bit to another. */
  openUndivided(
    packed: PackedBytes,
    start: number,
    end: number,
    { documents, further }: PostingListInfo,
  ): void {
    this.#hasFurther = further > 0;
    this.#further = further;
    if (documents > 1 || further > 0) {
      this.#open(packed, start, documents);
      return;
    }
    this.#view = packed.view;
    this.#documents = 1;
    this.#lowBits = Math.min(MAX_QUICK_BITS, end - start);
    this.#highBits = 0;
    this.lowest = 0;
    this.#firstsAt = start;
    this.#flagsAt = end;
    this.#isLocated = false;
  }

  #open({ words, view }: PackedBytes, start: number, documents: number): void {
    this.#words = words;
    this.#view = view;
    this.steps.view = view;
    this.#documents = documents;
    // Few reads, each of several numbers: most blocks are opened for a document or two.
    const head = quickBitsAt(view, start, WIDTHS_MASK);
    this.#lowBits = head & WIDTH_MASK;
    this.#highBits = 0;
    this.lowest = 0;
    let bit = start + WIDTH_BITS;
    if (documents >= MIN_FULL_HEAD) {
      const lowestBits = head >>> WIDTH_BITS;
      bit += WIDTH_BITS;
      this.lowest = quickBitsAt(view, bit, (1 << lowestBits) - 1);
      bit += lowestBits;
      const split = quickBitsAt(view, bit++, SPLIT_MASK);
      if ((split & 1) === 1) {
        const low = split >>> 1;
        this.#highBits = this.#lowBits - low;
        this.#lowBits = low;
        bit += WIDTH_BITS;
      }
    }
    this.#firstsAt = bit;
    this.#flagsAt = bit + documents * this.#lowBits;
    this.#isLocated = false;
  }

  /** The first position of the document at a place. */
  first(place: number): number {
    const width = this.#lowBits;
    const low = this.lowest + quickBitsAt(this.#view, this.#firstsAt + place * width, (1 << width) - 1);
    return this.#highBits === 0 ? low : low + this.#high(place);
  }

  /** Writes the first positions of so many documents from a place on to `into`, from an index on. */
  copyFirsts(place: number, count: number, into: Uint32Array, start: number): void {
    const width = this.#lowBits;
    unpack(this.#view, this.#firstsAt + place * width, width, count, this.lowest, into, start);
    if (this.#highBits > 0) this.#addHighs(place, count, into, start - place);
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
    const documents = this.#documents;
    const once = worths[1]!;
    for (let place = 0; place < documents; place++) into[place] = once;
    if (!this.#hasFurther) return;
    const start = this.#numbersAt() + WIDTH_BITS;
    if (documents >= MIN_FULL_HEAD) {
      this.#weighFlagged(start, into, worths, worth);
      return;
    }
    this.#countEach(start);
    this.#isLocated = false;
    for (let place = 0; place < documents; place++) {
      const times = 1 + uint32At(this.#before, place + 1) - uint32At(this.#before, place);
      if (times > 1) into[place] = times < worths.length ? worths[times]! : worth(times);
    }
  }

  /** Sets `steps` to the further positions of the document at a place. */
  find(place: number): void {
    const { steps } = this;
    if (!this.#isLocated) this.#locate();
    const before = uint32At(this.#before, place);
    steps.left = uint32At(this.#before, place + 1) - before;
    if (steps.left === 0) return;
    if (before < this.#passed) {
      this.#passed = 0;
      this.#passedAt = this.#classesAt;
    }
    this.#pass(before);
    const zeros = this.#passedAt - this.#classesAt - before;
    steps.classAt = this.#passedAt;
    steps.restAt = this.#restsAt + before * steps.base + zeros;
  }

  /** What the high bits add to the first position at a place. */
  #high(place: number): number {
    const flag = this.#flagsAt + place;
    if (bitsAt(this.#words, flag, 1) === 0) return 0;
    const at = this.#flagsAt + this.#documents + this.#countFlags(this.#flagsAt, place) * this.#highBits;
    return quickBitsAt(this.#view, at, (1 << this.#highBits) - 1) << this.#lowBits;
  }

  /** How many of the places before one are marked by flags that begin at a bit. */
  #countFlags(flagsAt: number, place: number): number {
    let count = 0;
    for (let from = 0; from < place; from += 32) {
      const flags = wordAt(this.#words, flagsAt + from);
      count += countBits(place - from < 32 ? flags & ((1 << (place - from)) - 1) : flags);
    }
    return count;
  }

  /** Adds the high bits of so many places to numbers, of which that of place 0 stands at an index. */
  #addHighs(place: number, count: number, into: Uint32Array, zeroAt: number): void {
    const end = place + count;
    const mask = (1 << this.#highBits) - 1;
    let at = this.#flagsAt + this.#documents + this.#countFlags(this.#flagsAt, place) * this.#highBits;
    for (let from = place; from < end; from += 32) {
      let flags = wordAt(this.#words, this.#flagsAt + from);
      if (end - from < 32) flags &= (1 << (end - from)) - 1;
      for (; flags !== 0; flags &= flags - 1, at += this.#highBits) {
        const index = zeroAt + from + lowestBit(flags);
        into[index] = uint32At(into, index) + (quickBitsAt(this.#view, at, mask) << this.#lowBits);
      }
    }
  }

  #locate(): void {
    this.#isLocated = true;
    if (!this.#hasFurther) {
      this.#before.fill(0);
      return;
    }
    const documents = this.#documents;
    let bit = this.#numbersAt();
    this.steps.base = quickBitsAt(this.#view, bit, WIDTH_MASK);
    bit += WIDTH_BITS;
    bit = documents < MIN_FULL_HEAD ? this.#countEach(bit) : this.#countFlagged(bit);
    this.#classesAt = bit;
    this.#passed = 0;
    this.#passedAt = bit;
    this.#pass(uint32At(this.#before, documents));
    this.#restsAt = this.#passedAt;
  }

  /** Where the first positions end and what is told of further ones begins. */
  #numbersAt(): number {
    const flagsAt = this.#flagsAt;
    if (this.#highBits === 0) return flagsAt;
    const documents = this.#documents;
    return flagsAt + documents + this.#countFlags(flagsAt, documents) * this.#highBits;
  }

  /** Reads the numbers of further positions where each has as many bits as it needs; returns the bit behind them. */
  #countEach(start: number): number {
    const before = this.#before;
    const isKnown = this.#further !== UNKNOWN;
    const told = this.#documents - (isKnown ? 1 : 0);
    let bit = start;
    let sum = 0;
    for (let place = 0; place < told; ) {
      const bits = lowestBit(wordAt(this.#words, bit));
      if (bits > 0) sum += (1 << (bits - 1)) | bitsAt(this.#words, bit + bits + 1, bits - 1);
      bit += bits === 0 ? 1 : 2 * bits;
      before[++place] = sum;
    }
    if (isKnown) before[told + 1] = this.#further;
    return bit;
  }

  /** The same where those that are not 0 have as many bits each, and a rest if all of these are set. */
  #countFlagged(start: number): number {
    const words = this.#words;
    const view = this.#view;
    const before = this.#before;
    const documents = this.#documents;
    const widths = quickBitsAt(view, start, WIDTHS_MASK);
    const width = widths & WIDTH_MASK;
    const restBits = widths >>> WIDTH_BITS;
    const flagsAt = start + 2 * WIDTH_BITS;
    const mask = (1 << width) - 1;
    // Where there are no rests, no number is taken for one with a rest.
    const full = restBits > 0 ? mask : -1;
    let bit = flagsAt + documents;
    let restAt = bit + this.#countFlags(flagsAt, documents) * width;
    let sum = 0;
    for (let word = 0; word * 32 < documents; word++) {
      const to = Math.min(documents, word * 32 + 32);
      let flags = wordAt(words, flagsAt + word * 32);
      for (let place = word * 32; place < to; flags >>>= 1) {
        // Without a branch, which could not be foretold: a document without further positions has no number.
        const all = -(flags & 1);
        const less = quickBitsAt(view, bit, mask);
        sum += (1 + less) & all;
        bit += width & all;
        if ((less & all) === full && all !== 0) {
          sum += quickBitsAt(view, restAt, (1 << restBits) - 1);
          restAt += restBits;
        }
        before[++place] = sum;
      }
    }
    return restAt;
  }

  /** The same, of those that are not 0 alone, as what their documents are worth. */
  #weighFlagged(
    start: number,
    into: Float64Array,
    worths: Float64Array,
    worth: (times: number) => number,
  ): void {
    const words = this.#words;
    const view = this.#view;
    const documents = this.#documents;
    const widths = quickBitsAt(view, start, WIDTHS_MASK);
    const width = widths & WIDTH_MASK;
    const restBits = widths >>> WIDTH_BITS;
    const flagsAt = start + 2 * WIDTH_BITS;
    const mask = (1 << width) - 1;
    const full = restBits > 0 ? mask : -1;
    let bit = flagsAt + documents;
    let restAt = full < 0 ? 0 : bit + this.#countFlags(flagsAt, documents) * width;
    for (let from = 0; from < documents; from += 32) {
      let flags = wordAt(words, flagsAt + from);
      if (documents - from < 32) flags &= (1 << (documents - from)) - 1;
      for (; flags !== 0; flags &= flags - 1, bit += width) {
        const less = quickBitsAt(view, bit, mask);
        let times = 2 + less;
        if (less === full) {
          times += quickBitsAt(view, restAt, (1 << restBits) - 1);
          restAt += restBits;
        }
        into[from + lowestBit(flags)] = times < worths.length ? worths[times]! : worth(times);
      }
    }
  }

  /** Goes on behind the class of a step, counted in the block, from one before it. */
  #pass(steps: number): void {
    let left = steps - this.#passed;
    let bit = this.#passedAt;
    while (left > 0) {
      let ones = wordAt(this.#words, bit);
      const count = left > FEW_STEPS ? countBits(ones) : left;
      if (count < left) {
        left -= count;
        bit += 32;
        continue;
      }
      for (; left > 1 && ones !== 0; left--) ones &= ones - 1;
      bit += ones === 0 ? 32 : lowestBit(ones) + 1;
      if (ones !== 0) left--;
    }
    this.#passed = steps;
    this.#passedAt = bit;
  }
}
