import { join } from "node:path";
import { RecordFile } from "../../../files/record-file.ts";
import { DETAILS_FILE } from "../../../generated/index-files.ts";
import { PassageTableWriter } from "../columns/passage-table.ts";
import { DetailPacking } from "../documents/detail-packing.ts";
import { PostingsWriter } from "../postings/postings-writer.ts";

/** What is stored of a document's texts. */
export interface DocumentTexts {
  /** Normalised, by field. */
  passages: string[][];
  /** The detail as JSON. */
  detail: string;
}

/** Where a document's texts were stored, as the columns of the same names say. */
export interface StoredTexts {
  titleEnd: number;
  causeEnd: number;
  holdingEnd: number;
  /** Where the packed detail ends. */
  detailEnd: number;
}

/** Writes the files that hold texts, of documents added by doc id: posting lists, passages, packed details. */
export class TextFiles {
  readonly #packing: DetailPacking;
  readonly #postings: PostingsWriter;
  readonly #passages: PassageTableWriter;
  readonly #details: RecordFile;
  #docId = 0;

  /** `shared` is what details are packed with; it is stored before the first. */
  constructor(folder: string, shared: Buffer) {
    this.#packing = new DetailPacking(shared);
    this.#postings = new PostingsWriter(folder);
    this.#passages = new PassageTableWriter(folder);
    this.#details = new RecordFile(join(folder, DETAILS_FILE));
    this.#details.add(shared);
  }

  add({ passages, detail }: DocumentTexts): StoredTexts {
    const placed = this.#postings.add(this.#docId++, passages);
    this.#passages.add(placed);
    const [titleEnd = 0, causeEnd = 0, holdingEnd = 0] = placed.ends;
    return { titleEnd, causeEnd, holdingEnd, detailEnd: this.#details.add(this.#packing.pack(detail)) };
  }

  finish(): void {
    this.#details.close();
    this.#passages.finish();
    this.#postings.finish();
  }
}
