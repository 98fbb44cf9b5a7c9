import fc from "fast-check";
import { expect, test } from "vitest";
import { idNumber } from "#server/search/opensearch/indexes/id-number.ts";
import { runs } from "../../../../../fixtures/laws.ts";

const ids = fc.string({ unit: fc.constantFrom(..."09az27k"), maxLength: 12 });

test("ids stand in the order of their numbers, which a signed number of 64 bits holds", () => {
  fc.assert(
    fc.property(ids, ids, (a, b) => {
      const [x, y] = [BigInt(idNumber(a)), BigInt(idNumber(b))];
      expect(x >= 0n && x < 2n ** 63n).toBe(true);
      expect([x < y, x > y]).toEqual([a < b, a > b]);
    }),
    { numRuns: runs(1000) },
  );
});

test("the last id has a number too", () => {
  expect(BigInt(idNumber("z".repeat(12)))).toBeLessThan(2n ** 63n);
});

test("an id that a number cannot hold is refused", () => {
  expect(() => idNumber("a".repeat(13))).toThrow("longer than 12");
  expect(() => idNumber("a_b")).toThrow("a character that ids have not");
  expect(() => idNumber("aB")).toThrow("a character that ids have not");
});
