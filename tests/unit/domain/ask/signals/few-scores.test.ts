import fc from "fast-check";
import { expect, test } from "vitest";
import { FewScores } from "#domain/ask/signals/few-scores.ts";
import { GramSums } from "#domain/ask/signals/gram-sums.ts";

const ARTICLES = 300;

test("scores given are summed, added up by a factor and cleared, whatever was given to which", () => {
  const given = fc.array(fc.tuple(fc.nat(ARTICLES - 1), fc.nat(9)), { maxLength: 400 });
  fc.assert(
    fc.property(fc.array(given, { maxLength: 3 }), (questions) => {
      const few = new FewScores(new Float64Array(ARTICLES));
      for (const question of questions) {
        few.clear();
        const expected = new Float64Array(ARTICLES);
        for (const [article, value] of question) {
          expected[article]! += value;
          expect(few.give(article, value)).toBe(expected[article]);
        }
        expect(few.scores).toEqual(expected);
        expect(few.greatest()).toBe(Math.max(...expected));
        const into = new Float64Array(ARTICLES).fill(1);
        few.addTo(into, 0.5);
        expect(into).toEqual(expected.map((score) => 1 + score * 0.5));
      }
    }),
  );
});

test("scores opened for articles are cleared before and afterwards, and what speaks against one is not added", () => {
  const few = new FewScores(new Float64Array(4));
  few.give(0, 3);
  few.openFor(Uint32Array.of(1, 2));
  few.scores.set([0, -2, 5, 0]);
  const into = new Float64Array(4);
  few.addTo(into, 2);
  expect([...into]).toEqual([0, 0, 10, 0]);
  expect(few.greatest()).toBe(5);
  few.clear();
  expect([...few.scores]).toEqual([0, 0, 0, 0]);
});

test("sums by key are those of a map, its keys ascending", () => {
  // Neighbours and far keys, and more than fit before the table grows.
  const keys = fc.oneof(fc.integer({ min: 1, max: 9000 }), fc.integer({ min: 1, max: 2 ** 31 - 1 }));
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, fc.nat(9)), { minLength: 3000, maxLength: 6000 }), (added) => {
      const sums = new GramSums();
      sums.add(7, 1);
      sums.clear();
      const expected = new Map<number, number>();
      for (const [key, value] of added) {
        sums.add(key, value);
        expected.set(key, (expected.get(key) ?? 0) + value);
      }
      expect([...sums.keys()]).toEqual([...expected.keys()].sort((a, b) => a - b));
      for (const [key, sum] of expected) expect(sums.get(key)).toBe(sum);
    }),
    { numRuns: 10 },
  );
});
