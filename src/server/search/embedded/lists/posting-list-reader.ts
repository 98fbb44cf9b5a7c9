import type { BlockFile } from "../../../generated/block-file.ts";
import { add, type BitSet, emptySet, has } from "./bit-set.ts";
import { DocIdCursor } from "./doc-id-cursor.ts";
import { type Positions, positionCursor, StoredPositions } from "./position-cursor.ts";
import { blocksOf, type PostingListInfo, tableBytes } from "./posting-list.ts";

/** Blocks are read one by one if at most one in FEW documents of the list is a candidate. */
const FEW = 256;

/** Reads a posting list from disk. */
export class PostingListReader {
  readonly info: PostingListInfo;
  readonly #file: BlockFile;
  readonly #offset: number;

  constructor(file: BlockFile, { info, offset }: { info: PostingListInfo; offset: number }) {
    this.info = info;
    this.#file = file;
    this.#offset = offset;
  }

  /** The documents as a set over an index of `size` documents. */
  listed(size: number): BitSet {
    const set = emptySet(size);
    this.addTo(set);
    return set;
  }

  /** Adds the documents to a set. */
  addTo(set: BitSet): void {
    for (const docIds = this.#docIds(); docIds.next(); ) add(set, docIds.docId);
  }

  /**
   * Visits the documents in ascending order, each with its stored positions. `among` limits the documents.
   */
  each(visit: (docId: number, stored: StoredPositions) => void, among?: BitSet): void {
    const stored = new StoredPositions(this.#read(this.#positionsAt, this.info.positionBytes));
    for (const docIds = this.#docIds(); docIds.next(); ) {
      stored.nextDocument();
      if (!among || has(among, docIds.docId)) visit(docIds.docId, stored);
    }
  }

  /** Iterates over the positions in at most `candidates` documents. */
  positions(candidates: number): Positions {
    const { documents, docIdBytes, positionBytes } = this.info;
    const table = new Uint32Array(blocksOf(this.info) + 1);
    this.#file.read(new Uint8Array(table.buffer, 0, tableBytes(this.info)), this.#offset + docIdBytes);
    table[table.length - 1] = positionBytes;
    const whole = candidates * FEW < documents ? null : this.#read(this.#positionsAt, positionBytes);
    return positionCursor(this.#docIds(), (block) => {
      const [from, to] = [table[block]!, table[block + 1]!];
      return new StoredPositions(
        whole?.subarray(from, to) ?? this.#read(this.#positionsAt + from, to - from),
      );
    });
  }

  get #positionsAt(): number {
    return this.info.docIdBytes + tableBytes(this.info);
  }

  #docIds(): DocIdCursor {
    return new DocIdCursor(this.#read(0, this.info.docIdBytes));
  }

  #read(from: number, length: number): Uint8Array {
    const bytes = Buffer.allocUnsafe(length);
    this.#file.read(bytes, this.#offset + from);
    return bytes;
  }
}
