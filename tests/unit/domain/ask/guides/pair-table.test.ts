import fc from "fast-check";
import { expect, test } from "vitest";
import { PairTable, pairsOf } from "#domain/ask/guides/pair-table.ts";

test("a table has the number of each of its pairs, and 0 for all others", () => {
  const key = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.double({ min: 0.1, noNaN: true }))), key, (entries, other) => {
      const numbers = new Map(entries);
      const table = new PairTable(numbers);
      for (const [pair, number] of numbers) expect(table.get(pair)).toBe(number);
      expect(table.get(other)).toBe(numbers.get(other) ?? 0);
    }),
  );
});

test("pairs of a text have keys of their own, and none crosses a blank", () => {
  expect(pairsOf("ab ba")).toEqual([(0x61 << 16) | 0x62, (0x62 << 16) | 0x61]);
  expect(pairsOf("龥龥")[0]).toBeLessThan(0);
  expect(pairsOf("")).toEqual([]);
});
