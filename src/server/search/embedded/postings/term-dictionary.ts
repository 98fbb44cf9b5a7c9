import { firstIndex, float64At, itemAt } from "#domain/search/array-reads.ts";
import { VarintCursor } from "#domain/search/varint.ts";
import { ByteWriter } from "../lists/byte-writer.ts";
import {
  isUndivided,
  listBytes,
  type PostingListInfo,
  SINGLE_BITS,
  tableBytesOf,
} from "../lists/posting-list.ts";

/** Terms per dictionary block: only the first of each block is kept in memory. */
const BLOCK_TERMS = 128;

/** Instead of the distance from the second character before: another first character comes. */
const NEXT_FIRST = 0;

/**
 * How doc ids are stored: below AS_BITS, with positions and so many low bits; as bits; as gaps in several blocks. Of a single
 * document with one position, which of SINGLE_BITS and how many bytes more than these take: all that there is to tell.
 */
const AS_BITS = 32;
const IN_BLOCKS = 33;
const FORMS = 34;
/** Numbers of further bytes for each of SINGLE_BITS. */
const SINGLE_SIZES = 4;
const SMALL = 2 ** 30;
/** No code point. */
const ANY = -1;

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
  #second = 0;

  add(first: number, second: number, shape: PostingListInfo): void {
    const bytes = this.#bytes;
    if (this.#count++ % BLOCK_TERMS === 0) {
      this.#keys.push(termKey(first, second));
      this.#termsAt.push(bytes.length);
      this.#listsAt.push(this.#listAt);
      this.#first = 0;
    }
    if (first === this.#first) bytes.varint(second - this.#second);
    else {
      bytes.varint(NEXT_FIRST);
      bytes.varint(first - this.#first);
      bytes.varint(second);
    }
    this.#writeShape(shape);
    this.#first = first;
    this.#second = second;
    this.#listAt += listBytes(shape);
  }

  #writeShape(shape: PostingListInfo): void {
    const bytes = this.#bytes;
    const { documents, further, docIdBytes, positionBytes } = shape;
    if (documents === 1 && further === 0 && isUndivided(shape)) {
      const more = positionBytes - bytesOf(shape.gapBits);
      const rank = SINGLE_BITS.indexOf(shape.gapBits);
      bytes.varint(rank * SINGLE_SIZES + more);
      return;
    }
    const form = isUndivided(shape) ? shape.gapBits : shape.asBits ? AS_BITS : IN_BLOCKS;
    bytes.varint(((documents - 1) * 2 + (further > 0 ? 1 : 0)) * FORMS + form);
    if (further > 0) bytes.varint(further);
    if (form >= AS_BITS) bytes.varint(docIdBytes);
    bytes.varint(positionBytes);
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
export const readTermBlock = (bytes: Uint8Array, listAt: number): Term[] => readTerms(bytes, listAt, 0, ANY);

/**
 * A term of one dictionary block, or null: read in passing, since most lookups want one of a block and the objects of the
 * others would be most of what a text of hundreds of bigrams leaves behind.
 */
export const findTerm = (bytes: Uint8Array, listAt: number, first: number, second: number): Term | null =>
  readTerms(bytes, listAt, first, second)[0] ?? null;

/** The terms of a block, or with a second character other than ANY that of a bigram. */
function readTerms(bytes: Uint8Array, listAt: number, first: number, second: number): Term[] {
  const found: Term[] = [];
  const numbers = new VarintCursor(bytes);
  const isAny = second === ANY;
  let offset = listAt;
  let ownFirst = 0;
  let ownSecond = 0;
  while (numbers.at < numbers.end) {
    const more = numbers.next();
    if (more === NEXT_FIRST) {
      ownFirst += numbers.next();
      ownSecond = numbers.next();
      if (ownFirst > first && !isAny) break;
    } else ownSecond += more;
    const head = numbers.next();
    // Nearly always a small integer, whose division is cheap.
    const counts = head < SMALL ? (head / FORMS) | 0 : Math.floor(head / FORMS);
    const form = head - counts * FORMS;
    const documents = (counts >>> 1) + 1;
    const further = (counts & 1) === 1 ? numbers.next() : 0;
    const isSingle = head < AS_BITS;
    const docIdBytes = form < AS_BITS ? 0 : numbers.next();
    const gapBits = isSingle ? itemAt(SINGLE_BITS, (form / SINGLE_SIZES) | 0) : form < AS_BITS ? form : 0;
    const positionBytes = isSingle ? bytesOf(gapBits) + (form % SINGLE_SIZES) : numbers.next();
    if (isAny || (ownSecond === second && ownFirst === first)) {
      const shape = { documents, docIdBytes, asBits: form === AS_BITS, gapBits, further, positionBytes };
      found.push({ first: ownFirst, second: ownSecond, shape, offset });
      if (!isAny) break;
    }
    offset += docIdBytes + tableBytesOf(documents) + positionBytes;
  }
  return found;
}

const bytesOf = (bits: number) => (bits + 7) >>> 3;

/** The last block whose first key is not above the given key; -1 if all are above. */
export function findBlock(keys: Float64Array, key: number): number {
  return firstIndex(keys.length, (block) => float64At(keys, block) > key) - 1;
}
