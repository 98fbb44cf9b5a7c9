import { type BitSet, cardinality, countBits, emptySet, lowestBit } from "../postings/bit-set.ts";
import type { PhrasePositions } from "./intersect-positions.ts";

/** Up to this many positions of a document, insertion is cheaper than a sort. */
const FEW = 24;

/** Unites several sets of positions over an index of `size` documents; what is added is copied at once. */
export class PositionsUnion {
  readonly #size: number;
  #documents = new Uint32Array(1 << 10);
  #values = new Uint32Array(1 << 10);
  #length = 0;

  constructor(size: number) {
    this.#size = size;
  }

  add(starts: PhrasePositions): void {
    eachDocument(starts, (rank, from, to) => {
      while (this.#length + to - from > this.#values.length) {
        this.#documents = doubled(this.#documents);
        this.#values = doubled(this.#values);
      }
      for (let at = from; at < to; at++) {
        this.#documents[this.#length] = rank;
        this.#values[this.#length++] = starts.values[at]!;
      }
    });
  }

  /** All positions added, each once, in order. */
  finish(): PhrasePositions {
    const ranks = emptySet(this.#size);
    const documents = this.#documents.subarray(0, this.#length);
    for (let at = 0; at < documents.length; at++) ranks[documents[at]! >>> 5]! |= 1 << (documents[at]! & 31);
    const before = countsBefore(ranks);
    const placeOf = (rank: number) =>
      before[rank >>> 5]! + countBits(ranks[rank >>> 5]! & ((1 << (rank & 31)) - 1));
    const ends = new Uint32Array(cardinality(ranks));
    for (let at = 0; at < documents.length; at++) ends[placeOf(documents[at]!)]!++;
    for (let at = 0, sum = 0; at < ends.length; at++) {
      const count = ends[at]!;
      ends[at] = sum;
      sum += count;
    }
    const values = new Uint32Array(this.#length);
    for (let at = 0; at < documents.length; at++)
      values[ends[placeOf(documents[at]!)]!++] = this.#values[at]!;
    let kept = 0;
    for (let at = 0, from = 0; at < ends.length; at++) {
      const to = ends[at]!;
      sort(values, from, to);
      for (let place = from; place < to; place++)
        if (place === from || values[place] !== values[place - 1]) values[kept++] = values[place]!;
      ends[at] = kept;
      from = to;
    }
    return { docIds: ranks, values: values.subarray(0, kept), ends };
  }
}

/** The positions in both; documents without one drop out. */
export function intersectTwoPositions(
  one: PhrasePositions,
  other: PhrasePositions,
  size: number,
): PhrasePositions {
  const ranks = emptySet(size);
  const values = new Uint32Array(Math.min(lengthOf(one), lengthOf(other)));
  const ends = new Uint32Array(Math.min(cardinality(one.docIds), cardinality(other.docIds)));
  const before = countsBefore(other.docIds);
  let kept = 0;
  let documents = 0;
  eachDocument(one, (rank, first, last) => {
    const word = other.docIds[rank >>> 5]!;
    const bit = 1 << (rank & 31);
    if ((word & bit) === 0) return;
    const place = before[rank >>> 5]! + countBits(word & (bit - 1));
    const end = other.ends[place]!;
    const keptBefore = kept;
    for (let at = first, to = place === 0 ? 0 : other.ends[place - 1]!; at < last && to < end; ) {
      const [left, right] = [one.values[at]!, other.values[to]!];
      if (left === right) values[kept++] = left;
      if (left <= right) at++;
      if (right <= left) to++;
    }
    if (kept === keptBefore) return;
    ranks[rank >>> 5]! |= bit;
    ends[documents++] = kept;
  });
  return { docIds: ranks, values: values.subarray(0, kept), ends: ends.subarray(0, documents) };
}

/** Calls `visit` with each document and the range of its positions in `values`. */
export function eachDocument(
  { docIds: ranks, ends }: PhrasePositions,
  visit: (rank: number, first: number, last: number) => void,
): void {
  let at = 0;
  for (let word = 0; word < ranks.length; word++) {
    for (let bits = ranks[word]!; bits !== 0; bits &= bits - 1, at++) {
      visit(word * 32 + lowestBit(bits), at === 0 ? 0 : ends[at - 1]!, ends[at]!);
    }
  }
}

/** For each word of a set the number of documents in the words before it. */
export function countsBefore(set: BitSet): Uint32Array {
  const before = new Uint32Array(set.length + 1);
  for (let word = 0; word < set.length; word++) before[word + 1] = before[word]! + countBits(set[word]!);
  return before;
}

const lengthOf = ({ docIds: ranks, ends }: PhrasePositions) => ends[cardinality(ranks) - 1] ?? 0;

function sort(values: Uint32Array, from: number, to: number): void {
  if (to - from > FEW) {
    values.subarray(from, to).sort();
    return;
  }
  for (let at = from + 1; at < to; at++) {
    const value = values[at]!;
    let place = at;
    for (; place > from && values[place - 1]! > value; place--) values[place] = values[place - 1]!;
    values[place] = value;
  }
}

function doubled(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}
