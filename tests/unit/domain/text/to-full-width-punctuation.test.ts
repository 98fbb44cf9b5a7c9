import { describe, expect, test } from "vitest";
import { toFullWidthPunctuation } from "#domain/text/to-full-width-punctuation.ts";

describe("toFullWidthPunctuation", () => {
  test.each([
    ["甲,乙", "甲，乙"],
    ["甲.乙.", "甲。乙。"],
    ["甲:乙", "甲：乙"],
    ["甲;乙", "甲；乙"],
    ["甲?", "甲？"],
    ["甲!", "甲！"],
    ["(甲)", "（甲）"],
    ["A , 甲", "A ， 甲"],
    ["甲 , A", "甲 ， A"],
    ["甲.\n", "甲。\n"],
    // The second of two marks is beside a full-width one only after the first pass.
    ["甲,,A", "甲，，A"],
  ])("makes %j %j", (text, wide) => {
    expect(toFullWidthPunctuation(text)).toBe(wide);
    expect(toFullWidthPunctuation(wide)).toBe(wide);
  });

  test.each(["1,234.56", "10:30", "a, b; c. (d)!", "1.判令", "甲.a", "3.5", ""])(
    "leaves %j as it is",
    (text) => {
      expect(toFullWidthPunctuation(text)).toBe(text);
    },
  );
});
