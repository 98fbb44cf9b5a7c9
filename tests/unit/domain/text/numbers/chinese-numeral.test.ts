import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseChineseNumeral } from "#domain/text/numbers/chinese-numeral.ts";

const DIGITS = [..."零一二三四五六七八九"];

/** A number below a hundred million as it is read aloud, without 零, which the parser may ignore. */
function writeOut(value: number): string {
  if (value >= 10_000) return `${writeOut(Math.floor(value / 10_000))}万${writeOut(value % 10_000)}`;
  let text = "";
  for (const [unit, name] of [
    [1000, "千"],
    [100, "百"],
    [10, "十"],
    [1, ""],
  ] as const) {
    const digit = Math.floor(value / unit) % 10;
    if (digit > 0) text += `${DIGITS[digit]}${name}`;
  }
  return text;
}

describe("parseChineseNumeral", () => {
  test("reads every number below a hundred million as it is written out", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (value) => {
        expect(parseChineseNumeral(writeOut(value))).toBe(value);
      }),
    );
  });

  test.each([
    ["二〇二一", 2021],
    ["十", 10],
    ["十五", 15],
    ["廿三", 23],
    ["一万亿", 1e12],
    ["两千零五", 2005],
  ])("reads %s", (text, value) => {
    expect(parseChineseNumeral(text)).toBe(value);
  });

  test.each(["", "甲", "一甲"])("gives null for %j", (text) => {
    expect(parseChineseNumeral(text)).toBeNull();
  });
});
