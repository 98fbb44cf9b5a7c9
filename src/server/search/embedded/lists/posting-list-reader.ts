import { uint32At } from "#domain/search/array-reads.ts";
import type { BlockFile } from "../../../generated/block-file.ts";
import { type BitSet, countBits, emptySet, has, unite } from "./bit-set.ts";
import { ListMemory } from "./list-memory.ts";
import { PositionCursor } from "./position-cursor.ts";
import {
  addDocIds,
  bytesOfDocIds,
  decodeDocIds,
  listBytes,
  type PostingListInfo,
  tableBytes,
} from "./posting-list.ts";
import { WholeList } from "./whole-list.ts";

/** With fewer candidates than one in this many documents of a list, only their blocks are read. */
const FEW = 256;
/** With more candidates than one in so many documents of a list, a block's first positions are unpacked together. */
const DENSE = 8;
/** Positions of so many bytes are read at once where they are wanted of most documents. */
const AT_ONCE = 1 << 16;

/**
 * A posting list on disk. Each method reads the sections it needs; what it returns belongs to the caller, but for `listed`,
 * which is read once and never changed.
 */
export class PostingListReader {
  readonly shape: PostingListInfo;
  readonly #file: BlockFile;
  /** Where the list and its other sections begin. */
  readonly #offset: number;
  readonly #tableAt: number;
  readonly #positionsAt: number;
  #listed: BitSet | null = null;
  /** In a list without sections, the bit at which positions begin, once its doc ids are read. */
  #positionsBit = 0;

  constructor(file: BlockFile, { shape, offset }: { shape: PostingListInfo; offset: number }) {
    this.shape = shape;
    this.#file = file;
    this.#offset = offset;
    this.#tableAt = offset + shape.docIdBytes;
    this.#positionsAt = this.#tableAt + tableBytes(shape);
  }

  /** The documents as a set over an index of `size` documents. */
  docIds(size: number): BitSet {
    const set = emptySet(size);
    if (this.shape.asBits) this.#file.read(new Uint8Array(set.buffer), this.#offset);
    else this.addDocIdsTo(set);
    return set;
  }

  /** The same set, shared by all who ask this reader. */
  listed(size: number): BitSet {
    this.#listed ??= this.docIds(size);
    return this.#listed;
  }

  /** Adds the documents to a set. */
  addDocIdsTo(set: BitSet): void {
    const memory = ListMemory.take();
    if (this.shape.asBits) unite(set, this.#readBits(memory));
    else {
      const packed = memory.reservePacked("docIds", bytesOfDocIds(this.shape));
      this.#file.read(packed.bytes, this.#offset);
      this.#positionsBit = addDocIds(this.shape, packed, set);
    }
    memory.giveBack();
  }

  /** How many of the documents are in a set. */
  countIn(set: BitSet): number {
    const memory = ListMemory.take();
    let count = 0;
    if (this.shape.asBits) {
      const words = this.#readBits(memory);
      for (let word = 0; word < words.length; word++)
        count += countBits(uint32At(words, word) & uint32At(set, word));
    } else for (const docId of this.#decodeDocIds(memory)) if (has(set, docId)) count++;
    memory.giveBack();
    return count;
  }

  /** Calls `visit` with every document, ascending, and the first position of the bigram in it. */
  eachFirstPosition(visit: (docId: number, position: number) => void): void {
    const memory = ListMemory.take();
    const list = this.#readWhole(memory);
    for (const block of list.blocks()) {
      block.readFirsts();
      for (let place = 0; place < list.inBlock; place++)
        visit(list.docId(place), uint32At(block.firsts, place));
    }
    memory.giveBack();
  }

  /** Fills `into` with all bytes of the list, of which there are `listBytes(shape)`. */
  readBytes(into: Uint8Array): void {
    this.#file.read(into, this.#offset);
  }

  /** Where the positions in at most `candidates` documents of an index of `size` lie; to be closed afterwards. */
  positions(size: number, candidates: number): PositionCursor {
    const memory = ListMemory.take();
    const { shape } = this;
    const table = memory.reserveWords("table", Math.max(1, tableBytes(shape) / 4) + 1);
    table[0] = 0;
    table[table.length - 1] = shape.positionBytes;
    this.#file.read(new Uint8Array(table.buffer, 0, tableBytes(shape)), this.#tableAt);
    const listed = this.listed(size);
    return new PositionCursor({
      memory,
      listed,
      startBit: this.#positionsBit,
      shape,
      table,
      atOnce: candidates * FEW < shape.documents ? 0 : AT_ONCE,
      isDense: candidates * DENSE > shape.documents,
      read: (from, to) => {
        const packed = memory.reservePacked("positions", to - from);
        this.#file.read(packed.bytes, this.#positionsAt + from);
        return packed;
      },
    });
  }

  #readBits(memory: ListMemory): BitSet {
    const words = memory.reserveWords("docIds", this.shape.docIdBytes / 4);
    this.#file.read(new Uint8Array(words.buffer, 0, this.shape.docIdBytes), this.#offset);
    return words;
  }

  #decodeDocIds(memory: ListMemory): Uint32Array {
    const packed = memory.reservePacked("docIds", bytesOfDocIds(this.shape));
    this.#file.read(packed.bytes, this.#offset);
    const docIds = memory.reserveWords("decoded", this.shape.documents);
    decodeDocIds(this.shape, packed, 0, docIds);
    return docIds;
  }

  #readWhole(memory: ListMemory): WholeList {
    const packed = memory.reservePacked("list", listBytes(this.shape));
    this.#file.read(packed.bytes, this.#offset);
    return new WholeList(this.shape, packed, 0, memory);
  }
}
