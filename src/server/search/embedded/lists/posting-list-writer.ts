import { uint32At } from "#domain/search/array-reads.ts";
import type { RecordFile } from "../../../files/record-file.ts";
import { add, emptySet } from "./bit-set.ts";
import { ByteWriter } from "./byte-writer.ts";
import { BitWriter, bitsOf, MAX_QUICK_BITS } from "./packed-bits.ts";
import { BLOCK_DOCUMENTS, type PostingListInfo, WIDTH_BITS } from "./posting-list.ts";

/** Builds one posting list after another; documents and positions come in ascending order. */
export class PostingListWriter {
  readonly #bitBytes: number;
  readonly #bits = new BitWriter();
  readonly #docIds = new ByteWriter();
  readonly #positions = new ByteWriter();
  #table: number[] = [];
  #listed = new Uint32Array(1 << 12);
  #documents = 0;
  #further = 0;
  // The block begun: by place the first position and the number of further ones, and their steps, less one each.
  readonly #firsts = new Uint32Array(BLOCK_DOCUMENTS);
  readonly #counts = new Uint32Array(BLOCK_DOCUMENTS);
  #steps = new Uint32Array(1 << 12);
  #begun = 0;
  #stepCount = 0;

  /** `documents` is the size of the index if doc ids may be stored as bits. */
  constructor(documents = 0) {
    this.#bitBytes = Math.ceil(documents / 32) * 4;
  }

  /** Adds a document whose positions are in `positions` from `start` to `end`. */
  add(docId: number, positions: Uint32Array, start: number, end: number): void {
    if (this.#begun === BLOCK_DOCUMENTS) this.#endBlock();
    if (this.#documents === this.#listed.length) this.#listed = grown(this.#listed, this.#documents + 1);
    this.#listed[this.#documents++] = docId;
    const further = end - start - 1;
    this.#firsts[this.#begun] = uint32At(positions, start);
    this.#counts[this.#begun++] = further;
    if (this.#stepCount + further > this.#steps.length)
      this.#steps = grown(this.#steps, this.#stepCount + further);
    for (let at = start + 1; at < end; at++)
      this.#steps[this.#stepCount++] = uint32At(positions, at) - uint32At(positions, at - 1) - 1;
    this.#further += further;
  }

  /** Appends the finished list to a file and starts a new one. */
  finish(out: RecordFile): PostingListInfo {
    this.#endBlock();
    const asBits = this.#bitBytes > 0 && this.#bitBytes < this.#documents;
    const shape: PostingListInfo = {
      documents: this.#documents,
      docIdBytes: asBits ? this.#bitBytes : this.#docIds.length,
      asBits,
      further: this.#further,
      positionBytes: this.#positions.length,
    };
    out.add(asBits ? bytesOf(this.#listedBits()) : this.#docIds.view());
    if (this.#table.length > 1) out.add(bytesOf(Uint32Array.from(this.#table)));
    out.add(this.#positions.view());
    this.#docIds.clear();
    this.#positions.clear();
    this.#table = [];
    this.#documents = 0;
    this.#further = 0;
    return shape;
  }

  #endBlock(): void {
    this.#table.push(this.#positions.length);
    this.#packDocIds();
    this.#packPositions();
    this.#begun = 0;
    this.#stepCount = 0;
  }

  #packDocIds(): void {
    const from = this.#documents - this.#begun;
    const gapAt = (at: number) =>
      uint32At(this.#listed, at) - (at === 0 ? 0 : uint32At(this.#listed, at - 1) + 1);
    let all = 0;
    for (let at = from; at < this.#documents; at++) all |= gapAt(at);
    const width = bitsOf(all);
    this.#bits.put(width, WIDTH_BITS);
    for (let at = from; at < this.#documents; at++) this.#bits.put(gapAt(at), width);
    this.#bits.moveTo(this.#docIds);
  }

  #packPositions(): void {
    const firsts = this.#firsts.subarray(0, this.#begun);
    const counts = this.#counts.subarray(0, this.#begun);
    const steps = this.#steps.subarray(0, this.#stepCount);
    const bits = this.#bits;
    const lowest = firsts.reduce((least, first) => Math.min(least, first));
    const firstBits = bitsOf(firsts.reduce((all, first) => all | (first - lowest), 0));
    bits.put(firstBits, WIDTH_BITS);
    bits.put(bitsOf(lowest), WIDTH_BITS);
    bits.put(steps.length > 0 ? 1 : 0, 1);
    bits.put(lowest, bitsOf(lowest));
    const countBits = bitsOf(counts.reduce((all, count) => (count > 0 ? all | (count - 1) : all), 0));
    // At least one, so that the end of the steps tells that there are none left.
    const stepBits = Math.max(1, bitsOf(steps.reduce((all, step) => all | step, 0)));
    if (Math.max(firstBits, countBits, stepBits) > MAX_QUICK_BITS)
      throw new RangeError(`A position takes more than ${MAX_QUICK_BITS} bits.`);
    if (steps.length > 0) {
      bits.put(countBits, WIDTH_BITS);
      bits.put(stepBits, WIDTH_BITS);
      for (const count of counts) bits.put(count > 0 ? 1 : 0, 1);
    }
    for (const first of firsts) bits.put(first - lowest, firstBits);
    for (const count of counts) if (count > 0) bits.put(count - 1, countBits);
    for (const step of steps) bits.put(step, stepBits);
    bits.moveTo(this.#positions);
  }

  #listedBits(): Uint32Array {
    const bits = emptySet(this.#bitBytes * 8);
    for (const docId of this.#listed.subarray(0, this.#documents)) add(bits, docId);
    return bits;
  }
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView) =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** A copy with room for as many numbers as are needed, twice as many as before at least. */
function grown(array: Uint32Array<ArrayBuffer>, needed: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.max(array.length * 2, needed));
  larger.set(array);
  return larger;
}
