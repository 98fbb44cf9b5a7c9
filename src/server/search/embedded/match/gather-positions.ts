import { increment, uint32At } from "#domain/search/array-reads.ts";
import { add, type BitSet, emptySet, has, lowestBit, SetIndex } from "../lists/bit-set.ts";
import { ListMemory } from "../lists/list-memory.ts";
import { listBytes } from "../lists/posting-list.ts";
import { WholeList } from "../lists/whole-list.ts";
import type { InvertedIndexReader } from "../postings/inverted-index-reader.ts";
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
    this.#reserve(starts.values.length);
    eachDocument(starts, (docId, from, to) => {
      for (let at = from; at < to; at++) this.#push(docId, uint32At(starts.values, at));
    });
  }

  /** Adds the positions of the lists of terms, less `offset`, in the documents of a set. */
  addLists(index: InvertedIndexReader, terms: readonly Term[], among: BitSet, offset: number): void {
    // All at once: arrays that grow leave as much behind. Pages that nothing is written to take no memory.
    this.#reserve(terms.reduce((sum, { shape }) => sum + shape.documents + shape.further, 0));
    const memory = ListMemory.take();
    for (const group of index.adjacentTerms(terms)) {
      const [first] = group;
      if (!first) continue;
      const length = group.reduce((sum, { shape }) => sum + listBytes(shape), 0);
      const packed = memory.reservePacked("list", length);
      index.readLists(first, packed.bytes);
      let start = 0;
      for (const { shape } of group) {
        this.#addList(new WholeList(shape, packed, start, memory), among, offset);
        start += listBytes(shape);
      }
    }
    memory.giveBack();
  }

  #addList(list: WholeList, among: BitSet, offset: number): void {
    for (const block of list.blocks((docId) => has(among, docId))) {
      block.readFirsts();
      const { steps } = block;
      for (let place = 0; place < list.inBlock; place++) {
        const docId = list.docId(place);
        if (!has(among, docId)) continue;
        let position = uint32At(block.firsts, place);
        if (position >= offset) this.#push(docId, position - offset);
        block.find(place);
        while (steps.left > 0) {
          position += steps.next();
          if (position >= offset) this.#push(docId, position - offset);
        }
      }
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
    for (let at = 0; at < documents.length; at++) increment(next, uint32At(documents, at));
    for (let docId = 0, sum = 0; docId < next.length; docId++) {
      const count = uint32At(next, docId);
      next[docId] = sum;
      sum += count;
    }
    const positions = new Uint32Array(this.#length);
    for (let at = 0; at < documents.length; at++) {
      const docId = uint32At(documents, at);
      const place = uint32At(next, docId);
      positions[place] = uint32At(this.#positions, at);
      next[docId] = place + 1;
    }
    const docIds = emptySet(this.#size);
    const bounds = new Uint32Array(Math.min(this.#size, this.#length) + 1);
    let kept = 0;
    let held = 0;
    for (let docId = 0, from = 0; docId < next.length; docId++) {
      const to = uint32At(next, docId);
      if (to === from) continue;
      sort(positions, from, to);
      for (let last = -1; from < to; from++) {
        const position = uint32At(positions, from);
        if (position !== last) positions[kept++] = position;
        last = position;
      }
      add(docIds, docId);
      bounds[++held] = kept;
    }
    return { docIds, values: positions.subarray(0, kept), bounds: bounds.subarray(0, held + 1) };
  }
}

/** The positions in both; documents without one drop out. */
export function intersectTwoPositions(
  one: PhrasePositions,
  other: PhrasePositions,
  size: number,
): PhrasePositions {
  const docIds = emptySet(size);
  const values = new Uint32Array(Math.min(one.values.length, other.values.length));
  const bounds = new Uint32Array(Math.min(one.bounds.length, other.bounds.length));
  const places = new SetIndex(other.docIds);
  let kept = 0;
  let documents = 0;
  eachDocument(one, (docId, first, last) => {
    const place = places.of(docId);
    if (place < 0) return;
    const before = kept;
    const end = uint32At(other.bounds, place + 1);
    for (let at = first, to = uint32At(other.bounds, place); at < last && to < end; ) {
      const left = uint32At(one.values, at);
      const right = uint32At(other.values, to);
      if (left === right) values[kept++] = left;
      if (left <= right) at++;
      if (right <= left) to++;
    }
    if (kept === before) return;
    add(docIds, docId);
    bounds[++documents] = kept;
  });
  return { docIds, values: values.subarray(0, kept), bounds: bounds.subarray(0, documents + 1) };
}

/** Calls `visit` with each document and the range of its positions in `values`. */
export function eachDocument(
  { docIds, bounds }: PhrasePositions,
  visit: (docId: number, first: number, last: number) => void,
): void {
  let first = 0;
  let documents = 0;
  for (let word = 0; word < docIds.length; word++) {
    for (let bits = uint32At(docIds, word); bits !== 0; bits &= bits - 1) {
      const last = uint32At(bounds, ++documents);
      visit(word * 32 + lowestBit(bits), first, last);
      first = last;
    }
  }
}

/** Sorts a part of an array; of a few, as most documents have, inserting is cheaper. */
function sort(values: Uint32Array, from: number, to: number): void {
  if (to - from > FEW) {
    values.subarray(from, to).sort();
    return;
  }
  for (let at = from + 1; at < to; at++) {
    const value = uint32At(values, at);
    let place = at;
    for (; place > from; place--) {
      const before = uint32At(values, place - 1);
      if (before <= value) break;
      values[place] = before;
    }
    values[place] = value;
  }
}

function grown(array: Uint32Array<ArrayBuffer>, size: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(size);
  larger.set(array);
  return larger;
}
