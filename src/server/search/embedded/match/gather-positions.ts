import { VarintCursor } from "#domain/search/varint.ts";
import { add, type BitSet, cardinality, countBits, emptySet, has, lowestBit } from "../postings/bit-set.ts";
import type { InvertedIndexReader } from "../postings/inverted-index-reader.ts";
import { ListMemory } from "../postings/list-memory.ts";
import { decodeDocIds, listBytes, type PostingListInfo } from "../postings/posting-list.ts";
import type { Term } from "../postings/term-dictionary.ts";
import type { PhrasePositions } from "./intersect-positions.ts";

/** Up to this many positions of a document, insertion is cheaper than a sort. */
const FEW = 24;

/** Unites several sets of positions over an index of `size` documents. */
export class PositionsUnion {
  readonly #size: number;
  #documents = new Uint32Array(1 << 10);
  #positions = new Uint32Array(1 << 10);
  #length = 0;

  constructor(size: number) {
    this.#size = size;
  }

  add(starts: PhrasePositions): void {
    this.#reserve(lengthOf(starts));
    eachDocument(starts, (docId, from, to) => {
      for (let at = from; at < to; at++) this.#push(docId, starts.values[at]!);
    });
  }

  /** Adds the positions of the lists of terms, less `offset`, in the documents of a set. */
  addLists(index: InvertedIndexReader, terms: readonly Term[], among: BitSet, offset: number): void {
    const memory = ListMemory.take();
    for (const group of index.adjacentTerms(terms)) {
      const [first] = group;
      if (!first) continue;
      const length = group.reduce((sum, { shape }) => sum + listBytes(shape), 0);
      const bytes = memory.reserve("rest", length);
      index.readLists(first, bytes);
      let at = 0;
      for (const { shape } of group) {
        const end = at + listBytes(shape);
        const docIds = memory.reserveWords("decoded", shape.documents);
        this.#addList(shape, bytes.subarray(at, end), docIds, among, offset);
        at = end;
      }
    }
    memory.giveBack();
  }

  /** Adds a list whose bytes are given, with memory for its doc ids. */
  #addList(
    shape: PostingListInfo,
    bytes: Uint8Array,
    docIds: Uint32Array,
    among: BitSet,
    offset: number,
  ): void {
    const { documents, docIdBytes, wide, restBytes } = shape;
    this.#reserve(documents + restBytes);
    decodeDocIds(shape, bytes, docIds);
    const firsts = new DataView(bytes.buffer, bytes.byteOffset + docIdBytes);
    const rest = new VarintCursor(bytes, bytes.length - restBytes);
    for (let index = 0; index < documents; index++) {
      const docId = docIds[index]!;
      const first = wide ? firsts.getUint32(index * 4, true) : firsts.getUint16(index * 2, true);
      const end = (first & 1) === 1 ? rest.next() + rest.at : rest.at;
      if (has(among, docId)) {
        let position = first >>> 1;
        if (position >= offset) this.#push(docId, position - offset);
        while (rest.at < end) {
          position += rest.next();
          if (position >= offset) this.#push(docId, position - offset);
        }
      }
      rest.at = end;
    }
  }

  #push(docId: number, position: number): void {
    this.#documents[this.#length] = docId;
    this.#positions[this.#length++] = position;
  }

  #reserve(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#positions.length) return;
    const size = Math.max(needed, this.#positions.length * 2);
    this.#documents = grown(this.#documents, size);
    this.#positions = grown(this.#positions, size);
  }

  /** All positions added, each once, in order. */
  finish(): PhrasePositions {
    const documents = this.#documents.subarray(0, this.#length);
    // Counting sort by document: in `next` where the next position of each goes, at last where its positions end.
    const next = new Uint32Array(this.#size);
    for (let at = 0; at < documents.length; at++) next[documents[at]!]!++;
    let sum = 0;
    for (let docId = 0; docId < next.length; docId++) {
      const before = sum;
      sum += next[docId]!;
      next[docId] = before;
    }
    const positions = new Uint32Array(this.#length);
    for (let at = 0; at < documents.length; at++) positions[next[documents[at]!]!++] = this.#positions[at]!;
    const docIds = emptySet(this.#size);
    const ends = new Uint32Array(Math.min(this.#size, this.#length));
    let kept = 0;
    let held = 0;
    for (let docId = 0, from = 0; docId < next.length; docId++) {
      const to = next[docId]!;
      if (to === from) continue;
      sort(positions, from, to);
      for (let last = -1; from < to; from++) {
        const position = positions[from]!;
        if (position !== last) positions[kept++] = position;
        last = position;
      }
      add(docIds, docId);
      ends[held++] = kept;
    }
    return { docIds, values: positions.subarray(0, kept), ends: ends.subarray(0, held) };
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

/** Sorts a part of an array; of a few, as most documents have, inserting is cheaper. */
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
