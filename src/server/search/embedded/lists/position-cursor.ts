import { uint32At } from "#domain/search/array-reads.ts";
import { type BitSet, countBits, countRange } from "./bit-set.ts";
import { PositionBlock } from "./position-block.ts";
import { BLOCK_DOCUMENTS, blocksOf, documentsOfBlock, type PostingListInfo } from "./posting-list.ts";

/** Returned if there is no further position. Greater than all positions. */
export const END = 0x7fff_ffff;

/**
 * Iterates over the positions of a word. The doc ids passed to `begin` ascend; so do, within a document, the
 * positions passed to `seek`.
 */
export interface Positions {
  /** Moves to a document, which may or may not contain the word. */
  begin(docId: number): void;
  /** The lowest position in the document that is at least `least`; END if there is none. */
  seek(least: number): number;
}

/** Maximum bytes of consecutive blocks that one read fetches, unless candidates are rare. */
const READ_AHEAD = 1 << 16;
/** If fewer than one in this many documents of the list is a candidate, each block is read by itself. */
const FEW = 256;

/** What a cursor needs to iterate over a posting list. */
interface WalkedList {
  info: PostingListInfo;
  listed: BitSet;
  /**
   * The offset at which the positions of each block start. One more entry holds the end of the last block.
   */
  offsets: Uint32Array;
  /** Upper bound of the number of documents whose positions will be requested. */
  candidates: number;
  /** Reads the bytes of positions between two offsets. */
  read: (from: number, to: number) => DataView;
}

/**
 * Iterates over the positions of one bigram. A block of the posting list is read when a document in it is
 * requested.
 */
export class PositionCursor implements Positions {
  readonly #list: WalkedList;
  readonly #readAhead: number;
  readonly #block = new PositionBlock();
  #openBlock = -1;
  /** The blocks in memory: those with the numbers `from` to `to`, exclusive. */
  #memory: { view: DataView; from: number; to: number } = {
    view: new DataView(new ArrayBuffer(0)),
    from: 0,
    to: 0,
  };
  /** The number of documents in the words of the set `listed` before word `word`. It speeds up `#indexOf`. */
  readonly #rank = { word: 0, before: 0 };
  /** The document passed to the last `begin`, until the first `seek` in that document; then -1. */
  #begun = -1;
  #position = END;
  /** Indices in the block of the steps that follow the current position: from `next` to `end`, exclusive. */
  readonly #steps = { next: 0, end: 0 };
  /** The current document's index in the block, until its steps are located; then -1. */
  #place = -1;

  constructor(list: WalkedList) {
    this.#list = list;
    this.#readAhead = list.candidates * FEW < list.info.documents ? 0 : READ_AHEAD;
  }

  begin(docId: number): void {
    this.#begun = docId;
  }

  seek(least: number): number {
    if (this.#begun >= 0) this.#find(this.#begun);
    if (this.#position < least && this.#place >= 0) this.#findSteps();
    const steps = this.#steps;
    while (this.#position < least)
      this.#position = steps.next < steps.end ? this.#position + this.#block.step(steps.next++) : END;
    return this.#position;
  }

  /** Moves to the first position of a document. */
  #find(docId: number): void {
    this.#begun = -1;
    this.#place = -1;
    const index = this.#indexOf(docId);
    this.#position = END;
    if (index < 0) return;
    const block = Math.floor(index / BLOCK_DOCUMENTS);
    if (block !== this.#openBlock) this.#enter(block);
    this.#place = index % BLOCK_DOCUMENTS;
    this.#position = this.#block.first(this.#place);
  }

  /**
   * Locates the steps of the current document. They are located on demand, because most documents contain a
   * bigram only once and so have no steps.
   */
  #findSteps(): void {
    const further = this.#block.further(this.#place);
    this.#steps.next = further > 0 ? this.#block.stepsBefore(this.#place) : 0;
    this.#steps.end = this.#steps.next + further;
    this.#place = -1;
  }

  /** The index of a document in the posting list; -1 if the list does not contain the document. */
  #indexOf(docId: number): number {
    const { listed } = this.#list;
    const rank = this.#rank;
    const word = docId >>> 5;
    rank.before += countRange(listed, rank.word, word);
    rank.word = word;
    const bits = uint32At(listed, word);
    const bit = 1 << (docId & 31);
    return (bits & bit) === 0 ? -1 : rank.before + countBits(bits & (bit - 1));
  }

  #enter(block: number): void {
    const { info, offsets } = this.#list;
    if (block < this.#memory.from || block >= this.#memory.to) this.#read(block);
    const { view, from } = this.#memory;
    this.#block.open(view, uint32At(offsets, block) - uint32At(offsets, from), documentsOfBlock(info, block));
    this.#openBlock = block;
  }

  /** Reads a block, and as many of the following blocks as one read may fetch. */
  #read(block: number): void {
    const { info, offsets, read } = this.#list;
    const start = uint32At(offsets, block);
    let to = block + 1;
    while (to < blocksOf(info) && uint32At(offsets, to + 1) - start <= this.#readAhead) to++;
    this.#memory = { view: read(start, uint32At(offsets, to)), from: block, to };
  }
}
