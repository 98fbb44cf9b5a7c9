import { crc32 } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BLOCK_BYTES } from "#server/generated/checksums.ts";
import { joinSums } from "#server/generated/join-sums.ts";

/** Bytes that look like any others, from a number. */
function bytesOf(length: number, seed: number): Uint8Array {
  let state = seed | 1;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
}

describe("joinSums", () => {
  test("gives for any blocks what zlib gives for their bytes", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 * BLOCK_BYTES }),
        fc.nat(),
        fc.nat(),
        fc.nat(),
        (length, seed, one, other) => {
          const bytes = bytesOf(length, seed);
          const count = Math.ceil(length / BLOCK_BYTES);
          const block = (at: number) => bytes.subarray(at * BLOCK_BYTES, (at + 1) * BLOCK_BYTES);
          const sums = Uint32Array.from({ length: count }, (_, at) => crc32(block(at)));
          const [first, end] = [one % count, other % count].sort((a, b) => a - b) as [number, number];
          const whole = bytes.subarray(first * BLOCK_BYTES, (end + 1) * BLOCK_BYTES);
          expect(joinSums(sums, first, end + 1, block(end).length)).toBe(crc32(whole));
        },
      ),
    );
  });

  test("gives another for the same blocks in another order", () => {
    const sums = Uint32Array.from([crc32(bytesOf(BLOCK_BYTES, 1)), crc32(bytesOf(BLOCK_BYTES, 2))]);
    expect(joinSums(sums, 0, 2, BLOCK_BYTES)).not.toBe(joinSums(sums.toReversed(), 0, 2, BLOCK_BYTES));
  });
});
