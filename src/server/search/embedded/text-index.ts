import { closeSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
import { readSections } from "../../columns/section-file.ts";
import type { ListBytes } from "./list-blocks.ts";
import { findBlock, readTermBlock, type Term, type TermBlocks, termKey } from "./term-dictionary.ts";
import { POSTINGS_FILE, TERM_BLOCKS_FILE, TERMS_FILE } from "./text-index-files.ts";

/** The files of a text index, opened for reading. */
export class TextIndex {
  readonly #postings: number;
  readonly #terms: number;
  readonly #blocks: TermBlocks;

  constructor(folder: string) {
    this.#postings = openSync(join(folder, POSTINGS_FILE), "r");
    this.#terms = openSync(join(folder, TERMS_FILE), "r");
    const blocks = readSections(join(folder, TERM_BLOCKS_FILE));
    this.#blocks = {
      keys: blocks.column("keys", "f64"),
      termsAt: blocks.column("termsAt", "f64"),
      listsAt: blocks.column("listsAt", "f64"),
    };
  }

  /** The term of a token, or null when no document has it. */
  term(first: number, second: number): Term | null {
    const block = findBlock(this.#blocks.keys, termKey(first, second));
    if (block < 0) return null;
    return this.#block(block).find((term) => term.first === first && term.second === second) ?? null;
  }

  /** All terms that begin with a character, in order. */
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

  /** The bytes of a term's list; positions only when asked for, as they are the larger part. */
  list(term: Term, withPositions: boolean): ListBytes {
    const { headBytes, rankBytes, positionBytes } = term;
    const bytes = read(
      this.#postings,
      term.offset,
      headBytes + rankBytes + (withPositions ? positionBytes : 0),
    );
    return {
      heads: bytes.subarray(0, headBytes),
      ranks: bytes.subarray(headBytes, headBytes + rankBytes),
      positions: bytes.subarray(headBytes + rankBytes),
    };
  }

  close(): void {
    closeSync(this.#postings);
    closeSync(this.#terms);
  }

  #block(block: number): Term[] {
    const from = this.#blocks.termsAt[block]!;
    const bytes = read(this.#terms, from, this.#blocks.termsAt[block + 1]! - from);
    return readTermBlock(bytes, this.#blocks.listsAt[block]!);
  }
}

function read(file: number, position: number, length: number): Uint8Array {
  const bytes = Buffer.allocUnsafe(length);
  for (let done = 0; done < length; ) {
    const count = readSync(file, bytes, done, length - done, position + done);
    if (count === 0) throw new RangeError("The search index ends before its list does: run npm run data.");
    done += count;
  }
  return bytes;
}
