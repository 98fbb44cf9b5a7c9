import { uint32At } from "#domain/search/array-reads.ts";
import { add, type BitSet, lowestBit } from "./bit-set.ts";
import { bitsAt, MAX_QUICK_BITS, type PackedBytes, quickBitsAt, wordAt } from "./packed-bits.ts";

/**
 * A posting list says which documents contain a bigram, and where. Numbers are packed by blocks of BLOCK_DOCUMENTS documents
 * (packed-bits.ts). A list has three sections:
 *
 * - doc ids: for each block the bits of a number (WIDTH_BITS), then for each document how many lie between it and the one
 *   before; padded to a byte. Or, in a list of more documents than these are bytes, one bit for each document of the index
 *   (BitSet): that may be longer, but need not be decoded;
 * - table, only of several blocks: for each the offset of its positions, in 32 bits;
 * - positions: those of one block after the other (position-block.ts).
 *
 * In a list of a single block whose doc ids are no bits, the positions follow without padding. The dictionary has `gapBits`;
 * of each number what is above its `gapBits` lowest bits stands as so many zeros and a one, and then these bits. The number
 * of a single document is all low bits, of which there are as many as one of SINGLE_BITS says.
 */
export const BLOCK_DOCUMENTS = 128;

/** With fewer documents, what would stand at the head of a block of positions takes more bits than it saves. */
export const MIN_FULL_HEAD = 32;

/** Bits of the number that says how many bits others have. */
export const WIDTH_BITS = 5;

/** How many bits the only document of a list may take: few enough to choose from that the dictionary tells which in passing. */
export const SINGLE_BITS: readonly number[] = [8, 11, 13, 15, 17, 20, 24, 31];

/** What the dictionary stores of a list; the size of its table follows from it. */
export interface PostingListInfo {
  documents: number;
  /** 0 if the list has no sections: then `positionBytes` is that of all. */
  docIdBytes: number;
  /** Doc ids are stored as one bit per document of the index. */
  asBits: boolean;
  /** Low bits of a number between doc ids, if the list has no sections; else 0. */
  gapBits: number;
  /** Positions beyond the first of each document. */
  further: number;
  positionBytes: number;
}

/** Blocks of a list, and how many documents one of them has. */
export const blocksOf = ({ documents }: PostingListInfo) => Math.ceil(documents / BLOCK_DOCUMENTS);
export const documentsOfBlock = ({ documents }: PostingListInfo, block: number) =>
  Math.min(BLOCK_DOCUMENTS, documents - block * BLOCK_DOCUMENTS);
/** Whether doc ids and positions stand together. */
export const isUndivided = ({ documents, asBits }: PostingListInfo) =>
  !asBits && documents <= BLOCK_DOCUMENTS;
/** From the beginning, how many bytes hold the doc ids. */
export const bytesOfDocIds = (shape: PostingListInfo) =>
  isUndivided(shape) ? shape.positionBytes : shape.docIdBytes;
/** Bytes of the table of a list of so many documents. */
export const tableBytesOf = (documents: number) =>
  documents > BLOCK_DOCUMENTS ? Math.ceil(documents / BLOCK_DOCUMENTS) * 4 : 0;
export const tableBytes = ({ documents }: PostingListInfo) => tableBytesOf(documents);
export const listBytes = (shape: PostingListInfo) =>
  shape.docIdBytes + tableBytes(shape) + shape.positionBytes;

/**
 * Fills `into` with the documents of a list, ascending, from its doc ids, which begin at a byte; returns the bit behind them
 * if the list has no sections.
 */
export function decodeDocIds(
  shape: PostingListInfo,
  packed: PackedBytes,
  start: number,
  into: Uint32Array,
): number {
  if (isUndivided(shape)) return decodeFew(shape, packed.words, start * 8, into);
  if (shape.asBits) {
    unpackBits(packed.view, start, shape.documents, into);
    return 0;
  }
  let docId = -1;
  eachBlockOfGaps(shape.documents, packed.words, start, (bit, width, from, to) => {
    docId = unpackGaps(packed, bit, width, docId, into, from, to);
  });
  return 0;
}

const few = new Uint32Array(BLOCK_DOCUMENTS);

/** Adds the documents of a list to a set, from its doc ids, which begin the bytes and are no bits; returns as decodeDocIds. */
export function addDocIds(shape: PostingListInfo, { words }: PackedBytes, set: BitSet): number {
  if (isUndivided(shape)) {
    const end = decodeFew(shape, words, 0, few);
    for (let index = 0; index < shape.documents; index++) add(set, uint32At(few, index));
    return end;
  }
  let docId = -1;
  eachBlockOfGaps(shape.documents, words, 0, (bit, width, from, to) => {
    docId = addGaps(words, bit, width, docId, set, to - from);
  });
  return 0;
}

/** The doc ids of a list without sections, from a bit on; returns the bit behind them. */
function decodeFew(
  { documents, gapBits }: PostingListInfo,
  words: Uint32Array,
  start: number,
  into: Uint32Array,
): number {
  if (documents === 1) {
    into[0] = bitsAt(words, start, gapBits);
    return start + gapBits;
  }
  let bit = start;
  let docId = -1;
  for (let index = 0; index < documents; index++) {
    const high = lowestBit(wordAt(words, bit));
    bit += high + 1;
    docId += 1 + ((high << gapBits) | bitsAt(words, bit, gapBits));
    bit += gapBits;
    into[index] = docId;
  }
  return bit;
}

/** Calls `visit` with each block: where its gaps begin, their bits, and the indexes of its documents. */
function eachBlockOfGaps(
  documents: number,
  words: Uint32Array,
  start: number,
  visit: (bit: number, width: number, from: number, to: number) => void,
): void {
  let bit = start * 8;
  for (let from = 0; from < documents; from += BLOCK_DOCUMENTS) {
    const to = Math.min(documents, from + BLOCK_DOCUMENTS);
    const width = bitsAt(words, bit, WIDTH_BITS);
    visit(bit + WIDTH_BITS, width, from, to);
    bit = (bit + WIDTH_BITS + (to - from) * width + 7) & ~7;
  }
}

/** Adds doc ids that follow one to a set; returns the last. */
function addGaps(
  words: Uint32Array,
  bit: number,
  width: number,
  before: number,
  set: BitSet,
  count: number,
): number {
  const mask = (1 << width) - 1;
  let docId = before;
  for (let left = count, place = bit; left > 0; left--, place += width) {
    docId += 1 + (wordAt(words, place) & mask);
    const word = docId >>> 5;
    set[word] = uint32At(set, word) | (1 << (docId & 31));
  }
  return docId;
}

/** Fills `into` with so many documents, whose bits begin at a byte. */
function unpackBits(view: DataView, start: number, documents: number, into: Uint32Array): void {
  // Counted by index: an iterator makes an object a step until the loop is compiled.
  for (let index = 0, from = 0; index < documents; from += 32) {
    for (let bits = view.getUint32(start + from / 8, true); bits !== 0; bits &= bits - 1)
      into[index++] = from + lowestBit(bits);
  }
}

/** Fills `into` from an index to another with doc ids that follow one, whose gaps begin at a bit; returns the last. */
function unpackGaps(
  { words, view }: PackedBytes,
  bit: number,
  width: number,
  before: number,
  into: Uint32Array,
  from: number,
  to: number,
): number {
  const mask = (1 << width) - 1;
  let docId = before;
  if (width <= MAX_QUICK_BITS)
    for (let index = from, place = bit; index < to; index++, place += width) {
      docId += 1 + quickBitsAt(view, place, mask);
      into[index] = docId;
    }
  else
    for (let index = from, place = bit; index < to; index++, place += width) {
      docId += 1 + (wordAt(words, place) & mask);
      into[index] = docId;
    }
  return docId;
}
