import fc from "fast-check";
import { expect, test } from "vitest";
import {
  AMOUNT_RANGES,
  findAmountRange,
  matchAmountRange,
  NON_MONETARY_RANGE,
} from "#domain/judgment/amount-ranges.ts";

/** Upper limits of AMOUNT_RANGES, in ten thousand yuan. */
const ENDS = [10, 50, 100, 300, 500, 1_000, 5_000];

test("the ranges follow each other from 0 on, the last but one is open, the last for claims of no amount", () => {
  const inTenThousand = AMOUNT_RANGES.map(({ min, max }) => [
    min / 10_000,
    max === null ? null : max / 10_000,
  ]);
  expect(inTenThousand).toEqual([...ENDS.map((end, at) => [ENDS[at - 1] ?? 0, end]), [5_000, null], [0, 0]]);
  expect(NON_MONETARY_RANGE).toBe(AMOUNT_RANGES.length - 1);
});

test("an amount is in the range that it begins, not in the one that it ends", () => {
  for (const [at, end] of ENDS.entries()) {
    expect(findAmountRange(end * 10_000 - 0.01)).toBe(at);
    expect(findAmountRange(end * 10_000)).toBe(at + 1);
  }
  expect([findAmountRange(0), findAmountRange(1e12), findAmountRange(null)]).toEqual([0, 7, 8]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 40 }), (amount) => {
      const { min, max } = AMOUNT_RANGES[findAmountRange(amount)]!;
      expect(amount >= min && (max === null || amount < max)).toBe(true);
    }),
  );
});

test("a range is known by both its ends", () => {
  for (const [at, { min, max }] of AMOUNT_RANGES.entries()) expect(matchAmountRange(min, max)).toBe(at);
  expect(matchAmountRange(0, null)).toBe(-1);
  expect(matchAmountRange(100_000, 100_000)).toBe(-1);
  expect(matchAmountRange(1, 100_000)).toBe(-1);
});
