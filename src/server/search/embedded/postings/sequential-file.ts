import { closeSync, openSync, readSync } from "node:fs";

const CHUNK_BYTES = 1 << 20;

/** Reads a file from beginning to end in pieces of any size, with few disk reads. */
export class SequentialFile {
  readonly #file: number;
  readonly #buffer = new Uint8Array(CHUNK_BYTES);
  #start = 0;
  #end = 0;

  constructor(path: string) {
    this.#file = openSync(path, "r");
  }

  /** Fills `into` with the next bytes; throws RangeError if the file ends first. */
  read(into: Uint8Array): void {
    for (let done = 0; done < into.length; ) {
      if (this.#start === this.#end) this.#fill();
      const count = Math.min(into.length - done, this.#end - this.#start);
      into.set(this.#buffer.subarray(this.#start, this.#start + count), done);
      this.#start += count;
      done += count;
    }
  }

  close(): void {
    closeSync(this.#file);
  }

  #fill(): void {
    this.#start = 0;
    this.#end = readSync(this.#file, this.#buffer);
    if (this.#end === 0) throw new RangeError("A file of the search index ends too early.");
  }
}
