import { Inflate } from "fflate";
import type { InflatesBeyond } from "./zip-bomb.ts";

/**
 * Size, in bytes, of the pieces that are unpacked one at a time. A piece unpacks to at most about a thousand
 * times its size.
 */
const PIECE_BYTES = 1 << 14;

/** Unpacks with fflate, which runs in any browser, and discards the result. */
export const inflatesBeyond: InflatesBeyond = (packed, limit) => {
  let unpacked = 0;
  const inflate = new Inflate((piece) => {
    unpacked += piece.length;
  });
  try {
    for (let at = 0; at < packed.length && unpacked <= limit; at += PIECE_BYTES)
      inflate.push(packed.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= packed.length);
  } catch {
    // Damaged data is not a bomb. The damage is reported when the file is opened.
  }
  return unpacked > limit;
};
