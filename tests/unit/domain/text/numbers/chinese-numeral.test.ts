import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NUMERAL_CHARACTERS, parseChineseNumeral } from "#domain/text/numbers/chinese-numeral.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const DIGITS = [..."零一二三四五六七八九"];

/** A number below a hundred million as read aloud, without 零, which the parser may ignore. */
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

  each<[number, string]>("takes each way to write %d: %s", (value, characters) => {
    for (const digit of characters) {
      expect([digit, parseChineseNumeral(digit)]).toEqual([digit, value]);
      expect([digit, parseChineseNumeral(`一${digit}`)]).toEqual([digit, 10 + value]);
    }
  });

  each<[string, number]>("takes each unit in its place: %s", (text, value) => {
    expect(parseChineseNumeral(text)).toBe(value);
  });

  test("offers characters for a class of patterns, each of which it reads", () => {
    for (const character of NUMERAL_CHARACTERS) expect(parseChineseNumeral(character)).not.toBeNull();
    for (const character of "零〇一二三四五六七八九十百千万亿两廿卅")
      expect(NUMERAL_CHARACTERS).toContain(character);
  });

  test.each(["", "甲", "一甲"])("gives null for %j", (text) => {
    expect(parseChineseNumeral(text)).toBeNull();
  });
});
