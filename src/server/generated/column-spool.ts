import { closeSync, openSync, rmSync } from "node:fs";
import { readFully } from "../files/read-fully.ts";
import { writeFully } from "../files/write-file.ts";
import { COLUMN_KINDS, type Column, type ColumnKind, type ColumnOf } from "./column-kinds.ts";

/** Number of values that are kept in memory before they are written to disk. */
const CHUNK_VALUES = 1 << 13;

/**
 * A growing column. Its last chunk is in memory; all chunks before it are in a file. Values are converted as
 * a typed array of the kind converts them.
 */
export class ColumnSpool<Kind extends ColumnKind = ColumnKind> {
  readonly kind: Kind;
  readonly #path: string;
  readonly #chunk: ColumnOf<Kind>;
  /** Number of values in the chunk, and in the file. The file holds whole chunks. */
  #filled = 0;
  #written = 0;
  #file: number | null = null;

  /** `path` is the file for the values. `close` removes it. */
  constructor(path: string, kind: Kind) {
    this.kind = kind;
    this.#path = path;
    this.#chunk = this.#newChunk();
    // A run that was interrupted may have left the file.
    rmSync(path, { force: true });
  }

  /** Number of values in the column. */
  get length(): number {
    return this.#written + this.#filled;
  }

  push(value: number): void {
    if (this.#filled === CHUNK_VALUES) this.#flush();
    this.#chunk[this.#filled++] = value;
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
  }

  /** All values in order, in parts. A part is valid only until the next is requested. */
  *chunks(): Generator<ColumnOf<Kind>> {
    const part = this.#newChunk();
    const bytes = new Uint8Array(part.buffer);
    for (let at = 0; this.#file !== null && at < this.#written; at += CHUNK_VALUES) {
      if (readFully(this.#file, bytes, at * part.BYTES_PER_ELEMENT) < bytes.length)
        throw new RangeError(`${this.#path} ends too early.`);
      yield part;
    }
    yield this.#chunk.subarray(0, this.#filled) as ColumnOf<Kind>;
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
    this.#filled = this.#written = 0;
  }

  #newChunk(): ColumnOf<Kind> {
    return new COLUMN_KINDS[this.kind](CHUNK_VALUES) as ColumnOf<Kind>;
  }

  #flush(): void {
    this.#file ??= openSync(this.#path, "w+");
    writeFully(this.#file, new Uint8Array(this.#chunk.buffer));
    this.#written += this.#filled;
    this.#filled = 0;
  }
}

/** Returns `size` if it fits a u32 column. Otherwise throws a RangeError whose message names the file. */
export function within32Bits(size: number, file: string): number {
  if (size > 0xffff_ffff)
    throw new RangeError(`${file} holds at most 4 GB: these are too many documents for one index.`);
  return size;
}
