import { uint32At } from "#domain/search/array-reads.ts";
import type { ByteWriter } from "./byte-writer.ts";

/*
 * Packed numbers follow each other without gaps, starting at the lowest bit of the first byte. A number takes
 * a number of bits that is stored elsewhere (its width). Its low bits come first.
 *
 *   byte       0               1
 *   bit        0 1 2 3 4 5 6 7 0 1 2 3 ...
 *   width 3    a a a b b b c c c d d d        a is read from bit 0, b from bit 3, c from bit 6
 */

/** Bits that a stored width takes. A width is 0 to 31. */
export const WIDTH_BITS = 5;

/**
 * Number of readable bytes that must follow packed numbers in memory, because a read touches up to five
 * bytes.
 */
export const PADDING = 5;

/** The width of numbers up to `largest`. It is 0 if `largest` is 0. */
export const widthOf = (largest: number): number => 32 - Math.clz32(largest);

/** Reads the number of `width` bits that starts at bit `bit`. `bit` is below 2^32. */
export function bitsAt(view: DataView, bit: number, width: number): number {
  const byte = bit >>> 3;
  const shift = bit & 7;
  let bits = view.getUint32(byte, true) >>> shift;
  if (shift + width > 32) bits |= view.getUint8(byte + 4) << (32 - shift);
  return bits & ((1 << width) - 1);
}

/** Allocates `length` bytes for packed numbers, with padding after them in `view`. */
export function packedMemory(length: number): { bytes: Uint8Array; view: DataView } {
  const buffer = Buffer.allocUnsafe(length + PADDING);
  return {
    bytes: buffer.subarray(0, length),
    view: new DataView(buffer.buffer, buffer.byteOffset, buffer.length),
  };
}

/** Writes packed numbers. */
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

  /** Appends the packed numbers to `bytes`, padded to a whole byte. Then the writer is empty again. */
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
