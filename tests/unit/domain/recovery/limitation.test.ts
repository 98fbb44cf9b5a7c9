import { describe, expect, test } from "vitest";
import { readClaimRows, readYuan } from "#domain/recovery/claim-rows.ts";
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

describe("readYuan", () => {
  test.each([
    ["1,200,000.50", 1_200_000.5],
    ["120万", 1_200_000],
    ["１２０万元", 1_200_000],
    ["¥5000", 5000],
    ["", null],
    ["很多", undefined],
  ])("%j is %s", (text, yuan) => {
    expect(readYuan(text)).toBe(yuan);
  });
});

describe("readClaimRows", () => {
  test("leaves the heading out and says what is wrong with a row", () => {
    const rows = readClaimRows([
      ["案由", "法院", "金额"],
      ["甲纠纷", "乙法院", "120万"],
      ["", "乙", "1"],
      ["甲纠纷", "", "许多"],
    ]);
    expect(rows.map(({ range }) => range)).toEqual([3, { fault: "no_reason" }, { fault: "amount" }]);
  });
});
