import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { betaDistribution, betaQuantile } from "#domain/reversal/beta.ts";
import { runs } from "../../../fixtures/laws.ts";

const parameter = fc.double({ min: 0.5, max: 500, noNaN: true });
const unit = fc.double({ min: 0.001, max: 0.999, noNaN: true });

describe("betaDistribution", () => {
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
