import { constants, inflateRawSync } from "node:zlib";
import type { InflatesBeyond } from "#sealing/content/zip-bomb.ts";

/** Unpacked bytes are thrown away in pieces of this size. */
const PIECE_BYTES = 1 << 16;

/** Whether deflated bytes unpack to more than the limit, by zlib; damaged ones do not. */
export const inflatesBeyondSync: InflatesBeyond = (packed, limit) => {
  try {
    inflateRawSync(packed, {
      maxOutputLength: limit + 1,
      chunkSize: Math.max(constants.Z_MIN_CHUNK, Math.min(PIECE_BYTES, limit + 1)),
      finishFlush: constants.Z_SYNC_FLUSH,
    });
    return false;
  } catch (error) {
    // Damaged data ends here too; it is no bomb, and whoever opens the file is told.
    return (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
  }
};
