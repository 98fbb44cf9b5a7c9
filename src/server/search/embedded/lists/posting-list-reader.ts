import { uint32At } from "#domain/search/array-reads.ts";
import type { BlockFile } from "../../../generated/block-file.ts";
import { add, type BitSet, emptySet, has, unite } from "./bit-set.ts";
import { decodeDocIds } from "./doc-ids.ts";
import { packedMemory } from "./packed-bits.ts";
import { PositionBlock } from "./position-block.ts";
import { PositionCursor } from "./position-cursor.ts";
import {
  BLOCK_DOCUMENTS,
  blocksOf,
  documentsOfBlock,
  listBytes,
  type PostingListInfo,
  tableBytes,
} from "./posting-list.ts";

/** Called with a document, the position block that contains it, and its index in the block. */
type Visit = (docId: number, block: PositionBlock, place: number) => void;

/** A posting list on disk. The caller owns the results of its methods, except for `listed`. */
export class PostingListReader {
  readonly info: PostingListInfo;
  readonly #file: BlockFile;
  readonly #offset: number;
  #listed: BitSet | null = null;

  constructor(file: BlockFile, { info, offset }: { info: PostingListInfo; offset: number }) {
    this.info = info;
    this.#file = file;
    this.#offset = offset;
  }

  /** The documents as a set over an index of `size` documents. The set is cached and must not be changed. */
  listed(size: number): BitSet {
    if (!this.#listed) {
      this.#listed = emptySet(size);
      this.addDocIdsTo(this.#listed);
    }
    return this.#listed;
  }

  /** Adds the documents to a set. */
  addDocIdsTo(set: BitSet): void {
    if (!this.info.asBits) for (const docId of this.docIds()) add(set, docId);
    else {
      const bits = new Uint32Array(set.length);
      this.#file.read(new Uint8Array(bits.buffer), this.#offset);
      unite(set, bits);
    }
  }

  /** The documents, ascending. */
  docIds(): Uint32Array {
    const { documents, docIdBytes, asBits } = this.info;
    return decodeDocIds(this.#read(0, docIdBytes), documents, asBits);
  }

  /** Visits every document, ascending; with `among` only those of a set. */
  each(visit: Visit, among?: BitSet): void {
    const { info } = this;
    const view = this.#read(0, listBytes(info));
    const docIds = decodeDocIds(view, info.documents, info.asBits);
    const positionsAt = info.docIdBytes + tableBytes(info);
    const positions = new PositionBlock();
    for (let block = 0; block < blocksOf(info); block++) {
      const offset = tableBytes(info) === 0 ? 0 : view.getUint32(info.docIdBytes + block * 4, true);
      const documents = documentsOfBlock(info, block);
      positions.open(view, positionsAt + offset, documents);
      for (let place = 0; place < documents; place++) {
        const docId = uint32At(docIds, block * BLOCK_DOCUMENTS + place);
        if (!among || has(among, docId)) visit(docId, positions, place);
      }
    }
  }

  /** Iterates over the positions in at most `candidates` documents of an index of `size`. */
  positions(size: number, candidates: number): PositionCursor {
    const { info } = this;
    const tableAt = info.docIdBytes;
    const table = this.#read(tableAt, tableBytes(info));
    const offsets = new Uint32Array(blocksOf(info) + 1);
    if (tableBytes(info) > 0)
      for (let block = 0; block < blocksOf(info); block++) offsets[block] = table.getUint32(block * 4, true);
    offsets[blocksOf(info)] = info.positionBytes;
    const positionsAt = tableAt + tableBytes(info);
    return new PositionCursor({
      info,
      offsets,
      candidates,
      listed: this.listed(size),
      read: (from, to) => this.#read(positionsAt + from, to - from),
    });
  }

  /** `length` bytes of the list from an offset, padded for reads of packed numbers. */
  #read(from: number, length: number): DataView {
    const { bytes, view } = packedMemory(length);
    this.#file.read(bytes, this.#offset + from);
    return view;
  }
}
