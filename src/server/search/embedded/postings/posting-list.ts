import { uint32At } from "#domain/search/array-reads.ts";
import { VarintCursor } from "#domain/search/varint.ts";
import type { RecordFile } from "../../../files/record-file.ts";
import { add, emptySet, lowestBit } from "./bit-set.ts";
import { ByteWriter } from "./byte-writer.ts";

/**
 * A posting list says which documents contain a bigram, and where. It has four sections:
 *
 * - doc ids: a varint for each document, the difference to the previous doc id, or, if shorter, one bit for
 *   each document of the index (BitSet);
 * - firsts: for each document its first position times two, plus one if there are more, in 16 or 32 bits,
 *   so that any document's position can be read without those before it;
 * - skips, only if there are more positions: for each block of BLOCK_DOCUMENTS documents the offset of
 *   its part of the rest, in 32 bits;
 * - rest: for each document with more positions the size in bytes of what follows, then the differences to
 *   the previous position, all varints.
 */
export const BLOCK_DOCUMENTS = 128;

/** What the dictionary stores of a list; the sizes of firsts and skips follow from it. */
export interface PostingListInfo {
  documents: number;
  docIdBytes: number;
  /** Doc ids are stored as one bit per document of the index. */
  asBits: boolean;
  /** First positions take 32 bits. */
  wide: boolean;
  restBytes: number;
}

export const firstPositionBytes = (shape: PostingListInfo) => shape.documents * (shape.wide ? 4 : 2);
export const skipOffsetBytes = (shape: PostingListInfo) =>
  shape.restBytes > 0 ? Math.ceil(shape.documents / BLOCK_DOCUMENTS) * 4 : 0;
export const listBytes = (shape: PostingListInfo) =>
  shape.docIdBytes + firstPositionBytes(shape) + skipOffsetBytes(shape) + shape.restBytes;

/** Fills `into` with the documents of a list, ascending; `bytes` begin with its doc ids. */
export function decodeDocIds(
  { documents, docIdBytes, asBits }: PostingListInfo,
  bytes: Uint8Array,
  into: Uint32Array,
): void {
  if (asBits) {
    let index = 0;
    let docId = 0;
    for (const byte of bytes.subarray(0, docIdBytes)) {
      for (let bits = byte; bits !== 0; bits &= bits - 1) into[index++] = docId + lowestBit(bits);
      docId += 8;
    }
    return;
  }
  const docIds = new VarintCursor(bytes);
  for (let index = 0, docId = 0; index < documents; index++) {
    docId += docIds.next();
    into[index] = docId;
  }
}

const LARGEST_NARROW_FIRST = 0xffff;

/** Builds one posting list after another; documents and positions come in ascending order. */
export class PostingListWriter {
  readonly #bitBytes: number;
  readonly #docIds = new ByteWriter();
  readonly #rest = new ByteWriter();
  readonly #more = new ByteWriter(1 << 12);
  #firsts = new Uint32Array(1 << 12);
  #listed = new Uint32Array(1 << 12);
  #skips: number[] = [];
  #documents = 0;
  #largestFirst = 0;

  /** `documents` is the size of the index if doc ids may be stored as bits. */
  constructor(documents = 0) {
    this.#bitBytes = Math.ceil(documents / 32) * 4;
  }

  /** Adds a document whose positions are in `positions` from `start` to `end`. */
  add(docId: number, positions: Uint32Array, start: number, end: number): void {
    const first = uint32At(positions, start);
    this.#addFirst(docId, first * 2 + (end - start > 1 ? 1 : 0));
    if (end - start === 1) return;
    this.#more.clear();
    for (let at = start + 1; at < end; at++)
      this.#more.varint(uint32At(positions, at) - uint32At(positions, at - 1));
    this.#rest.varint(this.#more.length);
    this.#rest.append(this.#more);
  }

  /** Adds a document as another list encodes it: its first position and its part of the rest. */
  addEncoded(docId: number, first: number, rest: Uint8Array, start: number, end: number): void {
    this.#addFirst(docId, first);
    this.#rest.bytes(rest.subarray(start, end));
  }

  /** Appends the finished list to a file and starts a new one. */
  finish(out: RecordFile): PostingListInfo {
    const asBits = this.#bitBytes > 0 && this.#bitBytes < this.#docIds.length;
    const shape: PostingListInfo = {
      documents: this.#documents,
      docIdBytes: asBits ? this.#bitBytes : this.#docIds.length,
      asBits,
      wide: this.#largestFirst > LARGEST_NARROW_FIRST,
      restBytes: this.#rest.length,
    };
    out.add(asBits ? bytesOf(this.#rankBits()) : this.#docIds.view());
    const firsts = this.#firsts.subarray(0, this.#documents);
    out.add(bytesOf(shape.wide ? firsts : new Uint16Array(firsts)));
    if (this.#rest.length > 0) out.add(bytesOf(Uint32Array.from(this.#skips)));
    out.add(this.#rest.view());
    this.#docIds.clear();
    this.#rest.clear();
    this.#skips = [];
    this.#documents = 0;
    this.#largestFirst = 0;
    return shape;
  }

  #addFirst(docId: number, first: number): void {
    const at = this.#documents++;
    if (at === this.#firsts.length) {
      this.#firsts = grown(this.#firsts);
      this.#listed = grown(this.#listed);
    }
    if (at % BLOCK_DOCUMENTS === 0) this.#skips.push(this.#rest.length);
    this.#docIds.varint(at === 0 ? docId : docId - uint32At(this.#listed, at - 1));
    this.#listed[at] = docId;
    this.#firsts[at] = first;
    if (first > this.#largestFirst) this.#largestFirst = first;
  }

  #rankBits(): Uint32Array {
    const bits = emptySet(this.#bitBytes * 8);
    for (const docId of this.#listed.subarray(0, this.#documents)) add(bits, docId);
    return bits;
  }
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView) =>
  new Uint8Array(buffer, byteOffset, byteLength);

function grown(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}
