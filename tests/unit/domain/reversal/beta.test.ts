import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { betaDistribution, betaQuantile } from "#domain/reversal/beta.ts";
import { runs } from "../../../fixtures/laws.ts";

const parameter = fc.double({ min: 0.5, max: 500, noNaN: true });
const unit = fc.double({ min: 0.001, max: 0.999, noNaN: true });

describe("betaDistribution", () => {
  test.each([
    // x, a, b, from the closed forms of small whole parameters
    [0.3, 1, 1, 0.3],
    [0.3, 2, 1, 0.09],
    [0.3, 1, 2, 0.51],
    [0.5, 2, 2, 0.5],
    [0.25, 3, 2, 4 * 0.25 ** 3 - 3 * 0.25 ** 4],
    // arcsine law
    [0.25, 0.5, 0.5, 1 / 3],
  ])("at %d with a = %d and b = %d is %d", (x, a, b, expected) => {
    expect(betaDistribution(x, a, b)).toBeCloseTo(expected, 12);
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
  test("inverts the distribution", () => {
    fc.assert(
      fc.property(unit, parameter, parameter, (p, a, b) => {
        expect(betaDistribution(betaQuantile(p, a, b), a, b)).toBeCloseTo(p, 6);
      }),
      { numRuns: runs(60) },
    );
  });
});
