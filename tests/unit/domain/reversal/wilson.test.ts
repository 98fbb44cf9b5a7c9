import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { wilsonInterval } from "#domain/reversal/change-rate.ts";

describe("wilsonInterval", () => {
  const cases = fc.integer({ min: 1, max: 3_000 }).chain((n) => fc.tuple(fc.nat(n), fc.constant(n)));

  test("ends where the share is as far from the truth as the normal quantile allows (Wilson, 1927)", () => {
    for (const [level, z] of [
      [0.9, 1.6448536269514722],
      [0.95, 1.959963984540054],
    ] as const)
      fc.assert(
        fc.property(cases, ([hits, n]) => {
          const { low, high } = wilsonInterval(hits, n, level);
          const rounding = 1e-12;
          expect(0 <= low && low <= hits / n + rounding).toBe(true);
          expect(hits / n - rounding <= high && high <= 1).toBe(true);
          for (const end of [low, high]) {
            if (end < 1e-9 || end > 1 - 1e-9) continue;
            const distance = (hits / n - end) ** 2 / ((end * (1 - end)) / n);
            expect(distance).toBeCloseTo(z * z, 6);
          }
        }),
      );
  });

  test("says nothing of no case, and takes ninety per cent where no level is given", () => {
    expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
    expect(wilsonInterval(3, 12)).toEqual(wilsonInterval(3, 12, 0.9));
    expect(wilsonInterval(3, 12, 0.95).low).toBeCloseTo(0.089, 3);
    expect(wilsonInterval(3, 12, 0.95).high).toBeCloseTo(0.532, 3);
  });
});
