/*
 * Varints: whole numbers from 0 to 2^53, seven bits to a byte, low bits first, the highest bit set on all bytes but
 * the last. Every stored index uses them; they are read and written nowhere else.
 */

/** Reads varints one after another. Most lists hold differences, so it adds up what it reads. */
export class VarintCursor {
  readonly bytes: Uint8Array;
  /** Where the next number begins, and where to stop at the latest. */
  at: number;
  end: number;
  /** The sum of the numbers that `advance` read; it may be set. */
  sum = 0;

  constructor(bytes: Uint8Array, at = 0, end = bytes.length) {
    this.bytes = bytes;
    this.at = at;
    this.end = end;
  }

  /** Reads one number, and goes on as long as the sum is below `least` and the end is not reached. */
  advance(least: number): void {
    const { bytes, end } = this;
    let { at, sum } = this;
    do {
      let byte = bytes[at++]!;
      sum += byte & 0x7f;
      for (let shift = 7; byte > 0x7f; shift += 7) {
        byte = bytes[at++]!;
        sum += shift < 28 ? (byte & 0x7f) << shift : (byte & 0x7f) * 2 ** shift;
      }
    } while (sum < least && at < end);
    this.at = at;
    this.sum = sum;
  }

  /** The next number by itself; the sum is lost. */
  next(): number {
    const { bytes, at } = this;
    const byte = bytes[at]!;
    if (byte < 0x80) {
      this.at = at + 1;
      return byte;
    }
    // Nearly all others have two bytes.
    const second = bytes[at + 1]!;
    if (second < 0x80) {
      this.at = at + 2;
      return (byte & 0x7f) | (second << 7);
    }
    this.sum = 0;
    this.advance(0);
    return this.sum;
  }

  /** Passes over the next bytes; returns how many numbers they hold. */
  skip(length: number): number {
    let count = 0;
    for (const to = this.at + length; this.at < to; this.at++) if (this.bytes[this.at]! < 0x80) count++;
    return count;
  }
}

/** Writes a number at an offset, which needs room for up to eight bytes; returns the offset behind it. */
export function writeVarint(into: Uint8Array, at: number, value: number): number {
  let end = at;
  let rest = value;
  while (rest > 0x7f) {
    into[end++] = (rest % 0x80) | 0x80;
    rest = rest < 0x7fffffff ? rest >>> 7 : Math.floor(rest / 0x80);
  }
  into[end++] = rest;
  return end;
}
