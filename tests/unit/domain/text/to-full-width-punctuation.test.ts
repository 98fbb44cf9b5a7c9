import { describe, expect, test } from "vitest";
import { toFullWidthPunctuation } from "#domain/text/to-full-width-punctuation.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

describe("toFullWidthPunctuation", () => {
  each<[string, string]>("makes %j %j", (text, wide) => {
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
