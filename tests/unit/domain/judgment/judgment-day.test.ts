import { describe, expect, test } from "vitest";
import { isJudgmentDay, judgmentDayOf, withJudgmentDay } from "#domain/judgment/judgment-day.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const TODAY = "2026-11-22";

describe("isJudgmentDay", () => {
  test.each(["1949-10-01", "2020-02-29", "2026-11-22"])("takes %s", (date) => {
    expect(isJudgmentDay(date, TODAY)).toBe(true);
  });

  test.each(["", "1949-09-30", "2021-02-29", "2026-11-23", "2121-09-28", "9999-12-31", "2021-3-4"])(
    "refuses %j",
    (date) => {
      expect(isJudgmentDay(date, TODAY)).toBe(false);
    },
  );
});

describe("judgmentDayOf", () => {
  each<[string[], string, string]>("of %j under %s is %j", (dates, number, day) => {
    expect(judgmentDayOf(dates, number, TODAY)).toBe(day);
  });
});

describe("withJudgmentDay", () => {
  test("leaves a day on which a court can have judged", () => {
    const dated = { casedate: "2021-01-01", court: "样例法院" };
    expect(withJudgmentDay(dated, TODAY)).toEqual(dated);
  });

  test("empties a date alone", () => {
    expect(withJudgmentDay({ casedate: "2121-01-01", court: "样例法院" }, TODAY)).toEqual({
      casedate: "",
      court: "样例法院",
    });
  });
});
