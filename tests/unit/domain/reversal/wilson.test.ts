import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CauseNode } from "#domain/catalogue/node.ts";
import { findAppealFeeKind, findCourtFeeKind } from "#domain/reversal/appeal-fee.ts";
import { wilsonInterval } from "#domain/reversal/change-rate.ts";

const path = (...nodes: [value: string, label: string][]): CauseNode[] =>
  nodes.map(([value, label]) => ({ value, label }) as CauseNode);

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

// 诉讼费用交纳办法 art. 2, 8, 13.
describe("the rule of the fee", () => {
  const CIVIL: [string, string] = ["2", "民事案由"];
  test.each([
    [path(["1", "刑事案由"]), 1, null, null],
    [path(["7", "国家赔偿案由"]), 1, null, null],
    [path(["5", "行政案由"], ["51", "行政赔偿"]), 1, null, null],
    [path(["5", "行政案由"], ["51", "行政处罚"]), 1, "administrative_other", "administrative_other"],
    [path(["5", "行政案由"], ["51", "商标行政管理（商标）"]), 1, "administrative_ip", "administrative_ip"],
    [path(CIVIL, ["21", "劳动争议"]), 9, "labour", "labour"],
    [path(CIVIL, ["21", "人事争议"]), 0, "labour", "labour"],
    [path(CIVIL, ["21", "离婚纠纷"]), 9, "divorce", "divorce"],
    [path(CIVIL, ["21", "离婚后财产纠纷"]), 9, "property", "property"],
    [path(CIVIL, ["21", "人格权纠纷"]), 0, "personality", "personality"],
    [path(CIVIL, ["21", "合同纠纷"]), 9, "property", "property"],
    [path(CIVIL, ["21", "合同纠纷"]), 0, "other_civil", "property"],
    [path(CIVIL, ["21", "知识产权合同纠纷"]), 0, "ip_without_amount", "property"],
    [path(CIVIL, ["21", "知识产权合同纠纷"]), 9, "property", "property"],
    [path(CIVIL, ["211", "非讼程序案件案由"]), 0, "other_civil", null],
    [path(["6", "执行案由"]), 1, "property", null],
    [[], 1, "property", null],
  ] as const)("of %j with the amount %d", (nodes, amount, appeal, first) => {
    expect(findAppealFeeKind(nodes, amount)).toBe(appeal);
    expect(findCourtFeeKind(nodes)).toBe(first);
  });
});
