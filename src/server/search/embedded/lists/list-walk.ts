import { lowestBit } from "./bit-set.ts";
import { bitsAt, type PackedBytes, wordAt } from "./packed-bits.ts";
import type { PositionBlock } from "./position-block.ts";
import {
  BLOCK_DOCUMENTS,
  blocksOf,
  decodeDocIds,
  documentsOfBlock,
  isUndivided,
  type PostingListInfo,
  tableBytes,
  WIDTH_BITS,
} from "./posting-list.ts";

/** What so often is worth is looked up, not computed. */
const KNOWN_TIMES = 16;

/** What the documents of the block at hand are worth, by place, of whatever list is walked. */
const worthAt = new Float64Array(BLOCK_DOCUMENTS);

/**
 * A list of which all bytes are in memory, walked side by side with others: all add to the same stretch of documents before
 * any goes on to the next, so that the sums of a stretch stay in the processor's cache.
 */
export class ListWalk {
  readonly #shape: PostingListInfo;
  readonly #packed: PackedBytes;
  readonly #positions: PositionBlock;
  /** The byte at which the list begins. */
  readonly #start: number;
  readonly #worth: (times: number) => number;
  readonly #worths = new Float64Array(KNOWN_TIMES);
  /** The block at hand, how many documents it has, and how many of them were added. */
  #block = 0;
  #inBlock = 0;
  #place = 0;
  /** Where the gap behind the next document begins, and the bits of a gap. */
  #bit = 0;
  #width = 0;
  /** All documents of a list that is undivided, else null; `bit` is then that behind them. */
  readonly #few: Uint32Array | null;
  /** The next document to be added. Of a list of bits it is not known. */
  #next = -1;

  /**
   * The list begins at a byte; `worth` tells what a document is worth that has the bigram so often. `positions` is used by
   * each call of `addBelow`, and is free between them.
   */
  constructor(
    shape: PostingListInfo,
    packed: PackedBytes,
    start: number,
    positions: PositionBlock,
    worth: (times: number) => number,
  ) {
    this.#shape = shape;
    this.#packed = packed;
    this.#start = start;
    this.#positions = positions;
    this.#worth = worth;
    for (let times = 1; times < KNOWN_TIMES; times++) this.#worths[times] = worth(times);
    this.#few = isUndivided(shape) ? new Uint32Array(shape.documents) : null;
    this.#bit = this.#few ? decodeDocIds(shape, packed, start, this.#few) : start * 8;
    this.#open(0);
  }

  /**
   * Adds what they are worth to the sums of the documents from `first` to `end`, multiples of 32 unless there are none from
   * `end` on. Stretches follow one another.
   */
  addBelow(end: number, sums: Float64Array, first: number): void {
    if (this.#shape.asBits) this.#addBits(end, sums, first);
    else
      while (this.#next < end) {
        this.#weigh();
        if (this.#few) this.#addFew(this.#few, end, sums, first);
        else this.#addGaps(end, sums, first);
      }
  }

  /** Adds documents of a list that has no other block. */
  #addFew(docIds: Uint32Array, end: number, sums: Float64Array, first: number): void {
    let place = this.#place;
    for (; place < docIds.length && docIds[place]! < end; place++)
      sums[docIds[place]! - first]! += worthAt[place]!;
    this.#place = place;
    this.#next = docIds[place] ?? Number.POSITIVE_INFINITY;
  }

  /** Adds documents of the block at hand. */
  #addGaps(end: number, sums: Float64Array, first: number): void {
    const { words } = this.#packed;
    const width = this.#width;
    const mask = (1 << width) - 1;
    const to = this.#inBlock;
    let docId = this.#next;
    let bit = this.#bit;
    let place = this.#place;
    while (docId < end) {
      const at = docId - first;
      // Read as they are: until it is compiled best, a read by `??` makes an object of each number.
      sums[at]! += worthAt[place]!;
      if (++place === to) break;
      docId += 1 + (wordAt(words, bit) & mask);
      bit += width;
    }
    this.#next = docId;
    this.#bit = bit;
    this.#place = place;
    if (place === to) this.#open(this.#block + 1);
  }

  #addBits(end: number, sums: Float64Array, first: number): void {
    const { view } = this.#packed;
    let place = this.#place;
    if (place > 0) this.#weigh();
    for (let from = first; from < end; from += 32) {
      for (let bits = view.getUint32(this.#start + from / 8, true); bits !== 0; bits &= bits - 1) {
        if (place === this.#inBlock) {
          this.#open(this.#block + 1);
          place = 0;
        }
        if (place === 0) this.#weigh();
        const at = from - first + lowestBit(bits);
        sums[at]! += worthAt[place++]!;
      }
    }
    this.#place = place;
  }

  /** Goes to a block: the first, or the one after that at hand, of which all gaps were read. */
  #open(block: number): void {
    const { words } = this.#packed;
    this.#block = block;
    this.#place = 0;
    if (block === blocksOf(this.#shape)) {
      this.#next = Number.POSITIVE_INFINITY;
      return;
    }
    this.#inBlock = documentsOfBlock(this.#shape, block);
    if (this.#shape.asBits) return;
    if (this.#few) {
      this.#next = this.#few[0] ?? Number.POSITIVE_INFINITY;
      return;
    }
    const bit = (this.#bit + 7) & ~7;
    this.#width = bitsAt(words, bit, WIDTH_BITS);
    this.#next += 1 + bitsAt(words, bit + WIDTH_BITS, this.#width);
    this.#bit = bit + WIDTH_BITS + this.#width;
  }

  /** Sets `worthAt` to the block at hand. */
  #weigh(): void {
    if (this.#few) {
      const end = (this.#start + this.#shape.positionBytes) * 8;
      this.#positions.openUndivided(this.#packed, this.#bit, end, this.#shape);
    } else this.#positions.open(this.#packed, this.#positionsAt(), this.#inBlock);
    this.#positions.weigh(worthAt, this.#worths, this.#worth);
  }

  /** The bit at which the positions of the block at hand begin, in a list of sections. */
  #positionsAt(): number {
    const { documents, docIdBytes } = this.#shape;
    const tableAt = this.#start + docIdBytes;
    const offset =
      documents > BLOCK_DOCUMENTS ? this.#packed.view.getUint32(tableAt + this.#block * 4, true) : 0;
    return (tableAt + tableBytes(this.#shape) + offset) * 8;
  }
}
