import { closeSync, openSync, readSync } from "node:fs";

const CHUNK_BYTES = 1 << 22;

/** Reads a file from beginning to end in pieces of any size, with few disk reads. */
export class SequentialFile {
  readonly #file: number;
  #buffer = new Uint8Array(CHUNK_BYTES);
  #start = 0;
  #end = 0;

  constructor(path: string) {
    this.#file = openSync(path, "r");
  }

  /** The next `length` bytes, valid until the next call; throws RangeError if the file ends first. */
  take(length: number): Uint8Array {
    if (this.#end - this.#start < length) this.#fill(length);
    this.#start += length;
    return this.#buffer.subarray(this.#start - length, this.#start);
  }

  close(): void {
    closeSync(this.#file);
  }

  #fill(length: number): void {
    const rest = this.#buffer.subarray(this.#start, this.#end);
    const buffer = length > this.#buffer.length ? new Uint8Array(length * 2) : this.#buffer;
    buffer.set(rest, 0);
    this.#buffer = buffer;
    this.#start = 0;
    this.#end = rest.length;
    while (this.#end < length) {
      const count = readSync(this.#file, buffer, this.#end, buffer.length - this.#end, null);
      if (count === 0) throw new RangeError("A file of the search index ends too early.");
      this.#end += count;
    }
  }
}
