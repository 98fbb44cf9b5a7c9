import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { RecordFile } from "../../../files/record-file.ts";
import { writeWhole } from "../../../files/write-file.ts";
import { writeSections } from "../../../generated/section-file.ts";
import type { PostingListWriter } from "../lists/posting-list-writer.ts";
import { TermWriter } from "./term-dictionary.ts";

/** Posting lists, one after another in the order of their terms. */
export const POSTINGS_FILE = "postings.bin";
/** The dictionary: the terms and the lengths of their lists. */
export const TERMS_FILE = "terms.bin";
/** Where each block of the dictionary starts; the only one of the three kept in memory. */
export const TERM_BLOCKS_FILE = "term-blocks.bin";

/** Writes the three files of a text index into a folder; terms come in ascending order. */
export class InvertedIndexWriter {
  readonly #folder: string;
  readonly #postings: RecordFile;
  readonly #terms = new TermWriter();

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    this.#postings = new RecordFile(join(folder, POSTINGS_FILE));
  }

  /** Adds a term with the list that has just been built. */
  add(first: number, second: number, list: PostingListWriter): void {
    this.#terms.add(first, second, list.finish(this.#postings));
  }

  finish(): void {
    this.#postings.close();
    const { bytes, blocks } = this.#terms.finish();
    writeWhole(join(this.#folder, TERMS_FILE), bytes);
    writeSections(join(this.#folder, TERM_BLOCKS_FILE), {}, { ...blocks });
  }
}
