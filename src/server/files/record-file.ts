import { closeSync, openSync } from "node:fs";
import { writeFully } from "./write-file.ts";

const BUFFER_BYTES = 1 << 20;

/** Appends records to a file. The caller keeps the offsets. */
export class RecordFile {
  readonly #file: number;
  readonly #buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
  #filled = 0;
  #length = 0;
  #isOpen = true;

  constructor(path: string) {
    this.#file = openSync(path, "w");
  }

  /** Appends a copy of a record. Returns the offset at which the record ends. */
  add(record: Uint8Array): number {
    if (this.#filled + record.length > BUFFER_BYTES) this.#flush();
    if (record.length > BUFFER_BYTES) writeFully(this.#file, record);
    else {
      this.#buffer.set(record, this.#filled);
      this.#filled += record.length;
    }
    this.#length += record.length;
    return this.#length;
  }

  /** Writes what is buffered and closes the file. A second call does nothing. */
  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#flush();
    closeSync(this.#file);
  }

  #flush(): void {
    writeFully(this.#file, this.#buffer.subarray(0, this.#filled));
    this.#filled = 0;
  }
}
