import { readSync } from "node:fs";

/** A record of a sorter; valid until the next one is read. */
export interface SortRecord {
  key: Buffer;
  value: Buffer;
}

/** Lengths of key and value before both, each u32. */
export const HEAD_BYTES = 8;

/** The record at an offset of a buffer. */
export function recordAt(bytes: Buffer, at: number): SortRecord {
  const keyEnd = at + HEAD_BYTES + bytes.readUInt32LE(at);
  return {
    key: bytes.subarray(at + HEAD_BYTES, keyEnd),
    value: bytes.subarray(keyEnd, keyEnd + bytes.readUInt32LE(at + 4)),
  };
}

const CHUNK_BYTES = 1 << 16;

/** Reads records that lie one after another in a file, through a buffer as large as the longest. */
export class SortedRun {
  /** The record reached; null before the first and after the last. */
  record: SortRecord | null = null;
  readonly #file: number;
  readonly #end: number;
  #bytes = Buffer.allocUnsafe(CHUNK_BYTES);
  /** Offset in the file of what follows the buffer's contents. */
  #next: number;
  #from = 0;
  #to = 0;

  /** The records of an open file from one offset to another. */
  constructor(file: number, from: number, end: number) {
    this.#file = file;
    this.#next = from;
    this.#end = end;
  }

  /** Goes on to the next record; false after the last. */
  advance(): boolean {
    if (this.#from === this.#to && this.#next === this.#end) {
      this.record = null;
      return false;
    }
    this.#hold(HEAD_BYTES);
    const length =
      HEAD_BYTES + this.#bytes.readUInt32LE(this.#from) + this.#bytes.readUInt32LE(this.#from + 4);
    this.#hold(length);
    this.record = recordAt(this.#bytes, this.#from);
    this.#from += length;
    return true;
  }

  /** Reads on until so many bytes are in the buffer. */
  #hold(length: number): void {
    if (this.#to - this.#from >= length) return;
    const held = this.#bytes.subarray(this.#from, this.#to);
    if (length > this.#bytes.length) this.#bytes = Buffer.allocUnsafe(length * 2);
    this.#bytes.set(held);
    this.#to = held.length;
    this.#from = 0;
    while (this.#to < length) {
      const wanted = Math.min(this.#bytes.length - this.#to, this.#end - this.#next);
      const count = readSync(this.#file, this.#bytes, this.#to, wanted, this.#next);
      if (count === 0) throw new RangeError("A file of sorted records ends too early.");
      this.#to += count;
      this.#next += count;
    }
  }
}
