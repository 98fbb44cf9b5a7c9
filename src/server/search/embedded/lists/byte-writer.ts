import { writeVarint } from "#domain/search/varint.ts";

/** Maximum length of a varint in bytes. */
const VARINT_BYTES = 8;

/** A byte buffer that grows. The writer owns the memory. */
export class ByteWriter {
  #bytes: Uint8Array<ArrayBuffer>;
  #length = 0;

  constructor(capacity = 1 << 16) {
    this.#bytes = new Uint8Array(capacity);
  }

  get length(): number {
    return this.#length;
  }

  /** Appends a whole number from 0 to 2^53. */
  varint(value: number): void {
    this.#reserve(VARINT_BYTES);
    this.#length = writeVarint(this.#bytes, this.#length, value);
  }

  /** Appends the bytes of an array. */
  bytes(from: Uint8Array): void {
    this.#reserve(from.length);
    this.#bytes.set(from, this.#length);
    this.#length += from.length;
  }

  /** The bytes written so far. The view is valid until the next write. */
  view(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  clear(): void {
    this.#length = 0;
  }

  #reserve(needed: number): void {
    if (this.#length + needed <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + needed));
    grown.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = grown;
  }
}
