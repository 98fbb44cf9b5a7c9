import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calculateAppealDeadline } from "#domain/calculator/appeal-deadline.ts";
import { createCalendar } from "#domain/calculator/calendar.ts";
import { parseDay } from "#domain/text/day.ts";

const calendar = createCalendar(JSON.parse(readFileSync("data/sources/holidays.json", "utf8")).years);
const lastDay = (
  served: string,
  branch: "civil" | "criminal" | "administrative",
  document: "judgment" | "ruling",
) => calculateAppealDeadline(parseDay(served)!, { branch, document }, calendar).lastDay;

describe("calculateAppealDeadline", () => {
  test.each([
    // served, branch, document, last day
    ["2026-11-02", "civil", "judgment", "2026-11-17"],
    ["2026-11-02", "civil", "ruling", "2026-11-12"],
    ["2026-11-02", "administrative", "judgment", "2026-11-17"],
    ["2026-11-02", "criminal", "judgment", "2026-11-12"],
    ["2026-11-02", "criminal", "ruling", "2026-11-09"],
  ] as const)("served %s, %s %s: %s", (served, branch, document, expected) => {
    expect(lastDay(served, branch, document)).toBe(expected);
  });

  test("rolls a last day in the national holiday over to the first working day", () => {
    expect(lastDay("2026-09-18", "civil", "judgment")).toBe("2026-10-08");
  });

  test("does not roll over a weekend day that is worked", () => {
    // 2026-02-14 is a Saturday that the notice makes a working day.
    expect(lastDay("2026-01-30", "civil", "judgment")).toBe("2026-02-14");
  });

  test("the notices of both years count where the last day is rolled over the new year", () => {
    const years = (...notices: string[]) =>
      createCalendar(
        notices.map((notice, at) => ({
          year: 2026 + at,
          notice,
          off: at === 0 ? [["2026-12-31", "2026-12-31"]] : [],
          worked: [],
        })),
      );
    const known = (...notices: string[]) =>
      calculateAppealDeadline(
        parseDay("2026-12-16")!,
        { branch: "civil", document: "judgment" },
        years(...notices),
      );
    expect(known("1号", "2号")).toMatchObject({
      countedDay: "2026-12-31",
      lastDay: "2027-01-01",
      holidaysKnown: true,
    });
    expect(known("1号", "").holidaysKnown).toBe(false);
    expect(known("", "2号").holidaysKnown).toBe(false);
  });

  test("never ends on a rest day nor before the counted day", () => {
    fc.assert(
      fc.property(fc.integer({ min: 19_723, max: 20_818 }), (start) => {
        const options = { branch: "civil", document: "judgment" } as const;
        const last = parseDay(calculateAppealDeadline(start, options, calendar).lastDay)!;
        expect(calendar.isRestDay(last)).toBe(false);
        expect(last).toBeGreaterThanOrEqual(start + 15);
        expect(last).toBeLessThan(start + 15 + 10);
      }),
    );
  });
});

describe("createCalendar", () => {
  test("takes no table with a day that does not exist", () => {
    const year = (off: [string, string][], worked: string[]) => () =>
      createCalendar([{ year: 2026, notice: "", off, worked }]);
    expect(year([["2026-02-29", "2026-03-01"]], [])).toThrow(RangeError);
    expect(year([], ["2026-02-30"])).toThrow(RangeError);
  });
});
