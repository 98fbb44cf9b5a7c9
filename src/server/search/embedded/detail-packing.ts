import { deflateRawSync, inflateRawSync } from "node:zlib";

/** Documents that the dictionary is taken from. */
export const DICTIONARY_DOCUMENTS = 16;
/** Deflate looks back this far and no further. */
const DICTIONARY_BYTES = 32_768;
/** The common text finds most of what a higher level would look for, in less time. */
const LEVEL = 3;
/** Of a longer document only beginning and end, where judgments are most alike. */
const END_BYTES = 2048;

/**
 * Text that details have in common, taken from some of them: each is compressed alone, so that it can be read
 * alone, and what it shares with others is then stored once. Judgments shrink by a fifth and more.
 */
export function commonText(details: Iterable<object>): Buffer {
  const parts: Buffer[] = [];
  for (const detail of details) {
    const bytes = Buffer.from(JSON.stringify(detail));
    if (bytes.length <= END_BYTES * 2) parts.push(bytes);
    else parts.push(bytes.subarray(0, END_BYTES), bytes.subarray(-END_BYTES));
  }
  return Buffer.concat(parts).subarray(-DICTIONARY_BYTES);
}

/** A detail as the details file holds it. */
export function packDetail(detail: object, common: Buffer): Buffer {
  return deflateRawSync(JSON.stringify(detail), { dictionary: common, level: LEVEL });
}

/** The JSON text of a packed detail. */
export function unpackDetail(packed: Uint8Array, common: Buffer): string {
  return inflateRawSync(packed, { dictionary: common }).toString("utf8");
}
