import fc from "fast-check";
import { expect, test } from "vitest";
import { insertScore, topOf, topScores } from "#domain/search/top-of.ts";

test("the top are the first of all positive scores in their order, equals by place", () => {
  const scores = fc.array(fc.integer({ min: -2, max: 6 }), { maxLength: 60 });
  fc.assert(
    fc.property(scores, fc.integer({ min: 0, max: 20 }), (values, most) => {
      const expected = values
        .map((score, at) => ({ score, at }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score || a.at - b.at)
        .slice(0, most);
      expect(topOf(Float64Array.from(values), most)).toEqual(expected.map(({ at }) => at));
      const { places, scores } = topScores(Float64Array.from(values), most);
      expect(Array.from(places, (at, index) => ({ score: scores[index], at }))).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

test.each<[string, (at: number) => number]>([
  ["in no order", (at) => (at * 7919) % 4001],
  ["falling", (at) => 5000 - at],
  ["all equal", () => 3],
  ["rising", (at) => at],
  ["mostly none", (at) => (at % 97 === 5 ? at : 0)],
])("the top of many are the same, %s", (_, scoreAt) => {
  const all = Float64Array.from({ length: 9000 }, (_, at) => scoreAt(at));
  for (const most of [1, 10, 150, 256, 300, 1000]) {
    const expected = [...all.keys()].filter((at) => all[at]! > 0).sort((a, b) => all[b]! - all[a]! || a - b);
    expect(topOf(all, most)).toEqual(expected.slice(0, most));
  }
});

test("a score takes its place among the highest, behind equal ones, within its part", () => {
  const best = Float64Array.of(9, 5, 3, 0, 7);
  expect(insertScore(best, 5, 1, 4)).toBe(2);
  expect([...best]).toEqual([9, 5, 5, 3, 7]);
  expect(insertScore(best, 3, 1, 4)).toBe(4);
  expect(insertScore(best, 6, 1, 4)).toBe(1);
  expect([...best]).toEqual([9, 6, 5, 5, 7]);
});
