import { uint32At } from "#domain/search/array-reads.ts";
import type { RecordFile } from "../../../files/record-file.ts";
import { ByteWriter } from "./byte-writer.ts";
import { encodeDocIds } from "./doc-ids.ts";
import { type BlockPositions, encodePositions } from "./position-block.ts";
import { BLOCK_DOCUMENTS, type PostingListInfo } from "./posting-list.ts";

/**
 * Writes posting lists one after another. The documents of a list are added in ascending order, and the
 * positions of a document ascend.
 */
export class PostingListWriter {
  readonly #size: number;
  readonly #positions = new ByteWriter();
  #docIds = new Uint32Array(1 << 12);
  #documents = 0;
  #further = 0;
  /** Offset at which the positions of each block start. */
  #table: number[] = [];
  #block: BlockPositions = { firsts: [], counts: [], steps: [] };

  /** `size` is the number of documents of the index. With 0, doc ids are never written as a bitset. */
  constructor(size = 0) {
    this.#size = size;
  }

  /** Adds a document. Its positions are `positions[start]` to `positions[end - 1]`. */
  add(docId: number, positions: Uint32Array, start: number, end: number): void {
    const { firsts, counts, steps } = this.#block;
    this.#addDocId(docId);
    firsts.push(uint32At(positions, start));
    counts.push(end - start - 1);
    for (let at = start + 1; at < end; at++)
      steps.push(uint32At(positions, at) - uint32At(positions, at - 1));
    this.#further += end - start - 1;
    if (firsts.length === BLOCK_DOCUMENTS) this.#endBlock();
  }

  /** Appends the list to a file. Then the writer starts a new list. */
  finish(out: RecordFile): PostingListInfo {
    if (this.#block.firsts.length > 0) this.#endBlock();
    const { bytes, asBits } = encodeDocIds(this.#docIds.subarray(0, this.#documents), this.#size);
    out.add(bytes);
    if (this.#table.length > 1) out.add(new Uint8Array(Uint32Array.from(this.#table).buffer));
    out.add(this.#positions.view());
    const info = {
      documents: this.#documents,
      docIdBytes: bytes.length,
      asBits,
      further: this.#further,
      positionBytes: this.#positions.length,
    };
    this.#positions.clear();
    this.#documents = 0;
    this.#further = 0;
    this.#table = [];
    return info;
  }

  #addDocId(docId: number): void {
    if (this.#documents === this.#docIds.length) {
      const grown = new Uint32Array(this.#documents * 2);
      grown.set(this.#docIds);
      this.#docIds = grown;
    }
    this.#docIds[this.#documents++] = docId;
  }

  #endBlock(): void {
    this.#table.push(this.#positions.length);
    encodePositions(this.#block, this.#positions);
    this.#block = { firsts: [], counts: [], steps: [] };
  }
}
