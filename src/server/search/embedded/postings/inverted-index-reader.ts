import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BlockFile, openGenerated, openUnsealed } from "../../../generated/block-file.ts";
import { readGenerated } from "../../../generated/read-generated.ts";
import { readSections } from "../../../generated/section-file.ts";
import { POSTINGS_FILE, TERM_BLOCKS_FILE, TERMS_FILE } from "./inverted-index-writer.ts";
import { listBytes, type PostingListInfo } from "./posting-list.ts";
import { PostingListReader } from "./posting-list-reader.ts";
import { findBlock, readTermBlock, type Term, type TermBlocks, termKey } from "./term-dictionary.ts";

const PAGE = 4096;
/** Lists read together, unless one alone is longer. */
const TOGETHER_BYTES = 1 << 18;

/** What a list is and its bytes, as PostingListWriter lays them out. */
export type TakeList = (shape: PostingListInfo, bytes: Uint8Array) => void;

/** The files of a text index, open for reading. */
export class InvertedIndexReader {
  readonly #postings: BlockFile;
  readonly #terms: BlockFile;
  readonly #blocks: TermBlocks;
  /** Memory by section and owner: fresh memory for every list would cost more than reading it. */
  readonly #buffers = new Map<string, ArrayBuffer>();

  /** The block decoded last: terms looked up in order often lie in one. */
  #lastBlock = -1;
  #lastTerms: Term[] = [];

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
    return this.#block(block).find((term) => term.first === first && term.second === second) ?? null;
  }

  /** All terms that start with a character, in order. */
  termsFrom(first: number): Term[] {
    const found: Term[] = [];
    const start = Math.max(0, findBlock(this.#blocks.keys, termKey(first, 0)));
    for (let block = start; block < this.#blocks.keys.length; block++) {
      if (this.#blocks.keys[block]! >= termKey(first + 1, 0)) break;
      for (const term of this.#block(block)) if (term.first === first) found.push(term);
    }
    return found;
  }

  /** All terms in order. */
  *allTerms(): Generator<Term> {
    for (let block = 0; block < this.#blocks.keys.length; block++) yield* this.#block(block);
  }

  /** A term's posting list. Lists of one owner share memory: see PostingListReader. */
  list(term: Term, owner = 0): PostingListReader {
    return new PostingListReader(term.shape, term.offset, (section, offset, length) => {
      const bytes = new Uint8Array(this.#buffer(`${section}${owner}`, length), 0, length);
      const read = (from: number, to: number) => this.#postings.read(bytes.subarray(from, to), offset + from);
      return { bytes, read };
    });
  }

  /**
   * Calls `take` with the whole list of each term, in order; the bytes are valid during the call. Lists that
   * follow one another, as those of one first character do, are read together.
   */
  eachList(terms: readonly Term[], take: TakeList): void {
    for (let first = 0; first < terms.length; ) {
      const from = terms[first]!.offset;
      let to = from + listBytes(terms[first]!.shape);
      let last = first + 1;
      while (last < terms.length && terms[last]!.offset === to) {
        const length = listBytes(terms[last]!.shape);
        if (to + length - from > TOGETHER_BYTES) break;
        to += length;
        last++;
      }
      const bytes = new Uint8Array(this.#buffer("lists", to - from), 0, to - from);
      this.#postings.read(bytes, from);
      for (; first < last; first++) {
        const { shape, offset } = terms[first]!;
        take(shape, bytes.subarray(offset - from, offset - from + listBytes(shape)));
      }
    }
  }

  close(): void {
    this.#postings.close();
    this.#terms.close();
  }

  #buffer(name: string, length: number): ArrayBuffer {
    const known = this.#buffers.get(name);
    if (known && known.byteLength >= length) return known;
    const buffer = new ArrayBuffer(Math.ceil((length * 1.25) / PAGE) * PAGE);
    this.#buffers.set(name, buffer);
    return buffer;
  }

  #block(block: number): Term[] {
    if (block === this.#lastBlock) return this.#lastTerms;
    const from = this.#blocks.termsAt[block]!;
    const length = this.#blocks.termsAt[block + 1]! - from;
    const bytes = new Uint8Array(length);
    this.#terms.read(bytes, from);
    this.#lastTerms = readTermBlock(bytes, this.#blocks.listsAt[block]!);
    this.#lastBlock = block;
    return this.#lastTerms;
  }
}
