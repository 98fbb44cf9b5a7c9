/*
 * Varints: whole numbers from 0 to 2^53, seven bits to a byte, low bits first, the highest bit set on all
 * bytes but the last. Every stored index uses this module to read and write them.
 */

/** Reads varints, one after the other. */
export class VarintCursor {
  readonly bytes: Uint8Array;
  /** Offset of the next number. */
  at: number;
  /** Offset at which the numbers end. */
  end: number;

  constructor(bytes: Uint8Array, at = 0, end = bytes.length) {
    this.bytes = bytes;
    this.at = at;
    this.end = end;
  }

  /** The next number. */
  next(): number {
    let value = this.bytes[this.at++]!;
    if (value < 0x80) return value;
    value &= 0x7f;
    for (let unit = 0x80; ; unit *= 0x80) {
      const byte = this.bytes[this.at++]!;
      value += (byte & 0x7f) * unit;
      if (byte < 0x80) return value;
    }
  }
}

/** Writes a number at an offset, in up to eight bytes. Returns the offset after it. */
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
