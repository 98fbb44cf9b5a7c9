import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  BACKOFF_GROUPS,
  emptyCounts,
  estimateReversalRate,
  type GroupName,
  NEUTRAL_PRIOR,
  type OutcomeCounts,
  shareOutcomes,
} from "#domain/reversal/change-rate.ts";
import { wilsonInterval } from "#domain/reversal/wilson.ts";
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

describe("wilsonInterval", () => {
  test.each([
    [3, 12, 0.089, 0.532],
    [0, 8, 0, 0.324],
  ])("%d of %d at 95 per cent is %d to %d", (hits, n, low, high) => {
    const interval = wilsonInterval(hits, n, 0.95);
    expect(interval.low).toBeCloseTo(low, 3);
    expect(interval.high).toBeCloseTo(high, 3);
  });

  test("knows nothing from no case", () => {
    expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
  });
});

describe("shareOutcomes", () => {
  test("counts every ending once and sums to one", () => {
    const shares = shareOutcomes({ upheld: 7, changed: 2, remanded: 1, withdrawn: 0, other: 0 });
    expect(shares.map(({ n }) => n)).toEqual([7, 2, 1, 0, 0]);
    expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
    for (const { low, share, high } of shares) expect(low <= share && share <= high).toBe(true);
  });
});

describe("estimateReversalRate", () => {
  test("gives no rate where fewer than ten cases stand behind it", () => {
    expect(estimateReversalRate(ladder(counts(8, 1)), NEUTRAL_PRIOR)).toBeNull();
  });

  test("takes the narrowest group with ten cases", () => {
    const rate = estimateReversalRate(ladder(counts(2, 1), counts(9, 1), counts(90, 10)), NEUTRAL_PRIOR);
    expect(rate).toMatchObject({ group: "cause_province", n: 10, changed: 1 });
  });

  test("counts a remand as a change", () => {
    expect(estimateReversalRate(ladder(counts(8, 1, 3)), NEUTRAL_PRIOR)?.changed).toBe(4);
  });

  test("without wider cases, half a case leans each way", () => {
    // Every wider group holds the same twenty cases, so only the neutral prior is left to shrink towards.
    const rate = estimateReversalRate(
      ladder(counts(0, 0), counts(0, 0), counts(0, 0), counts(0, 0), counts(19, 1)),
      NEUTRAL_PRIOR,
    );
    expect(rate?.rate).toBeCloseTo(1.5 / 21, 12);
  });

  test("starts from the published rate where one covers the cause", () => {
    const groups = ladder(counts(0, 0), counts(0, 0), counts(0, 0), counts(0, 0), counts(19, 1));
    const published = { kind: "published", rate: 0.1076, strength: 20 } as const;
    expect(estimateReversalRate(groups, published)?.rate).toBeCloseTo((1 + 20 * 0.1076) / 40, 12);
  });

  test("shrinks a small group towards the wider one", () => {
    const rate = estimateReversalRate(ladder(counts(5, 5), counts(905, 105)), NEUTRAL_PRIOR);
    const wide = (100 + 20 * 0.5) / (1000 + 20);
    expect(rate?.rate).toBeLessThan(0.5);
    expect(rate?.rate).toBeGreaterThan(wide);
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
