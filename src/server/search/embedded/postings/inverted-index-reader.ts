import { join } from "node:path";
import { firstIndex } from "#domain/search/array-reads.ts";
import { type BlockFile, openGenerated, openUnsealed } from "../../../generated/block-file.ts";
import { type ColumnsOf, openSections, readColumns } from "../../../generated/section-file.ts";
import { PostingListReader } from "../lists/posting-list-reader.ts";
import { KEY_UNIT, POSTINGS_FILE, TERM_COLUMNS, TERMS_FILE, type Term, termKey } from "./term-dictionary.ts";

/** A text index that is open for reading. The whole dictionary is in memory. */
export class InvertedIndexReader {
  readonly #postings: BlockFile;
  readonly #terms: ColumnsOf<typeof TERM_COLUMNS>;

  /** `isSealed` is false for an index that is still being built, because it has no checksums. */
  constructor(folder: string, isSealed = true) {
    const open = isSealed ? openGenerated : openUnsealed;
    this.#postings = open(join(folder, POSTINGS_FILE));
    const terms = openSections(join(folder, TERMS_FILE), open);
    this.#terms = readColumns(terms, TERM_COLUMNS);
    terms.close();
  }

  /** The term of a bigram. Null if no document contains the bigram. */
  term(first: number, second: number): Term | null {
    const key = termKey(first, second);
    const at = this.#firstFrom(key);
    return this.#terms.key[at] === key ? this.#termAt(at) : null;
  }

  /** All terms whose first character is `first`, in order. */
  termsFrom(first: number): Term[] {
    return [...this.#between(this.#firstFrom(termKey(first, 0)), this.#firstFrom(termKey(first + 1, 0)))];
  }

  /** All terms in order. */
  allTerms(): Generator<Term> {
    return this.#between(0, this.#terms.key.length);
  }

  list(term: Term): PostingListReader {
    return new PostingListReader(this.#postings, term);
  }

  close(): void {
    this.#postings.close();
  }

  *#between(from: number, to: number): Generator<Term> {
    for (let at = from; at < to; at++) yield this.#termAt(at);
  }

  #firstFrom(wanted: number): number {
    const { key } = this.#terms;
    return firstIndex(key.length, (at) => key[at]! >= wanted);
  }

  #termAt(at: number): Term {
    const { key, documents, further, docIdBytes, positionBytes, offset } = this.#terms;
    const pair = key[at]!;
    return {
      first: Math.floor(pair / KEY_UNIT),
      second: pair % KEY_UNIT,
      info: {
        documents: documents[at]!,
        further: further[at]!,
        docIdBytes: docIdBytes[at]!,
        positionBytes: positionBytes[at]!,
      },
      offset: offset[at]!,
    };
  }
}
