import type { RecordFile } from "../../../files/record-file.ts";
import { ByteWriter } from "./byte-writer.ts";
import { BLOCK_DOCUMENTS, type PostingListInfo } from "./posting-list.ts";

/**
 * Writes posting lists one after another. The documents of a list are added in ascending order, and the
 * positions of a document ascend.
 */
export class PostingListWriter {
  readonly #docIds = new ByteWriter();
  readonly #positions = new ByteWriter();
  /** Offset at which the positions of each block start. */
  #table: number[] = [];
  #documents = 0;
  #further = 0;
  #docId = -1;
  #position = 0;

  /** Adds a position of a document. */
  add(docId: number, position: number): void {
    if (docId === this.#docId) {
      this.#positions.varint((position - this.#position) * 2);
      this.#further++;
    } else {
      if (this.#documents % BLOCK_DOCUMENTS === 0) this.#table.push(this.#positions.length);
      this.#docIds.varint(docId - this.#docId - 1);
      this.#positions.varint(position * 2 + 1);
      this.#docId = docId;
      this.#documents++;
    }
    this.#position = position;
  }

  /** Appends the list to a file. Then the writer starts a new list. */
  finish(out: RecordFile): PostingListInfo {
    out.add(this.#docIds.view());
    out.add(new Uint8Array(Uint32Array.from(this.#table).buffer));
    out.add(this.#positions.view());
    const info = {
      documents: this.#documents,
      docIdBytes: this.#docIds.length,
      further: this.#further,
      positionBytes: this.#positions.length,
    };
    this.#docIds.clear();
    this.#positions.clear();
    this.#table = [];
    this.#documents = this.#further = 0;
    this.#docId = -1;
    return info;
  }
}
