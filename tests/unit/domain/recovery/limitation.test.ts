import { describe, expect, test } from "vitest";
import { limitationOf } from "#domain/recovery/limitation.ts";
import { formatDay, parseDay } from "#domain/text/day.ts";

describe("limitationOf", () => {
  test.each([
    ["2024-03-15", "2027-03-15"],
    ["2024-02-29", "2027-02-28"],
  ])("three years from the payment on %s end on %s", (paid, end) => {
    const { end: last } = limitationOf(parseDay(paid)!, parseDay(paid)!, (day) => day);
    expect(formatDay(last)).toBe(end);
  });

  test("a rest day moves the end, and the days left follow it", () => {
    const paid = parseDay("2023-05-06")!;
    const { end, left } = limitationOf(paid, parseDay("2026-05-06")!, (day) => day + 2);
    expect([formatDay(end), left]).toEqual(["2026-05-08", 2]);
  });
});
