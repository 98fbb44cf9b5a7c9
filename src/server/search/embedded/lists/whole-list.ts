import { uint32At } from "#domain/search/array-reads.ts";
import type { ListMemory } from "./list-memory.ts";
import type { PackedBytes } from "./packed-bits.ts";
import type { PositionBlock } from "./position-block.ts";
import {
  BLOCK_DOCUMENTS,
  blocksOf,
  decodeDocIds,
  documentsOfBlock,
  isUndivided,
  listBytes,
  type PostingListInfo,
  tableBytes,
} from "./posting-list.ts";

/** A list of which all bytes are in memory, walked block by block. */
export class WholeList {
  /** The block opened last: how many documents it has. */
  inBlock = 0;
  readonly #shape: PostingListInfo;
  readonly #packed: PackedBytes;
  /** The bit at which positions begin. */
  readonly #positionsAt: number;
  /** The bit behind the list. */
  readonly #end: number;
  /** The documents, ascending; those of the block opened last begin at `from`. */
  readonly docIds: Uint32Array;
  from = 0;
  readonly #table: DataView;
  readonly #block: PositionBlock;

  /** The list begins at a byte of `packed`; its doc ids and the present block lie in `memory`. */
  constructor(shape: PostingListInfo, packed: PackedBytes, start: number, memory: ListMemory) {
    this.#shape = shape;
    this.#packed = packed;
    const tableAt = start + shape.docIdBytes;
    this.#table = new DataView(packed.bytes.buffer, tableAt, tableBytes(shape));
    this.#block = memory.block;
    this.docIds = memory.reserveWords("decoded", shape.documents);
    const behind = decodeDocIds(shape, packed, start, this.docIds);
    this.#end = (start + listBytes(shape)) * 8;
    this.#positionsAt = isUndivided(shape) ? behind : (tableAt + tableBytes(shape)) * 8;
  }

  /** How many blocks it has. */
  get size(): number {
    return blocksOf(this.#shape);
  }

  /** Goes to a block. */
  open(at: number): PositionBlock {
    this.inBlock = documentsOfBlock(this.#shape, at);
    this.from = at * BLOCK_DOCUMENTS;
    const block = this.#block;
    const shape = this.#shape;
    if (isUndivided(shape)) block.openUndivided(this.#packed, this.#positionsAt, this.#end, shape);
    else {
      const offset = this.size > 1 ? this.#table.getUint32(at * 4, true) : 0;
      block.open(this.#packed, this.#positionsAt + offset * 8, this.inBlock);
    }
    return block;
  }

  /** The blocks in turn; of those without one of the documents wanted, none is opened. */
  *blocks(isWanted?: (docId: number) => boolean): Generator<PositionBlock> {
    for (let at = 0; at < this.size; at++) {
      this.inBlock = documentsOfBlock(this.#shape, at);
      this.from = at * BLOCK_DOCUMENTS;
      if (isWanted && !this.#holds(isWanted)) continue;
      yield this.open(at);
    }
  }

  /** The document at a place of the block. */
  docId(place: number): number {
    return uint32At(this.docIds, this.from + place);
  }

  #holds(isWanted: (docId: number) => boolean): boolean {
    for (let place = 0; place < this.inBlock; place++) if (isWanted(this.docId(place))) return true;
    return false;
  }
}
