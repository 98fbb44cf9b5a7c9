import { failAt, uint32At } from "#domain/search/array-reads.ts";
import type { RecordFile } from "../../../files/record-file.ts";
import { add, emptySet } from "./bit-set.ts";
import { ByteWriter } from "./byte-writer.ts";
import { packPositions } from "./pack-positions.ts";
import { BitWriter, bitsOf } from "./packed-bits.ts";
import { BLOCK_DOCUMENTS, type PostingListInfo, SINGLE_BITS, WIDTH_BITS } from "./posting-list.ts";

/** A gap's high bits are told by fewer than 2^4 zeros. */
const MAX_ZEROS_BITS = 4;

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
  readonly #gaps = new Uint32Array(BLOCK_DOCUMENTS);
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
    const asBits = this.#bitBytes > 0 && this.#bitBytes < this.#documents;
    const isUndivided = !asBits && this.#table.length === 0;
    const gapBits = isUndivided ? this.#packUndivided() : 0;
    if (!isUndivided) this.#endBlock();
    const shape: PostingListInfo = {
      documents: this.#documents,
      docIdBytes: asBits ? this.#bitBytes : this.#docIds.length,
      asBits,
      gapBits,
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
    this.#begun = 0;
    this.#stepCount = 0;
    return shape;
  }

  #endBlock(): void {
    this.#table.push(this.#positions.length);
    const gaps = this.#gapsOfBlock();
    const width = bitsOf(gaps.reduce((all, gap) => all | gap, 0));
    this.#bits.put(width, WIDTH_BITS);
    for (const gap of gaps) this.#bits.put(gap, width);
    this.#bits.moveTo(this.#docIds);
    this.#packPositions(false);
    this.#begun = 0;
    this.#stepCount = 0;
  }

  /** Packs doc ids and positions of the only block; returns the low bits of a gap. */
  #packUndivided(): number {
    const gaps = this.#gapsOfBlock();
    const bits = this.#bits;
    const gapBits = bestLowBits(gaps);
    if (gaps.length === 1) bits.put(uint32At(gaps, 0), gapBits);
    else
      for (const gap of gaps) {
        const high = gap >>> gapBits;
        bits.put(1 << high, high + 1);
        bits.put(gap & ((1 << gapBits) - 1), gapBits);
      }
    this.#packPositions(true);
    return gapBits;
  }

  /** How many documents lie between each of the block begun and the one before. */
  #gapsOfBlock(): Uint32Array {
    const from = this.#documents - this.#begun;
    let before = from === 0 ? -1 : uint32At(this.#listed, from - 1);
    for (let place = 0; place < this.#begun; place++) {
      const docId = uint32At(this.#listed, from + place);
      this.#gaps[place] = docId - before - 1;
      before = docId;
    }
    return this.#gaps.subarray(0, this.#begun);
  }

  #packPositions(isUndivided: boolean): void {
    packPositions(
      this.#bits,
      this.#firsts.subarray(0, this.#begun),
      this.#counts.subarray(0, this.#begun),
      this.#steps.subarray(0, this.#stepCount),
      isUndivided,
    );
    this.#bits.moveTo(this.#positions);
  }

  #listedBits(): Uint32Array {
    const bits = emptySet(this.#bitBytes * 8);
    for (const docId of this.#listed.subarray(0, this.#documents)) add(bits, docId);
    return bits;
  }
}

/** With how many low bits gaps take the fewest; so that the zeros of none are more than a number may have bits. */
function bestLowBits(gaps: Uint32Array): number {
  const width = bitsOf(gaps.reduce((all, gap) => all | gap, 0));
  if (gaps.length === 1) return SINGLE_BITS.find((bits) => bits >= width) ?? failAt(width);
  let best = width;
  let least = gaps.length * width;
  for (let low = Math.max(0, width - MAX_ZEROS_BITS); low < width; low++) {
    const all = gaps.reduce((sum, gap) => sum + low + (gap >>> low), 0);
    if (all < least) [best, least] = [low, all];
  }
  return best;
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView) =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** A copy with room for as many numbers as are needed, twice as many as before at least. */
function grown(array: Uint32Array<ArrayBuffer>, needed: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.max(array.length * 2, needed));
  larger.set(array);
  return larger;
}
