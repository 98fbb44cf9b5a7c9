import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";

/** What every zstd frame begins with (RFC 8878, 3.1.1); it is not stored. */
const MAGIC = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);
/** A tenth fewer bytes than level 3; levels from 10 on take twenty times as long. */
const LEVEL = 6;
/** The size of the content is not told either: it would take two bytes. */
const PARAMS = { [constants.ZSTD_c_compressionLevel]: LEVEL, [constants.ZSTD_c_contentSizeFlag]: 0 };

/** A detail, as JSON, as the details file holds it; `common` is the text it shares with others. */
export const packDetail = (detail: string, common: Buffer): Buffer =>
  zstdCompressSync(detail, { dictionary: common, params: PARAMS }).subarray(MAGIC.length);

/** Bytes unpacked at once: most judgments need no more, and larger chunks would only be garbage. */
const CHUNK_BYTES = 4096;

/** The JSON text of a packed detail. */
export function unpackDetail(packed: Uint8Array, common: Buffer): string {
  const frame = Buffer.concat([MAGIC, packed]);
  return zstdDecompressSync(frame, { dictionary: common, chunkSize: CHUNK_BYTES }).toString("utf8");
}
