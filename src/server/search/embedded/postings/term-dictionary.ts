import { firstIndex, float64At } from "#domain/search/array-reads.ts";
import { VarintCursor } from "#domain/search/varint.ts";
import { ByteWriter } from "../lists/byte-writer.ts";
import { listBytes, type PostingListInfo } from "../lists/posting-list.ts";

/*
 * The dictionary: all terms in ascending order, each followed by the sizes of its posting list. All numbers are varints.
 *
 *   | distance | (0: first, second) | documents * 2 + asBits | further | docIdBytes | positionBytes |
 *
 * The distance is that of the second character from the one of the term before. 0 marks another first character: then
 * follow its distance from the previous one (from 0 at the start of a block), and the second character.
 */

/** Terms of a block: the first of each is kept in memory. */
const BLOCK_TERMS = 128;

/** The distance that marks another first character. */
const NEXT_FIRST = 0;

/** Where a term's posting list lies in the postings file. */
export interface Term {
  first: number;
  second: number;
  info: PostingListInfo;
  /** Byte offset of the list. */
  offset: number;
}

/** A number that orders terms by first, then second character. */
export const termKey = (first: number, second: number): number => first * 0x20_0000 + second;

/** The index of a dictionary: the key of each block's first term, its offset, and the offset of its first list. */
export type TermBlocks = { keys: Float64Array; termsAt: Float64Array; listsAt: Float64Array };

/** Collects terms in ascending order and builds the dictionary's bytes and block index. */
export class TermWriter {
  readonly #bytes = new ByteWriter();
  readonly #keys: number[] = [];
  readonly #termsAt: number[] = [];
  readonly #listsAt: number[] = [];
  #count = 0;
  #listAt = 0;
  #last = { first: 0, second: 0 };

  add(first: number, second: number, info: PostingListInfo): void {
    const bytes = this.#bytes;
    if (this.#count++ % BLOCK_TERMS === 0) {
      this.#keys.push(termKey(first, second));
      this.#termsAt.push(bytes.length);
      this.#listsAt.push(this.#listAt);
      this.#last = { first: 0, second: 0 };
    }
    const last = this.#last;
    const place = first === last.first ? [second - last.second] : [NEXT_FIRST, first - last.first, second];
    const { documents, asBits, further, docIdBytes, positionBytes } = info;
    for (const number of [...place, documents * 2 + (asBits ? 1 : 0), further, docIdBytes, positionBytes])
      bytes.varint(number);
    this.#last = { first, second };
    this.#listAt += listBytes(info);
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

/** The terms of a dictionary block, whose first list begins at a byte of the postings file. */
export function* readTermBlock(bytes: Uint8Array, firstListAt: number): Generator<Term> {
  const numbers = new VarintCursor(bytes);
  let offset = firstListAt;
  let first = 0;
  let second = 0;
  while (numbers.at < numbers.end) {
    const distance = numbers.next();
    if (distance === NEXT_FIRST) {
      first += numbers.next();
      second = numbers.next();
    } else second += distance;
    const documents = numbers.next();
    const info: PostingListInfo = {
      documents: Math.floor(documents / 2),
      asBits: documents % 2 === 1,
      further: numbers.next(),
      docIdBytes: numbers.next(),
      positionBytes: numbers.next(),
    };
    yield { first, second, info, offset };
    offset += listBytes(info);
  }
}

/** The last block whose first key is not above the given key; -1 if all are above. */
export function findBlock(keys: Float64Array, key: number): number {
  return firstIndex(keys.length, (block) => float64At(keys, block) > key) - 1;
}
