import { type BitSet, emptySet, lowestBit, unite } from "./bit-set.ts";
import { firstsBytes, jumpsBytes, type ListShape } from "./posting-list.ts";
import { VarintReader } from "./varint-reader.ts";

/** The stretches of a list that are read apart. */
export type Stretch = "ranks" | "firsts" | "jumps" | "rest";

/** Reads bytes of the postings file; they hold until the same stretch of another list of the owner is read. */
export type ReadStretch = (stretch: Stretch, offset: number, length: number) => Uint8Array<ArrayBuffer>;

/** Where a document's positions after the first lie. */
export interface Rest {
  jumps: Uint32Array;
  bytes: Uint8Array;
}

/**
 * A posting list on disk; each stretch is read when it is asked for, into memory that lists share: what a
 * method returns holds until the same method of another list of the same owner is called.
 */
export class StoredList {
  readonly shape: ListShape;
  readonly #offset: number;
  readonly #read: ReadStretch;

  constructor(shape: ListShape, offset: number, read: ReadStretch) {
    this.shape = shape;
    this.#offset = offset;
    this.#read = read;
  }

  /** The documents as a set over an index of `size` documents. */
  ranks(size: number): BitSet {
    if (this.shape.asBits) return this.#bits();
    const set = emptySet(size);
    this.uniteInto(set);
    return set;
  }

  /** Adds the documents to a set. */
  uniteInto(set: BitSet): void {
    if (this.shape.asBits) {
      unite(set, this.#bits());
      return;
    }
    this.eachRank((rank) => {
      set[rank >>> 5]! |= 1 << (rank & 31);
    });
  }

  /** Calls `visit` with every document, ascending, and its index in the list. */
  eachRank(visit: (rank: number, index: number) => void): void {
    if (this.shape.asBits) {
      const bits = this.#bits();
      for (let word = 0, index = 0; word < bits.length; word++) {
        for (let rest = bits[word]!; rest !== 0; rest &= rest - 1)
          visit(word * 32 + lowestBit(rest), index++);
      }
      return;
    }
    const reader = new VarintReader(this.#read("ranks", this.#offset, this.shape.rankBytes));
    for (let index = 0, rank = 0; index < this.shape.documents; index++) {
      rank += reader.next();
      visit(rank, index);
    }
  }

  /** For each document its first position times two, plus one when there are more. */
  firsts(): Uint16Array | Uint32Array {
    const bytes = this.#read("firsts", this.#offset + this.shape.rankBytes, firstsBytes(this.shape));
    return this.shape.wide ? asWords(bytes) : new Uint16Array(bytes.buffer, 0, bytes.length / 2);
  }

  /** The positions after the first of documents that have more than one. */
  rest(): Rest {
    const at = this.#offset + this.shape.rankBytes + firstsBytes(this.shape);
    const jumps = jumpsBytes(this.shape);
    return {
      jumps: asWords(this.#read("jumps", at, jumps)),
      bytes: this.#read("rest", at + jumps, this.shape.restBytes),
    };
  }

  #bits(): BitSet {
    return asWords(this.#read("ranks", this.#offset, this.shape.rankBytes));
  }
}

const asWords = (bytes: Uint8Array<ArrayBuffer>) => new Uint32Array(bytes.buffer, 0, bytes.length / 4);
