import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";

/*
 * A stored detail is JSON in UTF-8 as a zstd frame (RFC 8878) without its magic number. Each detail is
 * compressed by itself, so that it can be read by itself. A raw content dictionary removes the redundancy
 * between details: it consists of whole details from all parts of the index, and is stored before the first
 * detail.
 */

/** The magic number that begins every zstd frame. */
const MAGIC = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);
/** Level 9 takes twice as long as this level and saves a seventh of the bytes. */
const LEVEL = 3;
/**
 * Window of 2^17 bytes. Reading a frame allocates its window, which is 2 MB by default. That much memory for
 * each detail keeps the garbage collector busy.
 */
const WINDOW_LOG = 17;
const PARAMS = {
  [constants.ZSTD_c_compressionLevel]: LEVEL,
  [constants.ZSTD_c_windowLog]: WINDOW_LOG,
  [constants.ZSTD_c_contentSizeFlag]: 0,
};
/** Maximum size of the dictionary in bytes. A larger one makes compression too slow. */
const MAX_DICTIONARY_BYTES = 64 << 10;
/** Maximum number of details that the dictionary is made of. */
export const DICTIONARY_DETAILS = 40;
/** The dictionary is at most 1/SHARE of the size of all details, so that it stays small for few documents. */
const SHARE = 32;

/** The dictionary made of some details. `bytes` is the size of all details of the index. */
export function detailDictionary(some: Iterable<object>, bytes: number): Buffer {
  const room = Math.min(MAX_DICTIONARY_BYTES, Math.floor(bytes / SHARE));
  const whole = Array.from(some, (detail) => Buffer.from(JSON.stringify(detail)));
  return Buffer.concat(whole).subarray(0, room);
}

/** Compresses a detail with a dictionary. */
export const packDetail = (detail: string, dictionary: Buffer): Buffer =>
  zstdCompressSync(Buffer.from(detail), { dictionary, params: PARAMS }).subarray(MAGIC.length);

/** The detail that was compressed with a dictionary. */
export const unpackDetail = (packed: Uint8Array, dictionary: Buffer): string =>
  zstdDecompressSync(Buffer.concat([MAGIC, packed]), { dictionary }).toString();
