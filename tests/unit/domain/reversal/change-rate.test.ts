import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  BACKOFF_GROUPS,
  emptyCounts,
  estimateReversalRate,
  type GroupName,
  NEUTRAL_PRIOR,
  type OutcomeCounts,
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

describe("estimateReversalRate", () => {
  test("takes the narrowest group with ten cases", () => {
    const rate = estimateReversalRate(ladder(counts(2, 1), counts(9, 1), counts(90, 10)), NEUTRAL_PRIOR);
    expect(rate).toMatchObject({ group: "cause_province", n: 10, changed: 1 });
  });

  test("counts a remand as a change", () => {
    expect(estimateReversalRate(ladder(counts(8, 1, 3)), NEUTRAL_PRIOR)?.changed).toBe(4);
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
