import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  BACKOFF_GROUPS,
  betaDistribution,
  emptyCounts,
  estimateReversalRate,
  type GroupName,
  NEUTRAL_PRIOR,
  type OutcomeCounts,
  PRIOR_STRENGTH,
  shareOutcomes,
  totalAppeals,
  wilsonInterval,
} from "#domain/reversal/change-rate.ts";
import { runs } from "../../../fixtures/laws.ts";

const counts = (upheld: number, changed: number, remanded = 0): OutcomeCounts => ({
  ...emptyCounts(),
  upheld,
  changed,
  remanded,
});
const ladder = (...list: OutcomeCounts[]) =>
  Object.fromEntries(BACKOFF_GROUPS.map((name, i) => [name, list[i] ?? list.at(-1)])) as Record<
    GroupName,
    OutcomeCounts
  >;

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
      estimateReversalRate(ladder(...BACKOFF_GROUPS.map(() => counts(n, 0))), NEUTRAL_PRIOR);
    expect(of(9)).toBeNull();
    expect(of(10)).toMatchObject({ group: "cause_court", n: 10, changed: 0 });
  });

  test("goes from the widest group to the narrowest, each without the cases of the one inside", () => {
    const groups = ladder(
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
    const rate = estimateReversalRate(groups, NEUTRAL_PRIOR)!;
    expect(rate).toMatchObject({ group: "cause_court", n: 10, changed: 2 });
    expect(rate.rate).toBeCloseTo(a / (a + b), 12);
    // The central 90 %.
    expect(betaDistribution(rate.low, a, b)).toBeCloseTo(0.05, 9);
    expect(betaDistribution(rate.high, a, b)).toBeCloseTo(0.95, 9);
  });

  test("starts from the prior where the widest group is used", () => {
    const groups = ladder(counts(0, 0), counts(0, 0), counts(0, 0), counts(0, 0), counts(8, 2));
    const rate = estimateReversalRate(groups, { kind: "published", rate: 0.25, strength: 30 })!;
    expect(rate).toMatchObject({ group: "branch", n: 10 });
    expect(rate.rate).toBeCloseTo((2 + 30 * 0.25) / 40, 12);
  });

  const group = fc.tuple(fc.nat(60), fc.nat(60), fc.nat(60)).map(([a, b, c]) => counts(a, b, c));
  const nested = fc.array(group, { minLength: 5, maxLength: 5 }).map((parts) => {
    const sum = emptyCounts();
    const list = parts.map((part) => {
      for (const key of Object.keys(part) as (keyof OutcomeCounts)[]) sum[key] += part[key];
      return { ...sum };
    });
    return ladder(...list);
  });

  test("stays inside its interval and inside 0 and 1, whatever the counts", () => {
    fc.assert(
      fc.property(nested, (groups) => {
        const rate = estimateReversalRate(groups, NEUTRAL_PRIOR);
        if (!rate) return;
        expect(rate.low).toBeGreaterThanOrEqual(0);
        expect(rate.low).toBeLessThanOrEqual(rate.rate);
        expect(rate.rate).toBeLessThanOrEqual(rate.high);
        expect(rate.high).toBeLessThanOrEqual(1);
      }),
      { numRuns: runs(60) },
    );
  });

  test("one more changed case never lowers the rate", () => {
    fc.assert(
      fc.property(nested, (groups) => {
        const before = estimateReversalRate(groups, NEUTRAL_PRIOR);
        if (!before) return;
        const more = Object.fromEntries(
          BACKOFF_GROUPS.map((name) => [
            name,
            { ...groups[name], upheld: groups[name].upheld, changed: groups[name].changed + 1 },
          ]),
        ) as Record<GroupName, OutcomeCounts>;
        const after = estimateReversalRate(more, NEUTRAL_PRIOR);
        if (after?.group !== before.group) return;
        expect(after.rate).toBeGreaterThanOrEqual(before.rate);
      }),
      { numRuns: runs(60) },
    );
  });
});
