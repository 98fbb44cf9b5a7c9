import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  calculateLatePerformance,
  calculateLprInterest,
  isStale,
  type LprTable,
} from "#domain/calculator/interest.ts";
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

  test.each([
    [100, "2019-08-19", "2020-01-01", "before_table"],
    [100, "2020-01-02", "2020-01-01", "reversed"],
    [-1, "2020-01-01", "2020-01-02", "bad_amount"],
    [Number.NaN, "2020-01-01", "2020-01-02", "bad_amount"],
    [100, "2020-13-01", "2020-01-02", "bad_date"],
  ] as const)("%d yuan from %s to %s is %s", (principal, from, to, kind) => {
    expect(total(principal, from, to)).toBe(kind);
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

  test("does not reach behind the rule of 2014-08-01", () => {
    expect(calculateLatePerformance({ principal: 1, from: "2014-07-31", to: "2014-08-02" }).kind).toBe(
      "before_table",
    );
  });
});

describe("isStale", () => {
  test("warns after forty-five days without a newer announcement", () => {
    expect(isStale({ ...table, asOf: "2026-06-22" }, "2026-08-06")).toBe(false);
    expect(isStale({ ...table, asOf: "2026-06-22" }, "2026-08-07")).toBe(true);
  });
});
