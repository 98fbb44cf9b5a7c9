import fc from "fast-check";
import { expect, test } from "vitest";
import { topOf } from "#domain/search/top-of.ts";

test("the top are the first of all positive scores in their order, equals by place", () => {
  const scores = fc.array(fc.integer({ min: -2, max: 6 }), { maxLength: 60 });
  fc.assert(
    fc.property(scores, fc.integer({ min: 1, max: 20 }), fc.nat(4), (values, most, least) => {
      const expected = values
        .map((score, at) => ({ score, at }))
        .filter(({ score }) => score > least)
        .sort((a, b) => b.score - a.score || a.at - b.at)
        .slice(0, most)
        .map(({ at }) => at);
      expect(topOf(Float64Array.from(values), most, least)).toEqual(expected);
      if (least === 0) expect(topOf(Float64Array.from(values), most)).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});
