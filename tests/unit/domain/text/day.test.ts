import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addMonths,
  beijingDay,
  formatDay,
  msLeftOfBeijingDay,
  parseDay,
  weekday,
  yearOf,
} from "#domain/text/day.ts";

describe("parseDay", () => {
  test("reads back what formatDay wrote", () => {
    fc.assert(
      fc.property(fc.integer({ min: -25_567, max: 60_000 }), (day) => {
        expect(parseDay(formatDay(day))).toBe(day);
      }),
    );
  });
});

describe("parseDay at its bounds", () => {
  test.each(["1900-01-01", "2199-12-31", "2024-02-29", "2023-01-01", "2023-12-31"])("reads %s", (text) => {
    expect(formatDay(parseDay(text)!)).toBe(text);
  });

  test.each(["2023-00-01", "2023-01-00", "2023-04-31", "2023-01-32", "x2023-01-01", "2023-01-01x"])(
    "refuses %s",
    (text) => {
      expect(parseDay(text)).toBeNull();
    },
  );

  test("knows the length of each month, February's by the Gregorian rule", () => {
    const days = (year: number, month: number) =>
      ["28", "29", "30", "31", "32"].findLast(
        (day) => parseDay(`${year}-${String(month).padStart(2, "0")}-${day}`) !== null,
      );
    const lengths = Array.from({ length: 12 }, (_, at) => Number(days(2023, at + 1)));
    expect(lengths).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
    expect([2024, 2000, 1900, 2100].map((year) => days(year, 2))).toEqual(["29", "29", "28", "28"]);
  });

  test("counts from 1970-01-01", () => {
    expect([parseDay("1970-01-01"), parseDay("1970-01-02"), parseDay("1969-12-31")]).toEqual([0, 1, -1]);
  });
});

describe("beijingDay", () => {
  test("is a day ahead of UTC from four in the afternoon", () => {
    expect(beijingDay(new Date("2026-06-30T15:59:59Z"))).toBe("2026-06-30");
    expect(beijingDay(new Date("2026-06-30T16:00:00Z"))).toBe("2026-07-01");
  });
});

describe("a day number", () => {
  test("has its year and its weekday", () => {
    const day = parseDay("2026-08-31") ?? 0;
    expect([yearOf(day), weekday(day)]).toEqual([2026, 1]);
  });
});

describe("addMonths", () => {
  test("ends on the last day of a shorter month", () => {
    expect(formatDay(addMonths(parseDay("2026-08-31") ?? 0, 6))).toBe("2027-02-28");
    expect(formatDay(addMonths(parseDay("2026-08-28") ?? 0, 6))).toBe("2027-02-28");
    expect(formatDay(addMonths(parseDay("2026-08-01") ?? 0, 6))).toBe("2027-02-01");
    expect(formatDay(addMonths(parseDay("2026-01-31") ?? 0, 1))).toBe("2026-02-28");
    expect(formatDay(addMonths(parseDay("2026-03-31") ?? 0, -1))).toBe("2026-02-28");
  });
});

describe("msLeftOfBeijingDay", () => {
  test("counts to Beijing's midnight", () => {
    expect(msLeftOfBeijingDay(new Date("2026-06-30T15:59:59Z"))).toBe(1000);
    expect(msLeftOfBeijingDay(new Date("2026-06-30T16:00:00Z"))).toBe(24 * 3_600_000);
  });
});
