import { VarintCursor } from "../../search/varint.ts";

/** A column of which stretches are read: numbers in memory, or in a file from which they are read as they are asked for. */
export interface Stretches<Numbers> {
  /** The numbers from a place up to another, which are valid until others of the column are asked for. */
  subarray(from: number, to: number): Numbers;
}

/** Where each gram stands: an inverted index over documents numbered from 0. */
export interface GramColumns<Bytes extends Stretches<Uint8Array> = Uint8Array> {
  /** Keys of the grams, ascending. */
  keys: Float64Array;
  /** Where the postings of each begin, in bytes, and one more for the end. */
  offsets: Uint32Array;
  /** In how many documents each stands. */
  counts: Uint32Array;
  /** For each gram the documents, as varints: twice the distance to the last, plus 1 if a count (one byte) follows. */
  postings: Bytes;
  /** Length of each document, in characters. */
  lengths: Uint16Array;
}

/** Finds grams and reads their postings. */
export class GramIndex {
  readonly columns: GramColumns<Stretches<Uint8Array>>;
  readonly documents: number;
  readonly meanLength: number;

  constructor(columns: GramColumns<Stretches<Uint8Array>>) {
    this.columns = columns;
    this.documents = columns.lengths.length;
    this.meanLength = columns.lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, this.documents);
  }

  /** The number of a gram, or -1. */
  find(key: number): number {
    return placeAmong(this.columns.keys, key);
  }

  /** The number of the first gram whose key is not below this; looked for from another on, near which it is found soon. */
  findFrom(from: number, key: number): number {
    const { keys } = this.columns;
    let low = from;
    let step = 1;
    while (low + step < keys.length && keys[low + step]! < key) {
      low += step;
      step *= 2;
    }
    let high = Math.min(keys.length, low + step);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (keys[middle]! < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** BM25's weight of a gram: how rare it is. */
  idf(gram: number): number {
    const count = this.columns.counts[gram]!;
    return Math.log(1 + (this.documents - count + 0.5) / (count + 0.5));
  }

  /** The postings of a gram as they are stored, until those of another are asked for. */
  bytesOf(gram: number): Uint8Array {
    const { offsets, postings } = this.columns;
    return postings.subarray(offsets[gram]!, offsets[gram + 1]!);
  }

  /** The documents that have a gram; read them before those of another are asked for. */
  postings(gram: number): GramPostings {
    return new GramPostings(this.bytesOf(gram));
  }
}

/** The place of a key among ascending ones, or -1. */
export function placeAmong(keys: Float64Array, key: number): number {
  let low = 0;
  let high = keys.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const at = keys[middle]!;
    if (at === key) return middle;
    if (at < key) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** The documents of a gram, one after another, ascending. */
export class GramPostings {
  readonly #numbers: VarintCursor;
  /** The present document; none before the first `next`. */
  doc = -1;
  /** How often the gram stands in it, at most 255. */
  times = 0;

  constructor(bytes: Uint8Array) {
    this.#numbers = new VarintCursor(bytes);
  }

  /** Goes to the next document; false after the last. */
  next(): boolean {
    const numbers = this.#numbers;
    if (numbers.at === numbers.end) return false;
    const value = numbers.next();
    this.doc += value >>> 1;
    this.times = value & 1 ? numbers.bytes[numbers.at++]! : 1;
    return true;
  }
}
