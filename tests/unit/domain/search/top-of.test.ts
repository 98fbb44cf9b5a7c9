import fc from "fast-check";
import { expect, test } from "vitest";
import { TopScores, topOf } from "#domain/search/top-of.ts";

test("the top are the first of all positive scores in their order, equals by place, however they come in parts", () => {
  const scores = fc.array(fc.integer({ min: -2, max: 6 }), { maxLength: 60 });
  const parts = new TopScores();
  fc.assert(
    fc.property(
      scores,
      fc.integer({ min: 0, max: 20 }),
      fc.integer({ min: 1, max: 25 }),
      (values, most, part) => {
        const expected = values
          .map((score, at) => ({ score, at }))
          .filter(({ score }) => score > 0)
          .sort((a, b) => b.score - a.score || a.at - b.at)
          .slice(0, most);
        expect(topOf(Float64Array.from(values), most)).toEqual(expected.map(({ at }) => at));
        parts.restart(most);
        const memory = new Float64Array(part + 1).fill(9);
        for (let from = 0; from < values.length; from += part) {
          const some = values.slice(from, from + part);
          memory.set(some);
          parts.take(memory, some.length, from);
        }
        const { places, scores } = parts.sorted();
        expect(Array.from(places, (at, index) => ({ score: scores[index], at }))).toEqual(expected);
      },
    ),
    { numRuns: 300 },
  );
});

test.each<[string, (at: number) => number]>([
  ["in no order", (at) => (at * 7919) % 4001],
  ["falling", (at) => 5000 - at],
  ["all equal", () => 3],
  ["greatest where a sample is drawn", (at) => (at % 32 === 0 ? 1e6 + at : at % 13)],
  ["least where a sample is drawn", (at) => (at % 32 === 0 ? 0 : at % 4001)],
  ["mostly none", (at) => (at % 97 === 5 ? at : 0)],
])("the top of many are the same, %s", (_, scoreAt) => {
  const all = Float64Array.from({ length: 9000 }, (_, at) => scoreAt(at));
  for (const most of [1, 10, 150, 256, 300, 1000]) {
    const expected = [...all.keys()].filter((at) => all[at]! > 0).sort((a, b) => all[b]! - all[a]! || a - b);
    expect(topOf(all, most)).toEqual(expected.slice(0, most));
  }
});
