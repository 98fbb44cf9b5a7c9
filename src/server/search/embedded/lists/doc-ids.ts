import { uint32At } from "#domain/search/array-reads.ts";
import { add, emptySet, lowestBit } from "./bit-set.ts";
import { ByteWriter } from "./byte-writer.ts";
import { BitWriter, bitsAt, WIDTH_BITS, widthOf } from "./packed-bits.ts";
import { BLOCK_DOCUMENTS } from "./posting-list.ts";

/*
 * The doc ids of a posting list, in one of two forms:
 *
 *   gaps     for each block   | width: 5 bits | gap | gap | ... | padding to a byte |
 *            A gap is the number of doc ids between a document of the list and the previous one. The gap of
 *            the list's first document is its doc id.
 *   bitset   one bit for each document of the index, in words of 32 bits (bit-set.ts). A bitset needs no
 *            decoding, so it is chosen if it has fewer bytes than the list has documents.
 */

const bits = new BitWriter();

/**
 * Encodes ascending doc ids. `size` is the number of documents of the index; with 0, the result is never a
 * bitset.
 */
export function encodeDocIds(docIds: Uint32Array, size: number): { bytes: Uint8Array; asBits: boolean } {
  const bitSetBytes = Math.ceil(size / 32) * 4;
  if (bitSetBytes > 0 && bitSetBytes < docIds.length) {
    const set = emptySet(size);
    for (const docId of docIds) add(set, docId);
    return { bytes: new Uint8Array(set.buffer), asBits: true };
  }
  const out = new ByteWriter(docIds.length + 1);
  for (let from = 0, next = 0; from < docIds.length; from += BLOCK_DOCUMENTS) {
    const gaps = docIds.slice(from, from + BLOCK_DOCUMENTS);
    for (let at = 0; at < gaps.length; at++) {
      const docId = uint32At(gaps, at);
      gaps[at] = docId - next;
      next = docId + 1;
    }
    const width = widthOf(gaps.reduce((all, gap) => all | gap, 0));
    bits.put(width, WIDTH_BITS);
    for (const gap of gaps) bits.put(gap, width);
    bits.moveTo(out);
  }
  return { bytes: out.view(), asBits: false };
}

/** Decodes `documents` doc ids, starting at byte 0. */
export function decodeDocIds(view: DataView, documents: number, asBits: boolean): Uint32Array {
  const docIds = new Uint32Array(documents);
  if (asBits) {
    for (let at = 0, from = 0; at < documents; from += 32)
      for (let word = view.getUint32(from / 8, true); word !== 0; word &= word - 1)
        docIds[at++] = from + lowestBit(word);
    return docIds;
  }
  for (let from = 0, next = 0, bit = 0; from < documents; from += BLOCK_DOCUMENTS) {
    const width = bitsAt(view, bit, WIDTH_BITS);
    bit += WIDTH_BITS;
    const to = Math.min(documents, from + BLOCK_DOCUMENTS);
    for (let at = from; at < to; at++, bit += width) {
      const docId = next + bitsAt(view, bit, width);
      docIds[at] = docId;
      next = docId + 1;
    }
    bit = Math.ceil(bit / 8) * 8;
  }
  return docIds;
}
