import { VarintCursor } from "#domain/search/varint.ts";
import type { BlockFile } from "../../../generated/block-file.ts";
import { add, type BitSet, emptySet, has } from "./bit-set.ts";
import { type Positions, positionCursor, StoredPositions } from "./position-cursor.ts";
import { blocksOf, type PostingListInfo, tableBytes } from "./posting-list.ts";

/** Blocks are read one by one if at most one in FEW documents of the list is a candidate. */
const FEW = 256;

/** Reads a posting list from disk. The caller must not change what `docIds` returns. */
export class PostingListReader {
  readonly info: PostingListInfo;
  readonly #file: BlockFile;
  readonly #offset: number;
  #docIds: Uint32Array | undefined;

  constructor(file: BlockFile, { info, offset }: { info: PostingListInfo; offset: number }) {
    this.info = info;
    this.#file = file;
    this.#offset = offset;
  }

  /** The documents of the list, ascending. */
  docIds(): Uint32Array {
    this.#docIds ??= this.#readDocIds();
    return this.#docIds;
  }

  /** The documents as a set over an index of `size` documents. */
  listed(size: number): BitSet {
    const set = emptySet(size);
    for (const docId of this.docIds()) add(set, docId);
    return set;
  }

  /** Visits the documents in ascending order, each with its stored positions. `among` limits the documents. */
  each(visit: (docId: number, stored: StoredPositions) => void, among?: BitSet): void {
    const stored = new StoredPositions(this.#read(this.#positionsAt, this.info.positionBytes));
    for (const docId of this.docIds()) {
      stored.nextDocument();
      if (!among || has(among, docId)) visit(docId, stored);
    }
  }

  /** Iterates over the positions in at most `candidates` documents. */
  positions(candidates: number): Positions {
    const { documents, docIdBytes, positionBytes } = this.info;
    const table = new Uint32Array(blocksOf(this.info) + 1);
    this.#file.read(new Uint8Array(table.buffer, 0, tableBytes(this.info)), this.#offset + docIdBytes);
    table[table.length - 1] = positionBytes;
    const whole = candidates * FEW < documents ? null : this.#read(this.#positionsAt, positionBytes);
    return positionCursor(this.docIds(), (block) => {
      const [from, to] = [table[block]!, table[block + 1]!];
      return new StoredPositions(
        whole?.subarray(from, to) ?? this.#read(this.#positionsAt + from, to - from),
      );
    });
  }

  get #positionsAt(): number {
    return this.info.docIdBytes + tableBytes(this.info);
  }

  #readDocIds(): Uint32Array {
    const gaps = new VarintCursor(this.#read(0, this.info.docIdBytes));
    const docIds = new Uint32Array(this.info.documents);
    for (let at = 0, next = 0; at < docIds.length; at++) {
      next += gaps.next();
      docIds[at] = next++;
    }
    return docIds;
  }

  #read(from: number, length: number): Uint8Array {
    const bytes = Buffer.allocUnsafe(length);
    this.#file.read(bytes, this.#offset + from);
    return bytes;
  }
}
