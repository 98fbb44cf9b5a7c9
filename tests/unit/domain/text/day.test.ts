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

/** A finger that slipped in the year. */
const FAR = ["9999-12-31", "0001-01-01", "2200-01-01", "1899-12-31"];

describe("parseDay", () => {
  test("reads back what formatDay wrote", () => {
    fc.assert(
      fc.property(fc.integer({ min: -25_567, max: 60_000 }), (day) => {
        expect(parseDay(formatDay(day))).toBe(day);
      }),
    );
  });

  test("refuses days that do not exist and other ways to write one", () => {
    for (const text of [
      "2023-02-29",
      "2023-02-30",
      "2023-13-01",
      "2023-1-1",
      "20230101",
      "-01-01",
      "",
      ...FAR,
    ])
      expect(parseDay(text), text).toBeNull();
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
  });
});

describe("msLeftOfBeijingDay", () => {
  test("counts to Beijing's midnight", () => {
    expect(msLeftOfBeijingDay(new Date("2026-06-30T15:59:59Z"))).toBe(1000);
    expect(msLeftOfBeijingDay(new Date("2026-06-30T16:00:00Z"))).toBe(24 * 3_600_000);
  });
});
