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

  test.each([
    ["1900年1月1日", "1900-01-01"],
    ["2199年12月31日", "2199-12-31"],
    ["1899年12月31日", ""],
    ["2200年1月1日", ""],
    ["2021年0月1日", ""],
    ["2021年1月0日", ""],
    ["2021年4月31日", ""],
    ["2000年2月29日", "2000-02-29"],
    ["2100年2月29日", ""],
    ["二〇二一年元月一日", "2021-01-01"],
    ["二〇二一年正月一号", "2021-01-01"],
    ["2021-3/4", ""],
    ["2021年3月", ""],
    ["12021-03-045", ""],
  ])("takes %s as %j", (text, date) => {
    expect(parseDate(text)).toBe(date);
  });

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
  test("passes over a day that does not exist", () => {
    const text = "2021年2月30日，2021年3月1日，2021.13.1";
    expect(findDates(text).map(({ date }) => date)).toEqual(["2021-03-01"]);
    expect(parseDate(text)).toBe("2021-03-01");
  });

  test("gives all dates in their order with offsets", () => {
    const text = "于2020-01-02立案，二〇二〇年三月一日作出";
    expect(findDates(text).map(({ from, to }) => text.slice(from, to))).toEqual([
      "2020-01-02",
      "二〇二〇年三月一日",
    ]);
    expect(findDates("二〇二〇年三月一日，2020-01-02").map(({ date, from, to }) => [date, from, to])).toEqual(
      [
        ["2020-03-01", 0, 9],
        ["2020-01-02", 10, 20],
      ],
    );
    expect(findDates("2020-01-02，二〇二〇年三月一日").map(({ date }) => date)).toEqual([
      "2020-01-02",
      "2020-03-01",
    ]);
  });
});

test.each(["〇", "○", "◯", "O", "o", "Ｏ", "Ο", "О", "ο", "о", "零", "0"])(
  "a zero may be printed as %s",
  (zero) => {
    expect(parseDate(`二${zero}二${zero}年三月四日`)).toBe("2020-03-04");
    expect(parseDate(`二${zero}${zero}九年十月一日`)).toBe("2009-10-01");
  },
);
