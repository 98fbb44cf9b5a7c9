import { uint8At, uint16At, uint32At } from "#domain/search/array-reads.ts";

/** Units of UTF-16 with a code of one byte: 0 to SINGLE - 1. */
const SINGLE = 224;
/** A first byte that stands for itself: the unit follows in two bytes. */
const ESCAPE = 255;
/** Units with a code: one of more than a byte begins with SINGLE to ESCAPE - 1. */
const MAX_UNITS = SINGLE + (ESCAPE - SINGLE) * 256;

/**
 * Codes for the units of UTF-16 that texts use: the more frequent a unit, the shorter. UTF-8 takes three bytes for each
 * Han character, of which one tells next to nothing; in two bytes or one they are packed in a fifth less, and faster.
 */
export class DetailAlphabet {
  /** The units by frequency, as UTF-16. */
  readonly bytes: Uint8Array;
  readonly #units: Uint16Array;
  /** By unit its code, less the bytes' order: of two bytes the first is the higher; ESCAPE for none. */
  readonly #codes = new Uint16Array(1 << 16).fill(ESCAPE);

  /** The bytes of another alphabet. */
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#units = new Uint16Array(new Uint8Array(bytes).buffer);
    for (const [rank, unit] of this.#units.entries()) {
      const further = rank - SINGLE;
      this.#codes[unit] = further < 0 ? rank : ((SINGLE + (further >>> 8)) << 8) | (further & 255);
    }
  }

  /** That of texts in which each unit occurs so often. */
  static of(counts: Uint32Array): DetailAlphabet {
    const units = Uint16Array.from(counts.keys())
      .filter((unit) => uint32At(counts, unit) > 0)
      .sort((a, b) => uint32At(counts, b) - uint32At(counts, a) || a - b)
      .subarray(0, MAX_UNITS);
    return new DetailAlphabet(new Uint8Array(units.buffer, 0, units.byteLength));
  }

  encode(text: string): Buffer {
    const bytes = Buffer.allocUnsafe(text.length * 3);
    let length = 0;
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      const code = uint16At(this.#codes, unit);
      if (code < SINGLE) bytes[length++] = code;
      else if (code !== ESCAPE) {
        bytes[length++] = code >>> 8;
        bytes[length++] = code & 255;
      } else {
        bytes[length++] = ESCAPE;
        bytes[length++] = unit & 255;
        bytes[length++] = unit >>> 8;
      }
    }
    return bytes.subarray(0, length);
  }

  decode(bytes: Uint8Array): string {
    const known = this.#units;
    const units = scratchOf(bytes.length);
    let length = 0;
    for (let at = 0; at < bytes.length; ) {
      const code = uint8At(bytes, at++);
      if (code < SINGLE) units[length++] = uint16At(known, code);
      else if (code < ESCAPE)
        units[length++] = uint16At(known, SINGLE + (((code - SINGLE) << 8) | uint8At(bytes, at++)));
      else {
        units[length++] = uint8At(bytes, at) | (uint8At(bytes, at + 1) << 8);
        at += 2;
      }
    }
    return Buffer.from(units.buffer, 0, length * 2).toString("utf16le");
  }
}

/** Units kept for the next text: memory of its own for each would cost as much as decoding it. */
const MAX_KEPT_UNITS = 1 << 16;
let kept = new Uint16Array(0);

/** Room for so many units; what lies in it is lost with the next call. */
function scratchOf(length: number): Uint16Array<ArrayBuffer> {
  if (length <= kept.length) return kept;
  if (length > MAX_KEPT_UNITS) return new Uint16Array(length);
  kept = new Uint16Array(MAX_KEPT_UNITS);
  return kept;
}
