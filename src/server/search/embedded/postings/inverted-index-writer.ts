import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { RecordFile } from "../../../files/record-file.ts";
import { SectionWriter } from "../../../generated/section-writer.ts";
import { listBytes } from "../lists/posting-list.ts";
import type { PostingListWriter } from "../lists/posting-list-writer.ts";
import { POSTINGS_FILE, TERM_COLUMNS, TERMS_FILE, termKey } from "./term-dictionary.ts";

/** Writes the two files of a text index into a folder. Terms are added in ascending order. */
export class InvertedIndexWriter {
  readonly #postings: RecordFile;
  readonly #terms: SectionWriter<typeof TERM_COLUMNS>;
  #offset = 0;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#postings = new RecordFile(join(folder, POSTINGS_FILE));
    this.#terms = new SectionWriter(join(folder, TERMS_FILE), TERM_COLUMNS);
  }

  /** Adds a term. `list` holds the term's posting list, which is written and removed from `list`. */
  add(first: number, second: number, list: PostingListWriter): void {
    const info = list.finish(this.#postings);
    const { columns } = this.#terms;
    columns.key.push(termKey(first, second));
    columns.documents.push(info.documents);
    columns.further.push(info.further);
    columns.docIdBytes.push(info.docIdBytes);
    columns.positionBytes.push(info.positionBytes);
    columns.offset.push(this.#offset);
    this.#offset += listBytes(info);
  }

  finish(): void {
    this.#postings.close();
    this.#terms.finish();
  }
}
