import { firstIndex, float64At } from "#domain/search/array-reads.ts";
import { VarintCursor } from "#domain/search/varint.ts";
import { ByteWriter } from "../lists/byte-writer.ts";
import { listBytes, type PostingListInfo, tableBytesOf } from "../lists/posting-list.ts";

/** Terms per dictionary block: only the first of each block is kept in memory. */
const BLOCK_TERMS = 64;

/** Where a term's posting list lies in the postings file. */
export interface Term {
  first: number;
  second: number;
  shape: PostingListInfo;
  /** Byte offset of the list. */
  offset: number;
}

/** One number that orders terms by first, then second character. */
export const termKey = (first: number, second: number) => first * 0x20_0000 + second;

/**
 * The index of a dictionary: for every block its first term's key, its offset, and its first list's offset.
 */
export type TermBlocks = { keys: Float64Array; termsAt: Float64Array; listsAt: Float64Array };

/** Collects terms in ascending order and builds the dictionary's bytes and block index. */
export class TermWriter {
  readonly #bytes = new ByteWriter();
  readonly #keys: number[] = [];
  readonly #termsAt: number[] = [];
  readonly #listsAt: number[] = [];
  #count = 0;
  #listAt = 0;
  #first = 0;

  add(first: number, second: number, shape: PostingListInfo): void {
    if (this.#count++ % BLOCK_TERMS === 0) {
      this.#keys.push(termKey(first, second));
      this.#termsAt.push(this.#bytes.length);
      this.#listsAt.push(this.#listAt);
      this.#first = 0;
    }
    this.#bytes.varint(first - this.#first);
    this.#bytes.varint(second);
    this.#bytes.varint(shape.documents);
    // The flag shares a byte with the size of the doc ids.
    this.#bytes.varint(shape.docIdBytes * 2 + (shape.asBits ? 1 : 0));
    this.#bytes.varint(shape.further);
    this.#bytes.varint(shape.positionBytes);
    this.#first = first;
    this.#listAt += listBytes(shape);
  }

  /** The dictionary's bytes, and the index of its blocks with one closing entry. */
  finish(): { bytes: Uint8Array; blocks: TermBlocks } {
    return {
      bytes: this.#bytes.copy(),
      blocks: {
        keys: Float64Array.from(this.#keys),
        termsAt: Float64Array.from([...this.#termsAt, this.#bytes.length]),
        listsAt: Float64Array.from([...this.#listsAt, this.#listAt]),
      },
    };
  }
}

/** The terms of one dictionary block. */
export function readTermBlock(bytes: Uint8Array, listAt: number): Term[] {
  const terms: Term[] = [];
  const numbers = new VarintCursor(bytes);
  let offset = listAt;
  let first = 0;
  while (numbers.at < numbers.end) {
    first += numbers.next();
    const second = numbers.next();
    const documents = numbers.next();
    const list = numbers.next();
    const shape: PostingListInfo = {
      documents,
      docIdBytes: Math.floor(list / 2),
      asBits: list % 2 === 1,
      further: numbers.next(),
      positionBytes: numbers.next(),
    };
    terms.push({ first, second, shape, offset });
    offset += listBytes(shape);
  }
  return terms;
}

/**
 * A term of one dictionary block, or null: read in passing, since most lookups want one of a block and the objects of the
 * others would be most of what a text of hundreds of bigrams leaves behind.
 */
export function findTerm(bytes: Uint8Array, listAt: number, first: number, second: number): Term | null {
  const numbers = new VarintCursor(bytes);
  let offset = listAt;
  let at = 0;
  while (numbers.at < numbers.end) {
    at += numbers.next();
    const own = numbers.next();
    if (at > first) return null;
    const isFound = at === first && own === second;
    const documents = numbers.next();
    const list = numbers.next();
    const docIdBytes = Math.floor(list / 2);
    const further = numbers.next();
    const positionBytes = numbers.next();
    if (isFound) {
      const shape = { documents, docIdBytes, asBits: list % 2 === 1, further, positionBytes };
      return { first, second, shape, offset };
    }
    offset += docIdBytes + tableBytesOf(documents) + positionBytes;
  }
  return null;
}

/** The last block whose first key is not above the given key; -1 if all are above. */
export function findBlock(keys: Float64Array, key: number): number {
  return firstIndex(keys.length, (block) => float64At(keys, block) > key) - 1;
}
