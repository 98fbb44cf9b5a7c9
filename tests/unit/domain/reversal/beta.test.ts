import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { betaDistribution, betaQuantile } from "#domain/reversal/change-rate.ts";
import { runs } from "../../../fixtures/laws.ts";

const parameter = fc.double({ min: 0.5, max: 500, noNaN: true });
const unit = fc.double({ min: 0.001, max: 0.999, noNaN: true });

describe("betaDistribution", () => {
  test("is 0 at 0 and 1 at 1", () => {
    for (const [a, b] of [
      [2, 3],
      [0.5, 0.5],
    ] as const) {
      expect([0, 1].map((x) => betaDistribution(x, a, b))).toEqual([0, 1]);
    }
  });

  test("has the closed forms of one side: x^a, and 1 - (1 - x)^b", () => {
    for (const x of [0.001, 0.2, 0.5, 0.8, 0.999])
      for (const n of [1, 0.01, 0.3, 5, 40, 300]) {
        expect(betaDistribution(x, n, 1)).toBeCloseTo(x ** n, 11);
        expect(betaDistribution(x, 1, n)).toBeCloseTo(1 - (1 - x) ** n, 11);
      }
  });

  test("mirrors when sides are exchanged", () => {
    fc.assert(
      fc.property(unit, parameter, parameter, (x, a, b) => {
        expect(betaDistribution(x, a, b) + betaDistribution(1 - x, b, a)).toBeCloseTo(1, 9);
      }),
    );
  });
});

describe("betaQuantile", () => {
  test("is exact to the last digits shown", () => {
    expect(betaQuantile(0.05, 1, 1)).toBeCloseTo(0.05, 11);
    expect(betaQuantile(0.95, 1, 1)).toBeCloseTo(0.95, 11);
    expect(betaQuantile(0.25, 2, 1)).toBeCloseTo(0.5, 11);
  });

  test("inverts the distribution", () => {
    fc.assert(
      fc.property(unit, parameter, parameter, (p, a, b) => {
        expect(betaDistribution(betaQuantile(p, a, b), a, b)).toBeCloseTo(p, 6);
      }),
      { numRuns: runs(60) },
    );
  });
});
