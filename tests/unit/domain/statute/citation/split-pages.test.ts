import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pageKeys, splitPages } from "#domain/statute/citation/split-pages.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

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

  const cuts = (chapters: number[], weights: number[], limit = 10) =>
    splitPages(chapters.map(heading), weights, limit).map(({ from, to }) => `${from}-${to}`);

  each<[string, number[], number[], string[]]>("%s", (_, chapters, weights, pages) => {
    expect(cuts(chapters, weights)).toEqual(pages);
  });

  test("a third of a page is not yet enough to begin another", () => {
    expect(cuts([0, 1], [3, 4, 4], 9)).toEqual(["0-2", "2-3"]);
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

describe("pageKeys", () => {
  const unit = (kind: "article" | "text", number: number, branch = 0) => ({
    kind,
    number,
    branch,
    label: "",
    paragraphs: [],
  });

  test("are the first articles of the pages; a page without any starts where the one before did", () => {
    const units = [
      unit("text", 1),
      unit("article", 1),
      unit("text", 2),
      unit("article", 3, 1),
      unit("article", 4),
    ];
    const pages = [
      { from: 0, to: 2 },
      { from: 2, to: 3 },
      { from: 3, to: 5 },
    ];
    expect(pageKeys(pages, units)).toEqual([1000, 1000, 3001]);
    expect(pageKeys([{ from: 0, to: 1 }], units)).toEqual([0]);
  });
});
