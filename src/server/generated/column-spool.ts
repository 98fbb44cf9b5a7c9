import { closeSync, openSync, rmSync } from "node:fs";
import { readFully } from "../files/read-fully.ts";
import { writeFully } from "../files/write-file.ts";
import { COLUMN_KINDS, type Column, type ColumnKind, type ColumnOf } from "./column-kinds.ts";

/** Number of values that are kept in memory before they are written to disk. */
const CHUNK_VALUES = 1 << 13;

/**
 * A growing column. As soon as it exceeds a chunk, it is on disk. Values are converted as a typed array of
 * the kind converts them.
 */
export class ColumnSpool<Kind extends ColumnKind = ColumnKind> {
  readonly kind: Kind;
  readonly #path: string;
  readonly #chunk: ColumnOf<Kind>;
  #filled = 0;
  #length = 0;
  #file: number | null = null;

  /** `path` is the file for the values. `close` removes it. */
  constructor(path: string, kind: Kind) {
    this.kind = kind;
    this.#path = path;
    this.#chunk = new COLUMN_KINDS[kind](CHUNK_VALUES) as ColumnOf<Kind>;
    // A run that was interrupted may have left the file.
    rmSync(path, { force: true });
  }

  /** Number of values in the column. */
  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#filled === CHUNK_VALUES) this.#flush();
    this.#chunk[this.#filled++] = value;
    this.#length++;
  }

  /** Appends all values of an array. */
  pushAll(values: Column): void {
    for (let from = 0; from < values.length; ) {
      if (this.#filled === CHUNK_VALUES) this.#flush();
      const to = Math.min(values.length, from + CHUNK_VALUES - this.#filled);
      this.#chunk.set(values.subarray(from, to), this.#filled);
      this.#filled += to - from;
      from = to;
    }
    this.#length += values.length;
  }

  /** All values in order, in parts. A part is valid only until the next is requested. */
  *chunks(): Generator<ColumnOf<Kind>> {
    const part = (length: number) => this.#chunk.subarray(0, length) as ColumnOf<Kind>;
    if (this.#file === null) {
      yield part(this.#filled);
      return;
    }
    if (this.#filled > 0) this.#flush();
    const size = this.#chunk.BYTES_PER_ELEMENT;
    const bytes = new Uint8Array(this.#chunk.buffer);
    for (let at = 0, left = this.#length; left > 0; ) {
      const wanted = Math.min(left, CHUNK_VALUES) * size;
      if (readFully(this.#file, bytes.subarray(0, wanted), at) < wanted)
        throw new RangeError(`${this.#path} ends too early.`);
      at += wanted;
      left -= wanted / size;
      yield part(wanted / size);
    }
  }

  /** All values, one after another. */
  *values(): Generator<number> {
    for (const chunk of this.chunks()) for (const value of chunk) yield value;
  }

  /** Drops all values and removes the file. */
  close(): void {
    if (this.#file !== null) {
      closeSync(this.#file);
      rmSync(this.#path, { force: true });
    }
    this.#file = null;
    this.#filled = 0;
    this.#length = 0;
  }

  #flush(): void {
    this.#file ??= openSync(this.#path, "w+");
    const bytes = new Uint8Array(this.#chunk.buffer, 0, this.#filled * this.#chunk.BYTES_PER_ELEMENT);
    writeFully(this.#file, bytes);
    this.#filled = 0;
  }
}

/** Returns a size that fits a u32 column. Throws RangeError, which names the file, if it does not fit. */
export function within32Bits(size: number, file: string): number {
  if (size > 0xffff_ffff)
    throw new RangeError(`${file} holds at most 4 GB: these are too many documents for one index.`);
  return size;
}
