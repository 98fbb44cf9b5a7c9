import { constants, createInflateRaw } from "node:zlib";
import type { InflatesBeyond } from "#sealing/content/zip-bomb.ts";

/** Maximum size of the chunks in which data is unpacked and dropped. */
const PIECE_BYTES = 1 << 19;

/**
 * Whether deflated data unpacks to more than `limit` bytes. False for damaged data. The data is unpacked off
 * the main thread.
 */
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
    // Damaged data is no zip bomb. The office is told when it opens the file.
  }
  return false;
};
