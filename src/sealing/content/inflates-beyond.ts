import { Inflate } from "fflate";
import type { InflatesBeyond } from "./zip-bomb.ts";

/** Size of the chunks given to the inflater: each unpacks to a thousand times that at most. */
const PIECE_BYTES = 1 << 14;

/** Unpacks with what the browser has, discarding the bytes. */
export const inflatesBeyond: InflatesBeyond = (packed, limit) => {
  let unpacked = 0;
  const inflate = new Inflate((piece) => {
    unpacked += piece.length;
  });
  try {
    for (let at = 0; at < packed.length && unpacked <= limit; at += PIECE_BYTES)
      inflate.push(packed.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= packed.length);
  } catch {
    // Damaged data is no bomb; whoever opens the file is told.
  }
  return unpacked > limit;
};
