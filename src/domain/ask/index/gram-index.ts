import { float64At, uint8At, uint32At } from "../../search/array-reads.ts";
import { VarintCursor } from "../../search/varint.ts";

/**
 * A column of numbers that is read in stretches. The numbers are in memory, or in a file from which they are
 * read on demand.
 */
export interface Stretches<Numbers> {
  /**
   * The numbers from the index `from` up to, but not including, `to`. They are valid until the next call on
   * this column.
   */
  subarray(from: number, to: number): Numbers;
}

/** An inverted index of bigrams. Documents are numbered from 0. */
export interface GramColumns<Bytes extends Stretches<Uint8Array> = Uint8Array> {
  /** Keys of the bigrams, ascending. */
  keys: Uint32Array;
  /** For each bigram, the offset of its postings in bytes; then the length of all postings. */
  offsets: Uint32Array;
  /** Document frequency of each bigram. */
  counts: Uint32Array;
  /**
   * The postings of all bigrams, as varints. Each is twice the distance to the previous document, plus 1 if
   * the bigram occurs more than once. In that case a byte with the count follows.
   */
  postings: Bytes;
  /** Length of each document, in characters. */
  lengths: Uint16Array;
}

/** Finds bigrams and reads their postings. */
export class GramIndex {
  readonly columns: GramColumns<Stretches<Uint8Array>>;
  readonly documents: number;
  readonly meanLength: number;

  constructor(columns: GramColumns<Stretches<Uint8Array>>) {
    this.columns = columns;
    this.documents = columns.lengths.length;
    this.meanLength = columns.lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, this.documents);
  }

  /** Number of documents that have a bigram. */
  countOf(key: number): number {
    const gram = this.#find(key);
    return gram < 0 ? 0 : uint32At(this.columns.counts, gram);
  }

  /** BM25's inverse document frequency of a bigram; 0 if no document has it. */
  idfOf(key: number): number {
    const count = this.countOf(key);
    return count === 0 ? 0 : Math.log(1 + (this.documents - count + 0.5) / (count + 0.5));
  }

  /** The postings of a bigram. They are valid until those of another bigram are requested. */
  postings(key: number): GramPostings {
    const gram = this.#find(key);
    const { offsets, postings } = this.columns;
    if (gram < 0) return new GramPostings(new Uint8Array());
    return new GramPostings(postings.subarray(uint32At(offsets, gram), uint32At(offsets, gram + 1)));
  }

  #find(key: number): number {
    const { keys } = this.columns;
    let low = 0;
    let high = keys.length - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const at = uint32At(keys, middle);
      if (at === key) return middle;
      if (at < key) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}

/** Iterates over the documents that have a bigram, in ascending order. */
export class GramPostings {
  readonly #numbers: VarintCursor;
  /** The current document; -1 before the first `next`. */
  doc = -1;
  /** How often the bigram occurs in the current document, at most 255. */
  times = 0;

  constructor(bytes: Uint8Array) {
    this.#numbers = new VarintCursor(bytes);
  }

  /** Moves to the next document; false after the last. */
  next(): boolean {
    const numbers = this.#numbers;
    if (numbers.at === numbers.end) return false;
    const value = numbers.next();
    this.doc += value >>> 1;
    this.times = value & 1 ? uint8At(numbers.bytes, numbers.at++) : 1;
    return true;
  }
}

/** Parameters of BM25: `k1` for saturation, `b` for length normalisation. */
export interface Bm25 {
  k1: number;
  b: number;
}

/**
 * Minimum inverse document frequency. A bigram with a lower one is in nearly every document, and its postings
 * are not worth reading.
 */
const MIN_IDF = 0.25;

/** Adds the BM25 score of each document to `into`. Each bigram's part is multiplied by its weight. */
export function addBm25(
  index: GramIndex,
  bigrams: readonly { key: number; weight: number }[],
  { k1, b }: Bm25,
  into: Float64Array,
): void {
  const { lengths } = index.columns;
  const perCharacter = (k1 * b) / Math.max(1, index.meanLength);
  const least = k1 * (1 - b);
  for (const { key, weight } of bigrams) {
    const idf = index.idfOf(key);
    if (idf < MIN_IDF) continue;
    const factor = idf * weight * (k1 + 1);
    for (const postings = index.postings(key); postings.next(); ) {
      const { doc, times } = postings;
      const saturation = least + perCharacter * (lengths[doc] ?? 0);
      into[doc] = float64At(into, doc) + (factor * times) / (times + saturation);
    }
  }
}
