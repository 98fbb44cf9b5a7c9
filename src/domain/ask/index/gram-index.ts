/** Where each gram stands: an inverted index over documents numbered from 0. */
export interface GramColumns {
  /** Keys of the grams, ascending. */
  keys: Float64Array;
  /** Where the postings of each begin, in bytes, and one more for the end. */
  offsets: Uint32Array;
  /** In how many documents each stands. */
  counts: Uint32Array;
  /** For each gram the documents, as varints: twice the distance to the last, plus 1 if a count (one byte) follows. */
  postings: Uint8Array;
  /** Length of each document, in characters. */
  lengths: Uint16Array;
}

/** Reads postings of grams; decoded ones stand in `docs` and `times` until the next call. */
export class GramIndex {
  readonly columns: GramColumns;
  readonly documents: number;
  readonly meanLength: number;
  docs: Uint32Array;
  times: Uint8Array;

  constructor(columns: GramColumns) {
    this.columns = columns;
    this.documents = columns.lengths.length;
    this.meanLength = columns.lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, this.documents);
    this.docs = new Uint32Array(this.documents);
    this.times = new Uint8Array(this.documents);
  }

  /** The number of a gram, or -1. */
  find(key: number): number {
    const { keys } = this.columns;
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

  /** BM25's weight of a gram: how rare it is. */
  idf(gram: number): number {
    const count = this.columns.counts[gram]!;
    return Math.log(1 + (this.documents - count + 0.5) / (count + 0.5));
  }

  /** Decodes the postings of a gram into `docs` and `times`; returns how many. */
  decode(gram: number): number {
    const { offsets, postings } = this.columns;
    const { docs, times } = this;
    const end = offsets[gram + 1]!;
    let count = 0;
    let doc = -1;
    for (let at = offsets[gram]!; at < end; ) {
      let value = 0;
      let scale = 1;
      let byte = postings[at++]!;
      while (byte >= 128) {
        value += (byte - 128) * scale;
        scale *= 128;
        byte = postings[at++]!;
      }
      value += byte * scale;
      doc += value >>> 1;
      docs[count] = doc;
      times[count++] = value & 1 ? postings[at++]! : 1;
    }
    return count;
  }
}
