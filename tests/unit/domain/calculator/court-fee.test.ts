import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calculateEnforcementFee, calculatePreservationFee } from "#domain/calculator/application-fee.ts";
import { calculateCourtFee, halveFee, toFen } from "#domain/calculator/court-fee.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

describe("calculateCourtFee", () => {
  each<[number, number]>("a property claim of %d yuan costs %d", (amount, fee) => {
    expect(calculateCourtFee("property", amount)).toEqual({ min: fee, max: fee });
  });

  test("damages for a personality right add one per cent above 50,000 and half above 100,000", () => {
    expect(calculateCourtFee("personality", 50_000)).toEqual({ min: 100, max: 500 });
    expect(calculateCourtFee("personality", 120_000)).toEqual({ min: 700, max: 1_100 });
  });

  test("a divorce with 300,000 yuan of property adds 500", () => {
    expect(calculateCourtFee("divorce", 300_000)).toEqual({ min: 550, max: 800 });
  });

  test.each([
    ["other_civil", 50, 100],
    ["ip_without_amount", 500, 1_000],
    ["labour", 10, 10],
    ["administrative_ip", 100, 100],
    ["administrative_other", 50, 50],
    ["jurisdiction_objection", 50, 100],
  ] as const)("%s costs %d to %d yuan whatever is at stake", (kind, min, max) => {
    expect(calculateCourtFee(kind)).toEqual({ min, max });
    expect(calculateCourtFee(kind, 1_000_000)).toEqual({ min, max });
  });

  test("half a fen is rounded up, though it has no exact form", () => {
    expect(toFen(1.005)).toBe(1.01);
    expect(toFen(1.0049)).toBe(1);
  });

  test("summary procedure halves a fee", () => {
    expect(halveFee(calculateCourtFee("property", 100_000), "summary_procedure")).toEqual({
      min: 1_150,
      max: 1_150,
    });
  });

  test("a larger claim never costs less", () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.nat(100_000_000), (a, b) => {
        const [small, large] = [Math.min(a, b), Math.max(a, b)];
        expect(calculateCourtFee("property", large).min).toBeGreaterThanOrEqual(
          calculateCourtFee("property", small).min,
        );
        expect(calculateEnforcementFee(large).min).toBeGreaterThanOrEqual(calculateEnforcementFee(small).min);
        expect(calculatePreservationFee(large)).toBeGreaterThanOrEqual(calculatePreservationFee(small));
      }),
    );
  });
});

describe("calculatePreservationFee", () => {
  each<[number, number]>("preserving %d yuan costs %d", (amount, fee) => {
    expect(calculatePreservationFee(amount)).toBe(fee);
  });
});

describe("calculateEnforcementFee", () => {
  each<[number, number]>("enforcing %d yuan costs %d", (amount, fee) => {
    expect(calculateEnforcementFee(amount)).toEqual({ min: fee, max: fee });
  });

  test("a duty without an amount leaves a range to the province", () => {
    expect(calculateEnforcementFee(null)).toEqual({ min: 50, max: 500 });
  });
});
