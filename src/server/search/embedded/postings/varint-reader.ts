/** Reads varints one after another; `at` is the offset of the next. */
export class VarintReader {
  readonly bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  /** Skips as many bytes as the next number says. */
  skipCounted(): void {
    const size = this.next();
    this.at += size;
  }

  /** The next number, below 2^31. */
  next(): number {
    const { bytes } = this;
    let byte = bytes[this.at++]!;
    if (byte < 0x80) return byte;
    let value = byte & 0x7f;
    for (let shift = 7; ; shift += 7) {
      if (this.at >= bytes.length) throw new RangeError("A posting list ends inside a number.");
      byte = bytes[this.at++]!;
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  }
}
