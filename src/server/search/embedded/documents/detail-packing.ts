import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";

/*
 * A stored detail is JSON in UTF-8, as a zstd frame (RFC 8878) without its magic number. Each detail is compressed by
 * itself, so that it is read by itself; what details have in common comes from a dictionary of raw content: whole details,
 * taken from all over the index, which stand before the first.
 */

/** The magic number that begins every zstd frame. */
const MAGIC = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);
/** Level 9 takes twice as long for a seventh fewer bytes. */
const LEVEL = 3;
const PARAMS = { [constants.ZSTD_c_compressionLevel]: LEVEL, [constants.ZSTD_c_contentSizeFlag]: 0 };
/** Most bytes of the dictionary, and most details in it: with more, packing takes longer than a detail is worth. */
const MAX_DICTIONARY_BYTES = 64 << 10;
export const DICTIONARY_DETAILS = 40;
/** The dictionary is at most this part of all details: few documents need little. */
const SHARE = 32;

/** The dictionary of details that take so many bytes in all, from some of them. */
export function detailDictionary(some: Iterable<object>, bytes: number): Buffer {
  const room = Math.min(MAX_DICTIONARY_BYTES, Math.floor(bytes / SHARE));
  const whole = Array.from(some, (detail) => Buffer.from(JSON.stringify(detail)));
  return Buffer.concat(whole).subarray(0, room);
}

/** Packs and unpacks details, as JSON, one by one. */
export class DetailPacking {
  readonly #dictionary: Buffer;

  constructor(dictionary: Buffer) {
    this.#dictionary = dictionary;
  }

  pack(detail: string): Buffer {
    const frame = zstdCompressSync(Buffer.from(detail), { dictionary: this.#dictionary, params: PARAMS });
    return frame.subarray(MAGIC.length);
  }

  unpack(packed: Uint8Array): string {
    const frame = Buffer.concat([MAGIC, packed]);
    return zstdDecompressSync(frame, { dictionary: this.#dictionary }).toString();
  }
}
