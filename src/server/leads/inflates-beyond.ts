import { constants, createInflateRaw } from "node:zlib";
import type { InflatesBeyond } from "#sealing/content/zip-bomb.ts";

/** Size of the chunks in which unpacked bytes are discarded. */
const PIECE_BYTES = 1 << 17;

/** Whether deflated bytes unpack to more than the limit; false for damaged data. Unpacks off the main thread. */
export const inflatesBeyondAsync: InflatesBeyond = async (packed, limit) => {
  const chunkSize = Math.max(constants.Z_MIN_CHUNK, Math.min(PIECE_BYTES, limit + 1));
  const inflate = createInflateRaw({ chunkSize, finishFlush: constants.Z_SYNC_FLUSH });
  inflate.end(packed);
  let unpacked = 0;
  try {
    for await (const piece of inflate) {
      unpacked += piece.length;
      if (unpacked > limit) return true;
    }
  } catch {
    // Damaged data is no zip bomb; the office is told when it opens the file.
  }
  return false;
};
