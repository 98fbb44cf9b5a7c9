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

  test("are at most two hundred", () => {
    const text = Array.from({ length: 400 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join("");
    expect(tellingBigrams(hanBigrams(text), () => 10, 1000)).toHaveLength(200);
  });

  test("are fewer where they are in millions of documents, but at least forty", () => {
    const given = Array.from({ length: 300 }, (_, at) => String.fromCodePoint(0x4e00 + at, 0x4e00));
    const chosen = (frequency: (at: number) => number) =>
      tellingBigrams(given, (bigram) => frequency(bigram.codePointAt(0)! - 0x4e00), 2_000_000).length;
    expect(chosen(() => 20_000)).toBe(200);
    expect(chosen(() => 50_000)).toBe(80);
    expect(chosen((at) => (at < 79 ? 50_000 : 50_001))).toBe(79);
    expect(chosen(() => 300_000)).toBe(40);
    // Bigrams that are far too common are dropped, together with those after them.
    expect(chosen((at) => (at < 60 ? 1000 : 400_000))).toBe(69);
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

describe("tellingBigrams", () => {
  const of = (documents: number) => (found: number) =>
    tellingBigrams(["盗窃"], () => found, documents).length === 1;

  test("bounds how rare and how common a bigram may be by the size of the collection", () => {
    // One in 500, at least 1 and at most 5; a fifth, at least 8.
    const small = of(10);
    expect([0, 1, 8, 9].map(small)).toEqual([false, true, true, false]);
    const middle = of(1_000);
    expect([1, 2, 200, 201].map(middle)).toEqual([false, true, true, false]);
    const large = of(100_000);
    expect([4, 5, 20_000, 20_001].map(large)).toEqual([false, true, true, false]);
  });

  test("orders equally frequent ones by their characters", () => {
    const order = (...given: string[]) => tellingBigrams(given, () => 5, 1_000).map(({ bigram }) => bigram);
    expect(order("乙甲", "丙甲", "丁甲")).toEqual(["丁甲", "丙甲", "乙甲"]);
    expect(order("丁甲", "丙甲", "乙甲")).toEqual(["丁甲", "丙甲", "乙甲"]);
  });

  test("asks for no frequency that is known not to matter, and chooses the same", () => {
    const frequency = (bigram: string) => (bigram.codePointAt(0)! * 7919) % 400;
    const given = Array.from({ length: 500 }, (_, at) => String.fromCodePoint(0x4e00 + at, 0x4e00));
    for (const slack of [0, 3, 50]) {
      const asked = new Set<string>();
      const chosen = tellingBigrams(
        given,
        (bigram) => {
          asked.add(bigram);
          return frequency(bigram);
        },
        1_000,
        { listed: (bigram) => frequency(bigram) + (bigram.codePointAt(0)! % (slack + 1)), slack },
      );
      expect(chosen).toEqual(tellingBigrams(given, frequency, 1_000));
      expect(asked.size).toBeLessThan(given.length * (slack === 50 ? 1 : 0.7));
    }
    // Of three hundred bigrams, `frequency` is called only for the two hundred rarest, starting at the lowest
    // frequency that is accepted (5).
    const listed = (bigram: string) => 5 + (bigram.codePointAt(0)! - 0x4e00);
    const counted: number[] = [];
    tellingBigrams(
      given.slice(0, 300).toReversed(),
      (bigram) => {
        counted.push(listed(bigram));
        return listed(bigram);
      },
      100_000,
      { listed, slack: 0 },
    );
    expect(counted.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, at) => 5 + at));
    const few = tellingBigrams(["盗窃", "抢劫"], () => 5, 1_000, { listed: () => 5, slack: 0 });
    expect(few).toHaveLength(2);
    expect(tellingBigrams(["盗窃"], () => 5, 1_000, { listed: () => 1, slack: 0 })).toEqual([]);
    expect(tellingBigrams(["盗窃"], () => 5, 1_000, { listed: () => 999, slack: 0 })).toEqual([]);
  });
});

test("the inverse frequency is that of BM25, above 0 even for what is everywhere", () => {
  expect(inverseFrequency(9, 99)).toBeCloseTo(Math.log(1 + 90.5 / 9.5), 12);
  expect(inverseFrequency(99, 99)).toBeCloseTo(Math.log(1 + 0.5 / 99.5), 12);
  expect(inverseFrequency(120, 99)).toBe(0);
});

test("repetitions and length count as in BM25", () => {
  expect(repeated(2, 3)).toBeCloseTo((2 * 3 * 2.2) / 4.2, 12);
  expect(forLength(2, 0.5)).toBeCloseTo((2 * 2.2) / (1 + 1.2 * 0.75), 12);
  expect(forLength(2, 2)).toBeCloseTo((2 * 2.2) / (1 + 1.2 * 1.3), 12);
  expect(forLength(2, 1)).toBeCloseTo(2, 12);
});
