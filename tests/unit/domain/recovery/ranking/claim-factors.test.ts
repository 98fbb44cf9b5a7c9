import { describe, expect, test } from "vitest";
import { indexCourts } from "#domain/catalogue/courts/names/courts.ts";
import { AMOUNT_RANGES, NON_MONETARY_RANGE } from "#domain/judgment/amount-ranges.ts";
import {
  amountFactor,
  type Claim,
  causeFactor,
  causeRanges,
  courtFactor,
  courtRanges,
} from "#domain/recovery/ranking/claim-factors.ts";
import type { CaseColumns } from "#domain/recovery/ranking/lawyer-table.ts";
import { weighCases } from "#domain/recovery/ranking/weigh-cases.ts";
import { NO_ORDINAL, UNKNOWN_LEVEL } from "#domain/search/tree/hierarchy.ts";
import { smallCauses as causes, numberedCourt as court } from "#tests/fixtures/courts/small-trees.ts";

// Ordinals: 0 supreme, 1 high, 2 intermediate, 3 basic, 4 intermediate, 5 to 12 the municipalities with a court each.
const MUNICIPAL = ["bei_jing", "tian_jin", "shang_hai", "chong_qing"];
const courts = indexCourts([
  court(1, 0, "", [
    court(2, 1, "nei_meng_gu", [court(4, 2, "甲市", [court(6, 3, "甲市")]), court(5, 2, "乙市")]),
    ...MUNICIPAL.map((area, at) => court(10 + at, 1, area, [court(20 + at, 2, "")])),
  ]),
]);
const ANY: Claim = { cause: null, court: null, amount: null };

describe("causeRanges", () => {
  test("has no wider ranges for a branch, and no parent for what stands right below it", () => {
    expect(causeRanges("20101", causes)).toEqual({ same: [2, 3], parent: [1, 4], branch: [0, 5] });
    expect(causeRanges("201", causes)).toEqual({ same: [1, 4], parent: [0, 0], branch: [0, 5] });
    expect(causeRanges("2", causes)).toEqual({ same: [0, 5], parent: [0, 0], branch: [0, 5] });
    expect(causeRanges("9", causes)).toEqual({ same: [0, 0], parent: [0, 0], branch: [0, 0] });
  });
});

describe("courtRanges", () => {
  test("are the court with those below it, the intermediate court's and the high court's", () => {
    expect(courtRanges(6, courts)).toEqual({ same: [3, 4], city: [2, 4], province: [1, 5] });
    expect(courtRanges(4, courts)).toEqual({ same: [2, 4], city: [2, 4], province: [1, 5] });
    expect(courtRanges(2, courts)).toEqual({ same: [1, 5], city: [0, 0], province: [1, 5] });
    expect(courtRanges(1, courts)).toEqual({ same: [0, 13], city: [0, 0], province: [0, 0] });
  });

  test.each(MUNICIPAL.map((area, at) => [area, at] as const))("make %s one city", (_, at) => {
    const whole = [5 + 2 * at, 7 + 2 * at];
    expect(courtRanges(20 + at, courts)).toEqual({
      same: [6 + 2 * at, 7 + 2 * at],
      city: whole,
      province: whole,
    });
  });
});

describe("factors", () => {
  const claim: Claim = { cause: causeRanges("20101", causes), court: courtRanges(6, courts), amount: 3 };

  test("fall with the distance of cause and court", () => {
    expect([0, 1, 2, 3, 4, 5].map((ordinal) => causeFactor(ordinal, claim))).toEqual([
      0.1, 0.5, 1, 0.5, 0.1, 0,
    ]);
    expect([0, 1, 2, 3, 4, 5].map((ordinal) => courtFactor(ordinal, claim))).toEqual([
      0.1, 0.3, 0.6, 1, 0.3, 0.1,
    ]);
    expect(causeFactor(5, ANY)).toBe(1);
    expect(courtFactor(5, ANY)).toBe(1);
  });

  test("know the neighbours of an amount, which the range without one is not", () => {
    const of = (amount: number | null) =>
      AMOUNT_RANGES.map((_, range) => amountFactor(range, { ...ANY, amount }));
    expect(of(3)).toEqual([0.3, 0.3, 0.6, 1, 0.6, 0.3, 0.3, 0.3, 0.3]);
    expect(of(7)).toEqual([0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.6, 1, 0.3]);
    expect(of(NON_MONETARY_RANGE)).toEqual([0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 1]);
    expect(of(0)).toEqual([1, 0.6, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3]);
    expect(of(null)).toEqual(AMOUNT_RANGES.map(() => 1));
  });
});

const OUTSIDE = [0, 1, 2, 3, 4, 5, NO_ORDINAL];
const cases: CaseColumns = {
  court: Uint16Array.from(OUTSIDE.flatMap((one) => OUTSIDE.map(() => one))),
  cause: Uint16Array.from(OUTSIDE.flatMap(() => OUTSIDE)),
  amount: Uint8Array.from({ length: 49 }, (_, at) => at % 9),
  level: Uint8Array.from({ length: 49 }, (_, at) => at % (UNKNOWN_LEVEL + 1)),
  day: Int32Array.from({ length: 49 }, (_, at) => 900 + at),
  year: new Uint16Array(49),
  reference: Uint8Array.from({ length: 49 }, (_, at) => at % 2),
};
describe("weighCases", () => {
  const claim = { cause: causeRanges("20101", causes), court: courtRanges(6, courts), amount: 3 };
  const weigher = weighCases(cases, claim, 930);

  test("multiplies the factors that it explains", () => {
    for (const row of cases.court.keys()) {
      const one = weigher.explain(row);
      expect(one.like).toBe(one.causeLike * one.courtLike * one.amountLike);
      expect(one.weight).toBe(one.level * one.size * one.reference);
      expect(one.recency).toBe(0.5 ** (one.ageDays / 730.5));
      expect([weigher.like(row), weigher.weight(row), weigher.recency(row)]).toEqual([
        one.like,
        one.weight,
        one.recency,
      ]);
      expect(one.causeLike).toBe([0.1, 0.5, 1, 0.5, 0.1, 0, 0][row % 7]);
      expect(one.courtLike).toBe([0.1, 0.3, 0.6, 1, 0.3, 0.1, 0.1][Math.floor(row / 7)]);
      expect(one.level).toBe([4, 3, 2, 1, 1][row % 5]);
      expect(one.size).toBe([1, 1.2, 1.4, 1.6, 1.8, 2, 2.5, 3, 1][row % 9]);
      expect(one.reference).toBe(row % 2 === 0 ? 1 : 2);
      expect(one.ageDays).toBe(Math.max(0, 30 - row));
    }
  });

  test("takes a case without court or cause for any where none is asked for, else for a distant one", () => {
    const stranger = 48;
    expect(weighCases(cases, ANY, 0).explain(stranger)).toMatchObject({ causeLike: 1, courtLike: 1 });
    expect(weigher.explain(stranger)).toMatchObject({ causeLike: 0, courtLike: 0.1 });
  });
});
