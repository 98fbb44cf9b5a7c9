import { failAt, uint32At } from "#domain/search/array-reads.ts";
import { VarintCursor } from "#domain/search/varint.ts";
import type { BlockFile } from "../../../generated/block-file.ts";
import { add, type BitSet, countBits, emptySet, has, unite } from "./bit-set.ts";
import { ListMemory } from "./list-memory.ts";
import { PositionCursor } from "./position-cursor.ts";
import { decodeDocIds, firstPositionBytes, type PostingListInfo, skipOffsetBytes } from "./posting-list.ts";
import type { Term } from "./term-dictionary.ts";

/** With fewer candidates than one in this many documents of a list, only their blocks are read. */
const FEW = 256;

/** A posting list on disk. Each method reads the sections it needs; what it returns belongs to the caller. */
export class PostingListReader {
  readonly shape: PostingListInfo;
  readonly #file: BlockFile;
  /** Where the list and its other sections begin. */
  readonly #offset: number;
  readonly #firstsAt: number;
  readonly #skipsAt: number;
  readonly #restAt: number;

  constructor(file: BlockFile, { shape, offset }: Term) {
    this.shape = shape;
    this.#file = file;
    this.#offset = offset;
    this.#firstsAt = offset + shape.docIdBytes;
    this.#skipsAt = this.#firstsAt + firstPositionBytes(shape);
    this.#restAt = this.#skipsAt + skipOffsetBytes(shape);
  }

  /** The documents as a set over an index of `size` documents. */
  docIds(size: number): BitSet {
    const set = emptySet(size);
    if (this.shape.asBits) this.#file.read(new Uint8Array(set.buffer), this.#offset);
    else this.addDocIdsTo(set);
    return set;
  }

  /** Adds the documents to a set. */
  addDocIdsTo(set: BitSet): void {
    const memory = ListMemory.take();
    const bytes = this.#readDocIds(memory);
    if (this.shape.asBits) unite(set, asWords(bytes));
    else {
      const docIds = new VarintCursor(bytes);
      for (let docId = 0; docIds.at < docIds.end; ) {
        docId += docIds.next();
        add(set, docId);
      }
    }
    memory.giveBack();
  }

  /** How many of the documents are in a set. */
  countIn(set: BitSet): number {
    const memory = ListMemory.take();
    let count = 0;
    if (this.shape.asBits) {
      const words = asWords(this.#readDocIds(memory));
      for (let word = 0; word < words.length; word++)
        count += countBits(uint32At(words, word) & uint32At(set, word));
    } else for (const docId of this.#decodeDocIds(memory)) if (has(set, docId)) count++;
    memory.giveBack();
    return count;
  }

  /** Calls `visit` with every document, ascending, and the first position of the bigram in it. */
  eachFirstPosition(visit: (docId: number, position: number) => void): void {
    const memory = ListMemory.take();
    const firsts = this.#readFirsts(memory);
    const docIds = this.#decodeDocIds(memory);
    for (let index = 0; index < docIds.length; index++)
      visit(uint32At(docIds, index), (firsts[index] ?? failAt(index)) >>> 1);
    memory.giveBack();
  }

  /** Calls `visit` with every document, ascending, and how often the bigram stands in it. */
  eachFrequency(visit: (docId: number, times: number) => void): void {
    const memory = ListMemory.take();
    const firsts = this.#readFirsts(memory);
    const rest = new VarintCursor(memory.reserve("rest", this.shape.restBytes));
    this.#file.read(rest.bytes, this.#restAt);
    const docIds = this.#decodeDocIds(memory);
    for (let index = 0; index < docIds.length; index++) {
      const isOnce = ((firsts[index] ?? failAt(index)) & 1) === 0;
      visit(uint32At(docIds, index), isOnce ? 1 : 1 + rest.skip(rest.next()));
    }
    memory.giveBack();
  }

  /**
   * For some documents from an index in the list on, the first position times two, plus one if there are more; they
   * lie in `into`, which has four bytes for each.
   */
  firstPositions(from: number, count: number, into: Uint8Array<ArrayBuffer>): Uint16Array | Uint32Array {
    const width = this.shape.wide ? 4 : 2;
    const bytes = into.subarray(0, count * width);
    this.#file.read(bytes, this.#firstsAt + from * width);
    return this.#asFirsts(bytes);
  }

  /** Where the positions in at most `candidates` documents of an index of `size` lie; to be closed afterwards. */
  positions(size: number, candidates: number): PositionCursor {
    const memory = ListMemory.take();
    const skips = memory.reserve("skips", this.#restAt - this.#skipsAt);
    const rest = memory.reserve("rest", this.shape.restBytes);
    this.#file.read(skips, this.#skipsAt);
    const isByBlocks = candidates * FEW < this.shape.documents;
    if (!isByBlocks) this.#file.read(rest, this.#restAt);
    const readPart = (from: number, to: number) =>
      this.#file.read(rest.subarray(from, to), this.#restAt + from);
    return new PositionCursor({
      memory,
      listed: this.docIds(size),
      firsts: this.#readFirsts(memory),
      skips: asWords(skips),
      rest,
      readPart: isByBlocks ? readPart : null,
    });
  }

  #readDocIds(memory: ListMemory): Uint8Array<ArrayBuffer> {
    const bytes = memory.reserve("docIds", this.shape.docIdBytes);
    this.#file.read(bytes, this.#offset);
    return bytes;
  }

  #decodeDocIds(memory: ListMemory): Uint32Array {
    const docIds = memory.reserveWords("decoded", this.shape.documents);
    decodeDocIds(this.shape, this.#readDocIds(memory), docIds);
    return docIds;
  }

  #readFirsts(memory: ListMemory): Uint16Array | Uint32Array {
    const bytes = memory.reserve("firsts", firstPositionBytes(this.shape));
    this.#file.read(bytes, this.#firstsAt);
    return this.#asFirsts(bytes);
  }

  #asFirsts(bytes: Uint8Array<ArrayBuffer>): Uint16Array | Uint32Array {
    return this.shape.wide ? asWords(bytes) : new Uint16Array(bytes.buffer, 0, bytes.length / 2);
  }
}

const asWords = (bytes: Uint8Array<ArrayBuffer>) => new Uint32Array(bytes.buffer, 0, bytes.length / 4);
