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

/** Greater than every code point. */
export const KEY_UNIT = 0x20_0000;

/** A number that sorts terms by first character, then by second. */
export const termKey = (first: number, second: number): number => first * KEY_UNIT + second;
