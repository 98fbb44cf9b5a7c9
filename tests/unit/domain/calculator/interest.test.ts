import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  calculateLatePerformance,
  calculateLprInterest,
  isStale,
  LATE_RULE_START,
  type LprTable,
} from "#domain/calculator/interest.ts";
import { formatDay, parseDay } from "#domain/text/day.ts";

const table: LprTable = JSON.parse(readFileSync("data/sources/lpr.json", "utf8"));
type Asked = Omit<Parameters<typeof calculateLprInterest>[0], "from" | "to" | "fixedOn">;
/** Interest between days that are given as yyyy-MM-dd. */
const lprInterest = (
  { from, to, fixedOn, ...asked }: Asked & { from: string; to: string; fixedOn?: string },
  rates = table,
) =>
  calculateLprInterest(
    { ...asked, from: parseDay(from)!, to: parseDay(to)!, fixedOn: fixedOn ? parseDay(fixedOn) : null },
    rates,
  );

describe("calculateLprInterest", () => {
  test("counts 336 days of a leap year, and a full year at 3 percent", () => {
    const asked = { principal: 100_000, from: "2023-08-21", to: "2024-07-21", term: "oneYear" } as const;
    expect(lprInterest(asked)?.reduce((sum, { interest }) => sum + interest, 0)).toBeCloseTo(3_175.89, 9);
    const year = { principal: 365_000, from: "2025-06-01", to: "2026-05-31", term: "oneYear" } as const;
    expect(lprInterest(year)).toMatchObject([{ interest: 10_950 }]);
  });

  test("changes the rate on the day of the announcement", () => {
    expect(
      lprInterest({ principal: 1_000_000, from: "2024-10-20", to: "2024-10-21", term: "oneYear" }),
    ).toEqual([
      { from: "2024-10-20", to: "2024-10-20", days: 1, rate: 3.35, interest: 91.78 },
      { from: "2024-10-21", to: "2024-10-21", days: 1, rate: 3.1, interest: 84.93 },
    ]);
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
    expect(lprInterest(usual, own)).toEqual([
      { from: "2020-02-18", to: "2020-02-21", days: 4, rate: 4, interest: 16 },
    ]);
    expect(lprInterest({ ...usual, term: "fiveYear" }, own)).toEqual([
      { from: "2020-02-18", to: "2020-02-19", days: 2, rate: 5, interest: 10 },
      { from: "2020-02-20", to: "2020-02-21", days: 2, rate: 6, interest: 12 },
    ]);
  });

  test.each([
    ["2020-03-19", 8],
    ["2020-03-20", 6],
    ["2020-01-20", 8],
  ])("a rate fixed on %s is that day's, times the multiple, throughout", (fixedOn, rate) => {
    expect(lprInterest({ ...usual, multiple: 2, fixedOn }, own)).toEqual([
      { from: "2020-02-18", to: "2020-02-21", days: 4, rate, interest: 4 * rate },
    ]);
  });

  test("a single day counts, the first of the table among them", () => {
    expect(lprInterest({ ...usual, from: "2020-01-20", to: "2020-01-20" }, own)).toMatchObject([
      { days: 1, interest: 4 },
    ]);
  });

  test("days before the table have no rate, and an empty table reaches no day", () => {
    expect(lprInterest({ ...usual, fixedOn: "2020-01-19" }, own)).toBeNull();
    expect(lprInterest(usual, { asOf: "", entries: [] })).toBeNull();
  });

  test("parts cover every day once, whatever the period", () => {
    const day = fc.integer({ min: 18_128, max: 20_800 });
    fc.assert(
      fc.property(day, day, (a, b) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        const parts = calculateLprInterest(
          { principal: 10_000, from, to, term: "fiveYear", fixedOn: null },
          table,
        )!;
        expect(parts.reduce((sum, part) => sum + part.days, 0)).toBe(to - from + 1);
        expect(parts[0]?.from).toBe(formatDay(from));
        expect(parts.at(-1)?.to).toBe(formatDay(to));
      }),
    );
  });
});

describe("calculateLatePerformance", () => {
  test("100,000 yuan a hundred days late add 1,750 yuan", () => {
    expect(calculateLatePerformance(100_000, parseDay("2026-01-01")!, parseDay("2026-04-10")!)).toMatchObject(
      { days: 100, interest: 1_750 },
    );
  });

  test("tells the rate of a year, and takes a single day", () => {
    // 0.0175 % per day, 365 days.
    expect(calculateLatePerformance(1_000_000, LATE_RULE_START, LATE_RULE_START)).toEqual({
      from: "2014-08-01",
      to: "2014-08-01",
      days: 1,
      rate: expect.closeTo(6.3875, 9),
      interest: 175,
    });
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
