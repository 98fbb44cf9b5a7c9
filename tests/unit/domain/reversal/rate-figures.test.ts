import { describe, expect, test } from "vitest";
import { betaDistribution, betaQuantile } from "#domain/reversal/beta.ts";
import {
  BACKOFF_GROUPS,
  emptyCounts,
  estimateReversalRate,
  type GroupName,
  NEUTRAL_PRIOR,
  type OutcomeCounts,
  PRIOR_STRENGTH,
  shareOutcomes,
  totalAppeals,
} from "#domain/reversal/change-rate.ts";
import { wilsonInterval } from "#domain/reversal/wilson.ts";

const counts = (upheld: number, changed: number, remanded = 0): OutcomeCounts => ({
  ...emptyCounts(),
  upheld,
  changed,
  remanded,
});
const groups = (...list: OutcomeCounts[]) =>
  Object.fromEntries(BACKOFF_GROUPS.map((name, at) => [name, list[at]])) as Record<GroupName, OutcomeCounts>;

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
});

test("betaQuantile is exact to the last digits shown", () => {
  expect(betaQuantile(0.05, 1, 1)).toBeCloseTo(0.05, 11);
  expect(betaQuantile(0.95, 1, 1)).toBeCloseTo(0.95, 11);
  expect(betaQuantile(0.25, 2, 1)).toBeCloseTo(0.5, 11);
});

describe("shareOutcomes", () => {
  test("divides each ending by all of them, and has no share of nothing", () => {
    const all = { upheld: 5, changed: 2, remanded: 1, withdrawn: 1, other: 1 };
    expect(totalAppeals(all)).toBe(10);
    expect(shareOutcomes(all).map(({ outcome, n, share }) => [outcome, n, share])).toEqual([
      ["upheld", 5, 0.5],
      ["changed", 2, 0.2],
      ["remanded", 1, 0.1],
      ["withdrawn", 1, 0.1],
      ["other", 1, 0.1],
    ]);
    for (const { share, low, high } of shareOutcomes(emptyCounts()))
      expect({ share, low, high }).toEqual({ share: 0, low: 0, high: 1 });
    expect(shareOutcomes(all)[1]).toMatchObject(wilsonInterval(2, 10));
  });
});

describe("estimateReversalRate", () => {
  test("needs ten cases", () => {
    const of = (n: number) =>
      estimateReversalRate(groups(...BACKOFF_GROUPS.map(() => counts(n, 0))), NEUTRAL_PRIOR);
    expect(of(9)).toBeNull();
    expect(of(10)).toMatchObject({ group: "cause_court", n: 10, changed: 0 });
  });

  test("goes from the widest group to the narrowest, each without the cases of the one inside", () => {
    const ladder = groups(
      counts(8, 1, 1),
      counts(15, 4, 1),
      counts(30, 8, 2),
      counts(70, 8, 2),
      counts(150, 40, 10),
    );
    // By hand: outside the parent's cause 80 upheld and 40 changed; then 40 and 0; 15 and 5; 7 and 3.
    let mean = (40 + NEUTRAL_PRIOR.strength * NEUTRAL_PRIOR.rate) / (120 + NEUTRAL_PRIOR.strength);
    for (const [k, n] of [
      [0, 40],
      [5, 20],
      [3, 10],
    ] as const)
      mean = (k + PRIOR_STRENGTH * mean) / (n + PRIOR_STRENGTH);
    const a = 2 + PRIOR_STRENGTH * mean;
    const b = 8 + PRIOR_STRENGTH * (1 - mean);
    const rate = estimateReversalRate(ladder, NEUTRAL_PRIOR)!;
    expect(rate).toMatchObject({ group: "cause_court", n: 10, changed: 2 });
    expect(rate.rate).toBeCloseTo(a / (a + b), 12);
    // The central 90 %.
    expect(betaDistribution(rate.low, a, b)).toBeCloseTo(0.05, 9);
    expect(betaDistribution(rate.high, a, b)).toBeCloseTo(0.95, 9);
  });

  test("leans neither way without a published rate, by one case", () => {
    expect(NEUTRAL_PRIOR).toEqual({ kind: "neutral", rate: 0.5, strength: 1 });
  });

  test("starts from the prior where the widest group is used", () => {
    const ladder = groups(counts(0, 0), counts(0, 0), counts(0, 0), counts(0, 0), counts(8, 2));
    const rate = estimateReversalRate(ladder, { kind: "published", rate: 0.25, strength: 30 })!;
    expect(rate).toMatchObject({ group: "branch", n: 10 });
    expect(rate.rate).toBeCloseTo((2 + 30 * 0.25) / 40, 12);
  });
});
