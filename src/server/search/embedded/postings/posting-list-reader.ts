import { VarintCursor } from "#domain/search/varint.ts";
import { type BitSet, lowestBit, unite } from "./bit-set.ts";
import { firstPositionBytes, type PostingListInfo, skipOffsetBytes } from "./posting-list.ts";

/** The sections of a list that are read separately, and the set built from its doc ids. */
export type ListSection = "ranks" | "firsts" | "jumps" | "rest" | "set";

/**
 * Memory for a section of the postings file, and a way to fill part of it; valid until the same section of
 * another list of the owner is requested.
 */
export interface SectionMemory {
  bytes: Uint8Array<ArrayBuffer>;
  read: (from: number, to: number) => void;
}
export type ReserveSection = (section: ListSection, offset: number, length: number) => SectionMemory;

/** Where the positions after each document's first lie. */
export interface Rest {
  jumps: Uint32Array;
  bytes: Uint8Array;
  /** Reads the part of one block of documents into `bytes`; does nothing if everything is read already. */
  readBlock: (block: number) => void;
}

/**
 * A posting list on disk. Each section is read on demand into memory that lists share: what a method returns
 * is valid until the same method of another list of the same owner is called.
 */
export class PostingListReader {
  readonly shape: PostingListInfo;
  readonly #offset: number;
  readonly #reserve: ReserveSection;

  constructor(shape: PostingListInfo, offset: number, reserve: ReserveSection) {
    this.shape = shape;
    this.#offset = offset;
    this.#reserve = reserve;
  }

  /** The documents as a set over an index of `size` documents. */
  docIds(size: number): BitSet {
    if (this.shape.asBits) return this.#bits();
    const { bytes } = this.#reserve("set", 0, Math.ceil(size / 32) * 4);
    const set = asWords(bytes).fill(0);
    this.uniteInto(set);
    return set;
  }

  /** Adds the documents to a set. */
  uniteInto(set: BitSet): void {
    if (this.shape.asBits) {
      unite(set, this.#bits());
      return;
    }
    // Varints are read in place: this is most of the work when searching for something rare.
    const bytes = this.#read("ranks", this.#offset, this.shape.docIdBytes);
    for (let at = 0, rank = 0; at < bytes.length; ) {
      let byte = bytes[at++]!;
      let step = byte & 0x7f;
      for (let shift = 7; byte > 0x7f; shift += 7) {
        byte = bytes[at++]!;
        step |= (byte & 0x7f) << shift;
      }
      rank += step;
      set[rank >>> 5]! |= 1 << (rank & 31);
    }
  }

  /** Calls `visit` with every document, ascending, and its index in the list. */
  eachDocId(visit: (rank: number, index: number) => void): void {
    if (this.shape.asBits) {
      const bits = this.#bits();
      for (let word = 0, index = 0; word < bits.length; word++) {
        for (let rest = bits[word]!; rest !== 0; rest &= rest - 1)
          visit(word * 32 + lowestBit(rest), index++);
      }
      return;
    }
    const docIds = new VarintCursor(this.#read("ranks", this.#offset, this.shape.docIdBytes));
    for (let index = 0; index < this.shape.documents; index++) {
      docIds.advance(0);
      visit(docIds.sum, index);
    }
  }

  /** For each document its first position times two, plus one if there are more. */
  firstPositions(): Uint16Array | Uint32Array {
    const bytes = this.#read("firsts", this.#offset + this.shape.docIdBytes, firstPositionBytes(this.shape));
    return this.shape.wide ? asWords(bytes) : new Uint16Array(bytes.buffer, 0, bytes.length / 2);
  }

  /**
   * The positions after the first, of documents with more than one: all at once, or block by block if only
   * some documents matter.
   */
  rest(byBlocks: boolean): Rest {
    const at = this.#offset + this.shape.docIdBytes + firstPositionBytes(this.shape);
    const size = skipOffsetBytes(this.shape);
    const jumps = asWords(this.#read("jumps", at, size));
    const { bytes, read } = this.#reserve("rest", at + size, this.shape.restBytes);
    if (!byBlocks) read(0, bytes.length);
    const readBlock = byBlocks
      ? (block: number) => read(jumps[block]!, jumps[block + 1] ?? bytes.length)
      : () => {};
    return { jumps, bytes, readBlock };
  }

  #read(section: ListSection, offset: number, length: number): Uint8Array<ArrayBuffer> {
    const { bytes, read } = this.#reserve(section, offset, length);
    read(0, length);
    return bytes;
  }

  #bits(): BitSet {
    return asWords(this.#read("ranks", this.#offset, this.shape.docIdBytes));
  }
}

const asWords = (bytes: Uint8Array<ArrayBuffer>) => new Uint32Array(bytes.buffer, 0, bytes.length / 4);
