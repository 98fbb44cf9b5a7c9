import { deflateRawSync, inflateRawSync } from "node:zlib";

/** Documents that the dictionary is built from. */
export const DICTIONARY_DOCUMENTS = 16;
/** Deflate's window. */
const DICTIONARY_BYTES = 32_768;
/** A tenth more time than level 3 for a twentieth fewer bytes; what is above gains nothing more. */
const LEVEL = 6;
/** Only the beginning and end of a longer document, where judgments are most alike. */
const END_BYTES = 2048;

/**
 * Text that details have in common, taken from some of them. Each detail is compressed separately so that it
 * can be read separately; this stores what they share only once. Judgments shrink by a fifth and more.
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

/** A detail, as JSON, as the details file holds it. */
export const packDetail = (detail: string, common: Buffer): Buffer =>
  deflateRawSync(detail, { dictionary: common, level: LEVEL });

/** Bytes unpacked at once: most judgments need no more, and larger chunks would only be garbage. */
const CHUNK_BYTES = 4096;

/** The JSON text of a packed detail. */
export function unpackDetail(packed: Uint8Array, common: Buffer): string {
  return inflateRawSync(packed, { dictionary: common, chunkSize: CHUNK_BYTES }).toString("utf8");
}
