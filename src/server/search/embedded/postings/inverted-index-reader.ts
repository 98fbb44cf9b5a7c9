import { join } from "node:path";
import { type BlockFile, openGenerated, openUnsealed } from "../../../generated/block-file.ts";
import { type OpenSectionFile, openSections } from "../../../generated/section-file.ts";
import { PostingListReader } from "../lists/posting-list-reader.ts";
import { POSTINGS_FILE, TERMS_FILE, type Term, TermDictionary } from "./term-dictionary.ts";

/** Greater than all characters; the end of a range without an upper limit. */
const NO_CHARACTER = 0x11_0000;

/** A text index that is open for reading. */
export class InvertedIndexReader {
  readonly #postings: BlockFile;
  readonly #terms: OpenSectionFile<unknown>;
  readonly #dictionary: TermDictionary;

  /** `isSealed` is false for an index that is still being built, because it has no checksums. */
  constructor(folder: string, isSealed = true) {
    const open = isSealed ? openGenerated : openUnsealed;
    this.#postings = open(join(folder, POSTINGS_FILE));
    this.#terms = openSections(join(folder, TERMS_FILE), open);
    this.#dictionary = new TermDictionary(this.#terms);
  }

  /** The term of a bigram. Null if no document contains the bigram. */
  term(first: number, second: number): Term | null {
    return this.#dictionary.find(first, second);
  }

  /** All terms whose first character is `first`, in order. */
  termsFrom(first: number): Term[] {
    return [...this.#dictionary.between(first, first + 1)];
  }

  /** All terms in order. */
  allTerms(): Generator<Term> {
    return this.#dictionary.between(0, NO_CHARACTER);
  }

  /** A term's posting list. */
  list(term: Term): PostingListReader {
    return new PostingListReader(this.#postings, term);
  }

  close(): void {
    this.#postings.close();
    this.#terms.close();
  }
}
