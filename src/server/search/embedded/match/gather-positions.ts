import { type BitSet, cardinality, countBits, emptySet, lowestBit } from "../postings/bit-set.ts";
import type { PostingListInfo } from "../postings/posting-list.ts";
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
    this.#reserve(lengthOf(starts));
    const values = this.#values;
    const documents = this.#documents;
    let length = this.#length;
    eachDocument(starts, (rank, from, to) => {
      for (let at = from; at < to; at++) {
        documents[length] = rank;
        values[length++] = starts.values[at]!;
      }
    });
    this.#length = length;
  }

  /** Adds the positions of a list, less `offset`, in the documents of a set; the list's bytes are given whole. */
  addList(shape: PostingListInfo, bytes: Uint8Array, among: BitSet, offset: number): void {
    const { documents, docIdBytes, asBits, wide, restBytes } = shape;
    this.#reserve(documents + restBytes);
    let first = docIdBytes;
    let rest = bytes.length - restBytes;
    const step = wide ? 4 : 2;
    if (asBits) {
      for (let byte = 0; byte < docIdBytes; byte++) {
        for (let bits = bytes[byte]!; bits !== 0; bits &= bits - 1, first += step)
          rest = this.#take(bytes, byte * 8 + lowestBit(bits), first, wide, rest, among, offset);
      }
      return;
    }
    for (let at = 0, rank = 0; at < docIdBytes; first += step) {
      let byte = bytes[at++]!;
      let difference = byte & 0x7f;
      for (let shift = 7; byte > 0x7f; shift += 7) {
        byte = bytes[at++]!;
        difference |= (byte & 0x7f) << shift;
      }
      rank += difference;
      rest = this.#take(bytes, rank, first, wide, rest, among, offset);
    }
  }

  /** Adds the positions of one document of a list; gives where the rest of the next begins. */
  #take(
    bytes: Uint8Array,
    rank: number,
    firstAt: number,
    wide: boolean,
    rest: number,
    among: BitSet,
    offset: number,
  ): number {
    let first = bytes[firstAt]! | (bytes[firstAt + 1]! << 8);
    if (wide) first |= (bytes[firstAt + 2]! << 16) | (bytes[firstAt + 3]! << 24);
    let at = rest;
    let end = rest;
    if ((first & 1) === 1) {
      let byte = bytes[at++]!;
      let length = byte & 0x7f;
      for (let shift = 7; byte > 0x7f; shift += 7) {
        byte = bytes[at++]!;
        length |= (byte & 0x7f) << shift;
      }
      end = at + length;
    }
    if (((among[rank >>> 5]! >>> (rank & 31)) & 1) === 0) return end;
    let position = (first >>> 1) - offset;
    for (;;) {
      if (position >= 0) {
        this.#documents[this.#length] = rank;
        this.#values[this.#length++] = position;
      }
      if (at >= end) return end;
      let byte = bytes[at++]!;
      let step = byte & 0x7f;
      for (let shift = 7; byte > 0x7f; shift += 7) {
        byte = bytes[at++]!;
        step |= (byte & 0x7f) << shift;
      }
      position += step;
    }
  }

  #reserve(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#values.length) return;
    const size = Math.max(needed, this.#values.length * 2);
    this.#documents = grown(this.#documents, size);
    this.#values = grown(this.#values, size);
  }

  /** All positions added, each once, in order. */
  finish(): PhrasePositions {
    const size = this.#size;
    const documents = this.#documents.subarray(0, this.#length);
    // Counting sort by document: of each where its positions end, first those of the document before it.
    const places = new Uint32Array(size + 1);
    for (let at = 0; at < documents.length; at++) places[documents[at]! + 1]!++;
    for (let rank = 0; rank < size; rank++) places[rank + 1]! += places[rank]!;
    const values = new Uint32Array(this.#length);
    for (let at = 0; at < documents.length; at++) values[places[documents[at]!]!++] = this.#values[at]!;
    const ranks = emptySet(size);
    const ends = new Uint32Array(Math.min(size, this.#length));
    let kept = 0;
    let held = 0;
    for (let rank = 0, from = 0; rank < size; rank++) {
      const to = places[rank]!;
      if (to === from) continue;
      sort(values, from, to);
      values[kept++] = values[from]!;
      for (let place = from + 1; place < to; place++)
        if (values[place] !== values[place - 1]) values[kept++] = values[place]!;
      ranks[rank >>> 5]! |= 1 << (rank & 31);
      ends[held++] = kept;
      from = to;
    }
    return { docIds: ranks, values: values.subarray(0, kept), ends: ends.subarray(0, held) };
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

function grown(array: Uint32Array<ArrayBuffer>, size: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(size);
  larger.set(array);
  return larger;
}
