import { crc32 } from "node:zlib";
import { BLOCK_BYTES } from "./checksums.ts";

/*
 * One checksum over many blocks is one zlib call instead of many, and in a fresh process each call takes
 * longer than its block. CRC-32 is affine: crc(b, before a) = shift(crc(a)) ^ crc(b), and shift depends only
 * on the length of b (zlib's crc32_combine), so the sums of blocks give the sum of their concatenation.
 */

const ZEROS = new Uint8Array(BLOCK_BYTES);

/** A sum after `bytes` zeros, without the zeros' own contribution. */
const shiftBy = (sum: number, bytes: number): number => {
  const zeros = ZEROS.subarray(0, bytes);
  return crc32(zeros, sum) ^ crc32(zeros, 0);
};

/** The same for a whole block, as a table for each of the four bytes of a sum. */
const [low, second, third, high] = Array.from({ length: 4 }, (_, place) => {
  const table = new Int32Array(256);
  for (let bit = 0; bit < 8; bit++) {
    const shifted = shiftBy((1 << (8 * place + bit)) >>> 0, BLOCK_BYTES);
    for (let value = 1 << bit; value < 2 << bit; value++) table[value] = table[value - (1 << bit)]! ^ shifted;
  }
  return table;
}) as [Int32Array, Int32Array, Int32Array, Int32Array];

/**
 * The CRC-32 of the blocks from `first` to `last`, exclusive, concatenated, from the CRC-32 of each. All are
 * BLOCK_BYTES long except the last, which has `lastBytes`.
 */
export function joinSums(sums: Uint32Array, first: number, last: number, lastBytes: number): number {
  let sum = 0;
  for (let block = first; block < last; block++) {
    const shifted =
      block === last - 1 && lastBytes < BLOCK_BYTES
        ? shiftBy(sum, lastBytes)
        : low[sum & 255]! ^ second[(sum >>> 8) & 255]! ^ third[(sum >>> 16) & 255]! ^ high[sum >>> 24]!;
    sum = (shifted ^ sums[block]!) >>> 0;
  }
  return sum;
}
