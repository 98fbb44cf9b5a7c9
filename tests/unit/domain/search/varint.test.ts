import fc from "fast-check";
import { expect, test } from "vitest";
import { VarintCursor, writeVarint } from "#domain/search/varint.ts";
import { runs } from "../../../fixtures/laws.ts";

/** Numbers with equally many of each encoded size; uniform numbers would nearly all take the most bytes. */
const number = fc.oneof(
  ...[7, 14, 21, 28, 31, 32, 35, 42, 49, 53].map((bits) => fc.maxSafeNat().map((value) => value % 2 ** bits)),
  ...[7, 14, 21, 28, 31, 32, 35, 49, 53].map((bits) => fc.constantFrom(2 ** bits - 1, 2 ** (bits - 1))),
);

function written(numbers: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(numbers.length * 8);
  let end = 0;
  for (const value of numbers) end = writeVarint(bytes, end, value);
  return bytes.subarray(0, end);
}

test("numbers written one after another are read back", () => {
  fc.assert(
    fc.property(fc.array(number), (numbers) => {
      const cursor = new VarintCursor(written(numbers));
      expect(numbers.map(() => cursor.next())).toEqual(numbers);
      expect(cursor.at).toBe(cursor.end);
    }),
    { numRuns: runs(300) },
  );
});

test("low bits come first, and every byte but the last has its highest bit set", () => {
  const bytes = new Uint8Array(3);
  expect(writeVarint(bytes, 0, 300)).toBe(2);
  expect([...bytes]).toEqual([0xac, 0x02, 0]);
});

test("a number takes no more bytes than it needs", () => {
  const bytes = new Uint8Array(8);
  for (const [bits, length] of [
    [7, 1],
    [14, 2],
    [21, 3],
    [28, 4],
    [35, 5],
    [49, 7],
  ] as const) {
    expect(writeVarint(bytes, 0, 2 ** bits - 1)).toBe(length);
    expect(writeVarint(bytes, 0, 2 ** bits)).toBe(length + 1);
  }
  expect(writeVarint(bytes, 3, 0)).toBe(4);
});
