import { readFileSync } from "node:fs";
import { join } from "node:path";
import { float64At } from "#domain/search/array-reads.ts";
import { type BlockFile, openGenerated, openUnsealed } from "../../../generated/block-file.ts";
import { readGenerated } from "../../../generated/read-generated.ts";
import { readSections } from "../../../generated/section-file.ts";
import { PostingListReader } from "../lists/posting-list-reader.ts";
import { POSTINGS_FILE, TERM_BLOCKS_FILE, TERMS_FILE } from "./inverted-index-writer.ts";
import { findBlock, readTermBlock, type Term, type TermBlocks, termKey } from "./term-dictionary.ts";

/** Blocks of the dictionary kept, some 500 bytes each: a request looks each of its terms up several times. */
const MAX_KEPT_BLOCKS = 256;

/** The files of a text index, open for reading. */
export class InvertedIndexReader {
  readonly #postings: BlockFile;
  readonly #terms: BlockFile;
  readonly #blocks: TermBlocks;

  /** The bytes of blocks read last, by number of the block, the latest last. */
  readonly #kept = new Map<number, Uint8Array>();

  /** `isSealed` is false for an index still being built. */
  constructor(folder: string, isSealed = true) {
    const open = isSealed ? openGenerated : openUnsealed;
    this.#postings = open(join(folder, POSTINGS_FILE));
    this.#terms = open(join(folder, TERMS_FILE));
    const blocks = readSections(join(folder, TERM_BLOCKS_FILE), isSealed ? readGenerated : readFileSync);
    this.#blocks = {
      keys: blocks.column("keys", "f64"),
      termsAt: blocks.column("termsAt", "f64"),
      listsAt: blocks.column("listsAt", "f64"),
    };
  }

  /** The term of a bigram, or null if no document has it. */
  term(first: number, second: number): Term | null {
    const block = findBlock(this.#blocks.keys, termKey(first, second));
    if (block < 0) return null;
    for (const term of this.#block(block)) if (term.first === first && term.second === second) return term;
    return null;
  }

  /** All terms that start with a character, in order. */
  termsFrom(first: number): Term[] {
    const found: Term[] = [];
    const start = Math.max(0, findBlock(this.#blocks.keys, termKey(first, 0)));
    for (let block = start; block < this.#blocks.keys.length; block++) {
      if (float64At(this.#blocks.keys, block) >= termKey(first + 1, 0)) break;
      for (const term of this.#block(block)) if (term.first === first) found.push(term);
    }
    return found;
  }

  /** All terms in order. */
  *allTerms(): Generator<Term> {
    for (let block = 0; block < this.#blocks.keys.length; block++) yield* this.#block(block);
  }

  /** A term's posting list. */
  list(term: Term): PostingListReader {
    return new PostingListReader(this.#postings, term);
  }

  close(): void {
    this.#postings.close();
    this.#terms.close();
  }

  #block(block: number): Generator<Term> {
    return readTermBlock(this.#bytesOf(block), float64At(this.#blocks.listsAt, block));
  }

  #bytesOf(block: number): Uint8Array {
    const kept = this.#kept.get(block);
    if (kept) return kept;
    const from = float64At(this.#blocks.termsAt, block);
    const length = float64At(this.#blocks.termsAt, block + 1) - from;
    const bytes = new Uint8Array(length);
    this.#terms.read(bytes, from);
    this.#kept.set(block, bytes);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MAX_KEPT_BLOCKS) break;
      this.#kept.delete(oldest);
    }
    return bytes;
  }
}
