import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  forLength,
  hanBigrams,
  inverseFrequency,
  repeated,
  tellingBigrams,
} from "#domain/search/similar/telling-bigrams.ts";

describe("the bigrams of a query", () => {
  const held: Record<string, number> = { 持刀: 40, 刀抢: 6, 抢劫: 300, 劫出: 1, 出租: 30, 租车: 12 };
  const frequency = (bigram: string) => held[bigram] ?? 0;

  test("are those of middle frequency, each once, the rarest first", () => {
    const chosen = tellingBigrams(hanBigrams("持刀抢劫出租车，持刀抢劫"), frequency, 1000);
    expect(chosen.map(({ bigram }) => bigram)).toEqual(["刀抢", "租车", "出租", "持刀"]);
    expect(chosen[0]!.weight).toBe(inverseFrequency(6, 1000));
  });

  test("may be rarer and commoner in a small collection", () => {
    expect(tellingBigrams(["彩礼"], () => 2, 1000)).toHaveLength(1);
    expect(tellingBigrams(["彩礼"], () => 4, 2500)).toHaveLength(0);
    expect(tellingBigrams(["抢劫"], () => 2, 9)).toHaveLength(1);
    expect(tellingBigrams(["抢劫"], () => 9, 9)).toHaveLength(0);
  });

  test("are at most two hundred", () => {
    const text = Array.from({ length: 400 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join("");
    expect(tellingBigrams(hanBigrams(text), () => 10, 1000)).toHaveLength(200);
  });

  test("are found without blanks, letters and signs, in the order of a dictionary", () => {
    expect(hanBigrams("盗窃 3 次，盗 窃A")).toEqual(["盗窃"]);
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."盗窃罪，A1 ") }), (text) => {
        const bigrams = hanBigrams(text);
        expect(bigrams).toEqual([...new Set(bigrams)].sort());
      }),
    );
  });
});

describe("what a bigram adds to a document", () => {
  test("grows with its weight and its count and stays below 2.2 weights", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1000 }),
        fc.double({ min: 0.1, max: 12, noNaN: true }),
        (count, weight) => {
          const added = repeated(weight, count);
          expect(added).toBeLessThan(2.2 * weight);
          expect(repeated(weight, count + 1)).toBeGreaterThan(added);
          expect(repeated(weight + 1, count)).toBeGreaterThan(added);
        },
      ),
    );
    expect(repeated(3, 1)).toBeCloseTo(3, 12);
  });

  test("is worth less in a longer document, and the same in one of average length", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 50, noNaN: true }), (length) => {
        expect(forLength(1, length + 1)).toBeLessThan(forLength(1, length));
        expect(forLength(7, 1)).toBeCloseTo(7, 12);
        if (length <= 1)
          expect(7 / forLength(7, 1 + length)).toBeLessThanOrEqual(2 - 7 / forLength(7, 1 - length));
      }),
    );
  });
});
