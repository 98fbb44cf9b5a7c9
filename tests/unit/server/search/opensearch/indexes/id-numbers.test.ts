import fc from "fast-check";
import { expect, test } from "vitest";
import { idNumbers } from "#server/search/opensearch/indexes/id-numbers.ts";
import { runs } from "../../../../../fixtures/laws.ts";

const ids = fc.string({ unit: fc.constantFrom(..."-09AZaz27k"), maxLength: 16 });

test("ids stand in the order of their numbers, which are exact", () => {
  fc.assert(
    fc.property(ids, ids, (a, b) => {
      const [x, y] = [idNumbers(a), idNumbers(b)];
      expect([x, y].flatMap(Object.values).every(Number.isSafeInteger)).toBe(true);
      expect(Math.sign(x.id_start - y.id_start || x.id_rest - y.id_rest)).toBe(a < b ? -1 : a > b ? 1 : 0);
    }),
    { numRuns: runs(1000) },
  );
});

test("an id that numbers cannot hold is refused", () => {
  expect(() => idNumbers("a".repeat(17))).toThrow("longer than 16");
  expect(() => idNumbers("a_b")).toThrow("a character that ids have not");
});
