import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { splitPages } from "#domain/statute/citation/split-pages.ts";

const heading = (unit: number) => ({ level: 1, text: "章", unit });

describe("splitPages", () => {
  test("keeps chapters together that fit, and cuts one that does not", () => {
    expect(splitPages([heading(0), heading(2)], [4, 4, 4, 4], 10)).toEqual([
      { from: 0, to: 2 },
      { from: 2, to: 4 },
    ]);
    expect(splitPages([heading(0)], [4, 4, 4, 4, 4], 10)).toEqual([
      { from: 0, to: 2 },
      { from: 2, to: 4 },
      { from: 4, to: 5 },
    ]);
  });

  test("covers every unit once in order, and no page is over its limit but by one unit alone", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 60 }),
        fc.array(fc.nat(59), { maxLength: 10 }),
        (weights, chapters) => {
          const headings = chapters
            .filter((unit) => unit < weights.length)
            .sort((a, b) => a - b)
            .map(heading);
          const pages = splitPages(headings, weights, 40);
          expect(pages.flatMap(({ from, to }) => weights.slice(from, to))).toEqual(weights);
          for (const { from, to } of pages) {
            const weight = weights.slice(from, to).reduce((sum, one) => sum + one, 0);
            expect(weight <= 40 || to - from === 1).toBe(true);
          }
        },
      ),
    );
  });
});
