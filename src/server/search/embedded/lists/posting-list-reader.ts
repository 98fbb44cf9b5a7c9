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

/** Receives a document, the position block that contains it, and the document's index in that block. */
type Visit = (docId: number, block: PositionBlock, place: number) => void;

/** Reads a posting list from disk. The caller owns what the methods return, except the set of `listed`. */
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

  /**
   * The documents of the list as a set. `size` is the number of documents of the index. The set is cached and
   * must not be changed.
   */
  listed(size: number): BitSet {
    if (!this.#listed) {
      this.#listed = emptySet(size);
      this.addDocIdsTo(this.#listed);
    }
    return this.#listed;
  }

  /** Adds the documents of the list to a set. */
  addDocIdsTo(set: BitSet): void {
    if (!this.info.asBits) for (const docId of this.docIds()) add(set, docId);
    else {
      const bits = new Uint32Array(set.length);
      this.#file.read(new Uint8Array(bits.buffer), this.#offset);
      unite(set, bits);
    }
  }

  /** The documents of the list, ascending. */
  docIds(): Uint32Array {
    const { documents, docIdBytes, asBits } = this.info;
    return decodeDocIds(this.#read(0, docIdBytes), documents, asBits);
  }

  /** Visits the documents of the list in ascending order: all of them, or only those in `among`. */
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

  /**
   * A cursor over the positions. `size` is the number of documents of the index; `candidates` is an upper
   * bound of the number of documents whose positions will be requested.
   */
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

  /** Reads `length` bytes of the list from offset `from`. Padding follows them, as packed numbers need. */
  #read(from: number, length: number): DataView {
    const { bytes, view } = packedMemory(length);
    this.#file.read(bytes, this.#offset + from);
    return view;
  }
}
