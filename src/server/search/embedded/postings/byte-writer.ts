/** Bytes that grow at the end; numbers are written as varints (seven bits a byte, low bits first). */
export class ByteWriter {
  bytes: Uint8Array<ArrayBuffer>;
  length = 0;

  constructor(capacity = 1 << 16) {
    this.bytes = new Uint8Array(capacity);
  }

  /** Appends a whole number from 0 to 2^53. */
  varint(value: number): void {
    if (this.length + 8 > this.bytes.length) this.#grow(8);
    let rest = value;
    while (rest > 0x7f) {
      this.bytes[this.length++] = (rest % 128) | 0x80;
      rest = rest < 0x7fffffff ? rest >>> 7 : Math.floor(rest / 128);
    }
    this.bytes[this.length++] = rest;
  }

  /** Appends part of another array. */
  copy(from: Uint8Array, start: number, end: number): void {
    if (this.length + end - start > this.bytes.length) this.#grow(end - start);
    this.bytes.set(from.subarray(start, end), this.length);
    this.length += end - start;
  }

  /** A view of what was written, valid until the next write. */
  view(): Uint8Array<ArrayBuffer> {
    return this.bytes.subarray(0, this.length);
  }

  clear(): void {
    this.length = 0;
  }

  #grow(needed: number): void {
    const grown = new Uint8Array(Math.max(this.bytes.length * 2, this.length + needed));
    grown.set(this.bytes.subarray(0, this.length));
    this.bytes = grown;
  }
}
