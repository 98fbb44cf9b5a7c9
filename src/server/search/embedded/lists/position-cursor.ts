import { uint32At } from "#domain/search/array-reads.ts";
import { type BitSet, countBits, countRange } from "./bit-set.ts";
import { PositionBlock } from "./position-block.ts";
import { BLOCK_DOCUMENTS, blocksOf, documentsOfBlock, type PostingListInfo } from "./posting-list.ts";

/** Above all positions: there is none. */
export const END = 0x7fff_ffff;

/** Walks the positions of a word: documents ascend from call to call, and so do the positions sought in each. */
export interface Positions {
  /** Goes to a document, whether it has the word or not. */
  begin(docId: number): void;
  /** The first position of the document from `least` on; END if there is none. */
  seek(least: number): number;
}

/** Blocks are read together up to so many bytes where most documents are wanted. */
const READ_AHEAD = 1 << 16;
/** With fewer candidates than one in so many documents of the list, blocks are read one by one. */
const FEW = 256;

/** A posting list that is walked. */
interface WalkedList {
  info: PostingListInfo;
  listed: BitSet;
  /** Where the positions of each block begin, and where those of the last end. */
  offsets: Uint32Array;
  /** Documents whose positions may be asked for. */
  candidates: number;
  /** Reads positions from one offset to another. */
  read: (from: number, to: number) => DataView;
}

/** Walks the positions of one bigram; a block of its list is read when one of its documents is asked for. */
export class PositionCursor implements Positions {
  readonly #list: WalkedList;
  readonly #readAhead: number;
  readonly #block = new PositionBlock();
  #openBlock = -1;
  /** Blocks in memory. */
  #memory: { view: DataView; from: number; to: number } = {
    view: new DataView(new ArrayBuffer(0)),
    from: 0,
    to: 0,
  };
  /** How many documents of the list lie before a word of the set. */
  readonly #rank = { word: 0, before: 0 };
  /** The document begun, while nothing of it was sought; -1 after. */
  #begun = -1;
  #position = END;
  /** The steps after the position: those from `next` up to `end`. */
  readonly #steps = { next: 0, end: 0 };
  /** The document's place if its steps have not been looked up yet, else -1. */
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

  /** Goes to the first position of a document. */
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

  /** Looks up the steps of the document: most have a bigram once, and these need no sum of counts. */
  #findSteps(): void {
    const further = this.#block.further(this.#place);
    this.#steps.next = further > 0 ? this.#block.stepsBefore(this.#place) : 0;
    this.#steps.end = this.#steps.next + further;
    this.#place = -1;
  }

  /** The index of a document in the list; -1 if the list does not have it. */
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

  /** Reads a block, and those behind it as far as they are read together. */
  #read(block: number): void {
    const { info, offsets, read } = this.#list;
    const start = uint32At(offsets, block);
    let to = block + 1;
    while (to < blocksOf(info) && uint32At(offsets, to + 1) - start <= this.#readAhead) to++;
    this.#memory = { view: read(start, uint32At(offsets, to)), from: block, to };
  }
}
