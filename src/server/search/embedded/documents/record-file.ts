import { closeSync, openSync, writeSync } from "node:fs";

const BUFFER_BYTES = 1 << 20;

/** Writes records one after another; the caller keeps their offsets. */
export class RecordFile {
  readonly #file: number;
  #waiting: Uint8Array[] = [];
  #waitingBytes = 0;
  #length = 0;
  #isOpen = true;

  constructor(path: string) {
    this.#file = openSync(path, "w");
  }

  /** Appends a record and returns the offset where it ends. */
  add(record: Uint8Array): number {
    this.#waiting.push(record);
    this.#waitingBytes += record.length;
    this.#length += record.length;
    if (this.#waitingBytes > BUFFER_BYTES) this.#flush();
    return this.#length;
  }

  /** Flushes and closes; a second call does nothing. */
  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#flush();
    closeSync(this.#file);
  }

  #flush(): void {
    writeSync(this.#file, Buffer.concat(this.#waiting));
    this.#waiting = [];
    this.#waitingBytes = 0;
  }
}
