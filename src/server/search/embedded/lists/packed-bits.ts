import { uint32At } from "#domain/search/array-reads.ts";
import type { ByteWriter } from "./byte-writer.ts";

/*
 * Numbers of the same few bits one after another, low bits first, from any bit of a buffer on. Written and read nowhere
 * else. A number has at most 31 bits.
 */

/**
 * Bytes of packed numbers, and the same memory as words and for reads from any byte on; both go on for at least
 * WORDS_BEHIND words behind the bytes.
 */
export interface PackedBytes {
  bytes: Uint8Array<ArrayBuffer>;
  words: Uint32Array<ArrayBuffer>;
  view: DataView<ArrayBuffer>;
}

/** A number is read from two words, of which the second may lie behind the last byte. */
export const WORDS_BEHIND = 2;

/** A number of no more bits lies in the four bytes from that of its lowest bit on: one read instead of two. */
export const MAX_QUICK_BITS = 25;

/** Bits that a number takes; none for 0. */
export const bitsOf = (largest: number) => 32 - Math.clz32(largest);

/** The 32 bits from a bit on. */
export function wordAt(words: Uint32Array, bit: number): number {
  const at = bit >>> 5;
  const shift = bit & 31;
  return (uint32At(words, at) >>> shift) | ((uint32At(words, at + 1) << 1) << (31 - shift));
}

/** The number of some bits at a bit. */
export function bitsAt(words: Uint32Array, bit: number, width: number): number {
  return wordAt(words, bit) & ((1 << width) - 1);
}

/** The same of at most MAX_QUICK_BITS bits, of which the mask has as many. */
export function quickBitsAt(view: DataView, bit: number, mask: number): number {
  return (view.getUint32(bit >>> 3, true) >>> (bit & 7)) & mask;
}

/** Writes `count` numbers of at most MAX_QUICK_BITS bits from a bit on, each plus `plus`, to `into` from an index on. */
export function unpack(
  view: DataView,
  bit: number,
  width: number,
  count: number,
  plus: number,
  into: Uint32Array,
  start = 0,
): void {
  const mask = (1 << width) - 1;
  for (let index = start, from = bit; index < start + count; index++, from += width) {
    into[index] = quickBitsAt(view, from, mask) + plus;
  }
}

/** Packs numbers one after another. */
export class BitWriter {
  #words = new Uint32Array(1 << 10);
  #bit = 0;

  put(value: number, width: number): void {
    const at = this.#bit >>> 5;
    const shift = this.#bit & 31;
    if (at + 1 >= this.#words.length) this.#grow();
    this.#words[at] = uint32At(this.#words, at) | (value << shift);
    this.#words[at + 1] = (value >>> 1) >>> (31 - shift);
    this.#bit += width;
  }

  /** Appends what was packed to bytes, up to the end of its last byte, and starts anew. */
  moveTo(bytes: ByteWriter): void {
    const length = Math.ceil(this.#bit / 8);
    bytes.bytes(new Uint8Array(this.#words.buffer, 0, length));
    this.#words[0] = 0;
    this.#bit = 0;
  }

  #grow(): void {
    const grown = new Uint32Array(this.#words.length * 2);
    grown.set(this.#words);
    this.#words = grown;
  }
}
