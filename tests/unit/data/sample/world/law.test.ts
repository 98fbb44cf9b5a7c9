import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { courtFor, intermediateFrom } from "#sample/course/plan.ts";
import { dayOf, dayParts, numeral, numeralDate, workday } from "#sample/world/calendar.ts";
import { article, citeArticles, procedureOn } from "#sample/world/law.ts";
import { courtFee } from "#sample/world/money.ts";
import type { Seat } from "#sample/world/seat.ts";

describe("citeArticles", () => {
  test("names each law once, sorts its articles and shortens paragraphs of the same one", () => {
    const cited = citeArticles([
      article("中华人民共和国保险法", 65),
      article("中华人民共和国保险法", 60, 2),
      article("中华人民共和国民法典", 1165, 1),
      article("中华人民共和国保险法", 60, 1),
      article("中华人民共和国保险法", 60, 1),
    ]);
    expect(cited).toBe(
      "《中华人民共和国保险法》第六十条第一款、第二款、第六十五条、《中华人民共和国民法典》第一千一百六十五条第一款",
    );
  });
});

describe("procedureOn", () => {
  test.each([
    [dayOf(2012, 12, 31), 153, 156, 229],
    [dayOf(2013, 1, 1), 170, 173, 253],
    [dayOf(2022, 1, 1), 177, 180, 260],
    [dayOf(2024, 1, 1), 177, 180, 264],
  ])("follows the numbering in force on day %i", (day, uphold, withdraw, delay) => {
    const { uphold: one, withdrawAppeal, delay: interest } = procedureOn(day);
    expect([one.article, withdrawAppeal.article, interest.article]).toEqual([uphold, withdraw, delay]);
  });
});

describe("courtFee", () => {
  // 诉讼费用交纳办法 art. 13: each step continues where the one below ends.
  test.each([
    [10_000, 50],
    [100_000, 2300],
    [1_000_000, 13_800],
    [2_000_000, 22_800],
    [30_000_000, 191_800],
  ])("for %i yuan is %i yuan", (claim, fee) => {
    expect(courtFee(claim)).toBe(fee);
  });
});

describe("calendar", () => {
  test("counts in Chinese numerals", () => {
    expect([10, 17, 20, 105, 1165, 1002].map(numeral)).toEqual([
      "十",
      "十七",
      "二十",
      "一百零五",
      "一千一百六十五",
      "一千零二",
    ]);
    expect(numeralDate(dayOf(2010, 10, 30))).toBe("二〇一〇年十月三十日");
  });

  test("moves weekends to Monday", () => {
    expect(dayParts(workday(dayOf(2026, 10, 31)))).toEqual({ year: 2026, month: 11, date: 2 });
    expect(workday(dayOf(2026, 10, 30))).toBe(dayOf(2026, 10, 30));
  });
});

describe("courtFor", () => {
  const seat = (tier: Seat["tier"], parent: Seat | null) =>
    ({ tier, parent, province: "内蒙古自治区", special: "" }) as Seat;
  const high = seat("high", null);
  const middle = seat("intermediate", high);
  const basic = seat("basic", middle);

  test("sends a claim to the level that hears it at the time", () => {
    const in2018 = dayOf(2018, 3, 1);
    expect(intermediateFrom("内蒙古自治区", in2018)).toBe(30_000_000);
    expect(courtFor(basic, 29_000_000, in2018)).toBe(basic);
    expect(courtFor(basic, 31_000_000, in2018)).toBe(middle);
    expect(courtFor(basic, 310_000_000, in2018)).toBe(high);
    expect(courtFor(basic, 310_000_000, dayOf(2022, 3, 1))).toBe(basic);
  });
});

describe("base-rates.json", () => {
  test("the shares add up to one, in the source and in the samples' split", () => {
    const { rates, sampleSplit } = JSON.parse(readFileSync("data/sources/base-rates.json", "utf8"));
    for (const { upheld, changed, withdrawn, other } of rates)
      expect(upheld + changed + withdrawn + other).toBeCloseTo(1, 3);
    expect(sampleSplit.remanded + sampleSplit.other).toBeCloseTo(rates[0].other, 6);
  });
});
