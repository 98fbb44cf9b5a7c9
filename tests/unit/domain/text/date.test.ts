import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findDates, parseDate } from "#domain/text/date.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

describe("parseDate", () => {
  each<[string, string]>("reads %s", (text, date) => {
    expect(parseDate(text)).toBe(date);
  });

  each<[string, string]>("takes %s as %j", (text, date) => {
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
