import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { markedPieces } from "#domain/search/results/marked-pieces.ts";
import { runs } from "../../../../fixtures/laws.ts";

describe("markedPieces", () => {
  test("joined the pieces are the text, and none is empty, whatever the ranges are", () => {
    const range = fc
      .tuple(fc.nat(20), fc.nat(20))
      .map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)]);
    fc.assert(
      fc.property(fc.string(), fc.array(range), (text, ranges) => {
        const inside = ranges.filter(([, to]) => to <= text.length).sort(([a], [b]) => a - b);
        const pieces = markedPieces(text, inside);
        expect(pieces.map((piece) => piece.text).join("")).toBe(text);
        expect(pieces.every((piece) => piece.text !== "")).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });

  test("marks each range, and leaves out one that begins inside another", () => {
    expect(
      markedPieces("代位求偿之诉", [
        [0, 4],
        [2, 4],
        [5, 6],
      ]),
    ).toEqual([
      { text: "代位求偿", found: true },
      { text: "之", found: false },
      { text: "诉", found: true },
    ]);
  });
});

test("a range that begins where the one before ends is marked, and a text without ranges is whole", () => {
  expect(
    markedPieces("甲乙丙", [
      [0, 1],
      [1, 2],
    ]),
  ).toEqual([
    { text: "甲", found: true },
    { text: "乙", found: true },
    { text: "丙", found: false },
  ]);
  expect(markedPieces("甲乙", [])).toEqual([{ text: "甲乙", found: false }]);
  expect(markedPieces("", [])).toEqual([]);
});
