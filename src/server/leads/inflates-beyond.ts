import { constants, inflateRawSync } from "node:zlib";
import type { InflatesBeyond } from "#sealing/content/zip-bomb.ts";

/** Unpacked bytes are discarded in chunks of this size. */
const PIECE_BYTES = 1 << 16;

/** Whether deflated bytes unpack to more than the limit; false for damaged data. */
export const inflatesBeyondSync: InflatesBeyond = (packed, limit) => {
  try {
    const { length } = inflateRawSync(packed, {
      maxOutputLength: limit + 1,
      chunkSize: Math.max(constants.Z_MIN_CHUNK, Math.min(PIECE_BYTES, limit + 1)),
      finishFlush: constants.Z_SYNC_FLUSH,
    });
    return length > limit;
  } catch (error) {
    // Damaged data ends here too; it is not a bomb, and whoever opens the file will notice.
    return (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
  }
};
