import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findDates, parseDate } from "#domain/text/date.ts";

describe("parseDate", () => {
  test.each([
    ["2021年3月4日", "2021-03-04"],
    ["２０２１年０３月０４日", "2021-03-04"],
    ["2021 年 3 月 4 日", "2021-03-04"],
    ["二〇二一年三月四日", "2021-03-04"],
    ["二○一○年十二月三十一日", "2010-12-31"],
    ["二OO九年十月二十日", "2009-10-20"],
    ["二零一九年十一月廿三日", "2019-11-23"],
    ["2021-03-04", "2021-03-04"],
    ["2021/3/4", "2021-03-04"],
    ["2021.3.4", "2021-03-04"],
  ])("reads %s", (text, date) => {
    expect(parseDate(text)).toBe(date);
  });

  test.each(["2021年2月30日", "2021年13月1日", "3021年1月1日", "12021-03-045", "无"])(
    "finds no date in %s",
    (text) => {
      expect(parseDate(text)).toBe("");
    },
  );

  test("gives back every day printed in Arabic digits", () => {
    const days = fc.date({ min: new Date("1950-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const iso = day.toISOString().slice(0, 10);
        const [year, month, date] = iso.split("-").map(Number);
        expect(parseDate(`${year}年${month}月${date}日`)).toBe(iso);
      }),
    );
  });
});

describe("findDates", () => {
  test("gives all dates in their order with offsets", () => {
    const text = "于2020-01-02立案，二〇二〇年三月一日作出";
    expect(findDates(text).map(({ from, to }) => text.slice(from, to))).toEqual([
      "2020-01-02",
      "二〇二〇年三月一日",
    ]);
  });
});
