import { firstIndex, type NumberReader, numberAt } from "#domain/search/array-reads.ts";
import type { OpenSectionFile } from "../../../generated/section-file.ts";
import type { PostingListInfo } from "../lists/posting-list.ts";

/** The file of posting lists. They are in the order of their terms. */
export const POSTINGS_FILE = "postings.bin";
/** The file of the dictionary. Each column has one entry for each term, in ascending order of the keys. */
export const TERMS_FILE = "terms.bin";

export const TERM_COLUMNS = {
  /** `termKey` of the two characters of the bigram. */
  key: "f64",
  /**
   * The next five columns are the PostingListInfo of the term. `offset` is the byte offset of the posting
   * list.
   */
  documents: "u32",
  further: "u32",
  docIdBytes: "u32",
  positionBytes: "f64",
  offset: "f64",
} as const;

/** A term, and where its posting list is in the postings file. */
export interface Term {
  first: number;
  second: number;
  info: PostingListInfo;
  /** Byte offset of the posting list in the postings file. */
  offset: number;
}

const KEY_UNIT = 0x20_0000;

/** A number that sorts terms by first character, then by second. */
export const termKey = (first: number, second: number): number => first * KEY_UNIT + second;

/** The terms of a text index. A block of the file is read when one of its numbers is first needed. */
export class TermDictionary {
  readonly #columns: Record<keyof typeof TERM_COLUMNS, NumberReader>;

  constructor(file: OpenSectionFile<unknown>) {
    this.#columns = Object.fromEntries(
      Object.entries(TERM_COLUMNS).map(([name, kind]) => [name, file.blockwise(name, kind)]),
    ) as Record<keyof typeof TERM_COLUMNS, NumberReader>;
  }

  /** The term of a bigram. Null if no document contains the bigram. */
  find(first: number, second: number): Term | null {
    const key = termKey(first, second);
    const at = this.#firstFrom(key);
    return this.#columns.key.at(at) === key ? this.#termAt(at) : null;
  }

  /** The terms whose first character is from `from` up to, but not including, `to`, in order. */
  *between(from: number, to: number): Generator<Term> {
    const end = this.#firstFrom(termKey(to, 0));
    for (let at = this.#firstFrom(termKey(from, 0)); at < end; at++) yield this.#termAt(at);
  }

  #firstFrom(key: number): number {
    const keys = this.#columns.key;
    return firstIndex(keys.length, (at) => numberAt(keys, at) >= key);
  }

  #termAt(at: number): Term {
    const { key, documents, further, docIdBytes, positionBytes, offset } = this.#columns;
    const pair = numberAt(key, at);
    return {
      first: Math.floor(pair / KEY_UNIT),
      second: pair % KEY_UNIT,
      info: {
        documents: numberAt(documents, at),
        further: numberAt(further, at),
        docIdBytes: numberAt(docIdBytes, at),
        positionBytes: numberAt(positionBytes, at),
      },
      offset: numberAt(offset, at),
    };
  }
}
