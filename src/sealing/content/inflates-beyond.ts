import { Inflate } from "fflate";
import type { InflatesBeyond } from "./zip-bomb.ts";

/** Packed bytes are given to the inflater in pieces of this size: each unpacks to a thousandfold at most. */
const PIECE_BYTES = 1 << 14;

/** What a browser unpacks with, throwing the bytes away. */
export const inflatesBeyond: InflatesBeyond = (packed, limit) => {
  let unpacked = 0;
  const inflate = new Inflate((piece) => {
    unpacked += piece.length;
  });
  try {
    for (let at = 0; at < packed.length && unpacked <= limit; at += PIECE_BYTES)
      inflate.push(packed.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= packed.length);
  } catch {
    // Damaged data is no bomb, and whoever opens the file is told.
  }
  return unpacked > limit;
};
