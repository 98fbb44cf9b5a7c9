import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { weightedKappa } from "../../../bench/similar/agreement.ts";

const grade = fc.integer({ min: 0, max: 3 });
const pairs = fc
  .array(fc.tuple(grade, grade), { minLength: 2, maxLength: 60 })
  .filter((list) => list.some(([one]) => one !== list[0]![0]));

describe("the agreement of two graders", () => {
  test("is one where they never differ, and does not depend on who is named first", () => {
    fc.assert(
      fc.property(pairs, (list) => {
        expect(weightedKappa(list.map(([one]) => [one, one]))).toBe(1);
        const swapped = list.map(([one, other]): [number, number] => [other, one]);
        expect(weightedKappa(swapped)).toBeCloseTo(weightedKappa(list), 12);
        expect(weightedKappa(list)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("is zero where every grade meets every other equally often", () => {
    const all = [0, 1, 2, 3].flatMap((one) => [0, 1, 2, 3].map((other): [number, number] => [one, other]));
    expect(weightedKappa(all)).toBeCloseTo(0, 12);
  });

  test("falls with the square of what they differ by: hand-computed", () => {
    // Apart: 1 of 3 pairs by 1, a mean of 1/3; by lot: squares 0 0 4, 1 1 1, 9 9 1 of nine pairs, a mean of 26/9.
    expect(
      weightedKappa([
        [0, 0],
        [1, 0],
        [3, 2],
      ]),
    ).toBeCloseTo(1 - 2 / 3 / (26 / 9), 12);
  });
});
