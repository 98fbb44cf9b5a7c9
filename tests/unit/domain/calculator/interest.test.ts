import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  calculateLatePerformance,
  calculateLprInterest,
  type LprTable,
} from "#domain/calculator/interest.ts";
import { isStale } from "#domain/calculator/stale.ts";
import { formatDay } from "#domain/text/day.ts";

const table: LprTable = JSON.parse(readFileSync("data/sources/lpr.json", "utf8"));
const total = (principal: number, from: string, to: string, multiple = 1) => {
  const result = calculateLprInterest({ principal, from, to, term: "oneYear", multiple }, table);
  return result.kind === "ok" ? result.total : result.kind;
};

describe("calculateLprInterest", () => {
  test("counts 336 days of a leap year, and a full year at 3 percent", () => {
    expect(total(100_000, "2023-08-21", "2024-07-21")).toBe(3_175.89);
    expect(total(365_000, "2025-06-01", "2026-05-31")).toBe(10_950);
  });

  test("changes the rate on the day of the announcement", () => {
    const result = calculateLprInterest(
      { principal: 1_000_000, from: "2024-10-20", to: "2024-10-21", term: "oneYear" },
      table,
    );
    expect(result).toEqual({
      kind: "ok",
      days: 2,
      total: 176.71,
      parts: [
        { from: "2024-10-20", to: "2024-10-20", days: 1, rate: 3.35, interest: 91.78 },
        { from: "2024-10-21", to: "2024-10-21", days: 1, rate: 3.1, interest: 84.93 },
      ],
    });
  });

  // A principal of 36,500 yuan yields one yuan per day for each per cent per year.
  const own: LprTable = {
    asOf: "2020-04-20",
    entries: [
      { from: "2020-01-20", oneYear: 4, fiveYear: 5 },
      { from: "2020-02-20", oneYear: 4, fiveYear: 6 },
      { from: "2020-03-20", oneYear: 3, fiveYear: 6 },
    ],
  };
  const usual = { principal: 36_500, from: "2020-02-18", to: "2020-02-21", term: "oneYear" } as const;

  test("joins days whose rate stays the same over an announcement", () => {
    expect(calculateLprInterest(usual, own)).toEqual({
      kind: "ok",
      days: 4,
      total: 16,
      parts: [{ from: "2020-02-18", to: "2020-02-21", days: 4, rate: 4, interest: 16 }],
    });
    expect(calculateLprInterest({ ...usual, term: "fiveYear" }, own)).toEqual({
      kind: "ok",
      days: 4,
      total: 22,
      parts: [
        { from: "2020-02-18", to: "2020-02-19", days: 2, rate: 5, interest: 10 },
        { from: "2020-02-20", to: "2020-02-21", days: 2, rate: 6, interest: 12 },
      ],
    });
  });

  test.each([
    ["2020-03-19", 8],
    ["2020-03-20", 6],
    ["2020-01-20", 8],
  ])("a rate fixed on %s is that day's, times the multiple, throughout", (fixedOn, rate) => {
    expect(calculateLprInterest({ ...usual, multiple: 2, fixedOn }, own)).toEqual({
      kind: "ok",
      days: 4,
      total: 4 * rate,
      parts: [{ from: "2020-02-18", to: "2020-02-21", days: 4, rate, interest: 4 * rate }],
    });
  });

  test("a single day counts, the first of the table among them", () => {
    expect(calculateLprInterest({ ...usual, from: "2020-01-20", to: "2020-01-20" }, own)).toMatchObject({
      days: 1,
      total: 4,
    });
  });

  test.each([
    ["bad_date", { from: "2020-02-30" }],
    ["bad_date", { to: "2020-02-30" }],
    ["bad_date", { fixedOn: "2020-02-30" }],
    ["bad_amount", { principal: 0 }],
    ["bad_amount", { principal: Number.POSITIVE_INFINITY }],
    ["bad_amount", { multiple: 0 }],
    ["bad_amount", { multiple: Number.NaN }],
    ["before_table", { fixedOn: "2020-01-19" }],
  ] as const)("is %s with %j", (kind, changed) => {
    expect(calculateLprInterest({ ...usual, ...changed }, own)).toEqual({ kind });
  });

  test("an empty table reaches no day", () => {
    expect(calculateLprInterest(usual, { asOf: "", entries: [] })).toEqual({ kind: "before_table" });
  });

  test("parts cover every day once, whatever the period", () => {
    const day = fc.integer({ min: 18_128, max: 20_800 });
    fc.assert(
      fc.property(day, day, (a, b) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        const result = calculateLprInterest(
          { principal: 10_000, from: formatDay(from), to: formatDay(to), term: "fiveYear" },
          table,
        );
        if (result.kind !== "ok") throw new Error(result.kind);
        expect(result.parts.reduce((sum, part) => sum + part.days, 0)).toBe(to - from + 1);
        expect(result.parts[0]?.from).toBe(formatDay(from));
        expect(result.parts.at(-1)?.to).toBe(formatDay(to));
      }),
    );
  });
});

describe("calculateLatePerformance", () => {
  test("100,000 yuan a hundred days late add 1,750 yuan", () => {
    expect(
      calculateLatePerformance({ principal: 100_000, from: "2026-01-01", to: "2026-04-10" }),
    ).toMatchObject({
      kind: "ok",
      days: 100,
      total: 1_750,
    });
  });

  test("tells the rate of a year, and takes a single day, the rule's first", () => {
    const result = calculateLatePerformance({ principal: 1_000_000, from: "2014-08-01", to: "2014-08-01" });
    // 0.0175 % per day, 365 days.
    expect(result).toEqual({
      kind: "ok",
      days: 1,
      total: 175,
      parts: [
        { from: "2014-08-01", to: "2014-08-01", days: 1, rate: expect.closeTo(6.3875, 9), interest: 175 },
      ],
    });
  });

  test.each([
    ["bad_date", { from: "2026-02-29" }],
    ["bad_date", { to: "2026-02-29" }],
    ["bad_amount", { principal: 0 }],
    ["bad_amount", { principal: Number.NaN }],
    ["reversed", { to: "2025-12-31" }],
  ] as const)("is %s with %j", (kind, changed) => {
    const usual = { principal: 100, from: "2026-01-01", to: "2026-03-01" };
    expect(calculateLatePerformance({ ...usual, ...changed })).toEqual({ kind });
  });

  test("does not reach behind the rule of 2014-08-01", () => {
    expect(calculateLatePerformance({ principal: 1, from: "2014-07-31", to: "2014-08-02" }).kind).toBe(
      "before_table",
    );
  });
});

describe("isStale", () => {
  test("warns after forty-five days without a newer announcement", () => {
    expect(isStale("2026-06-22", "2026-08-06")).toBe(false);
    expect(isStale("2026-06-22", "2026-08-07")).toBe(true);
  });

  test("warns where a day cannot be read", () => {
    expect(isStale("", "2026-08-06")).toBe(true);
    expect(isStale("2026-06-22", "")).toBe(true);
  });
});
