import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { splitKeywords } from "#domain/search/query/split-keywords.ts";

/** Any code unit, lone surrogates included. */
const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));

describe("splitKeywords", () => {
  test("spaces of any width separate keywords", () => {
    expect(splitKeywords(" 代位求偿　车损 险\t代位求偿 ")).toEqual(["代位求偿", "车损", "险"]);
  });

  test("a case number stays one keyword, spaces and all", () => {
    expect(splitKeywords("（2021） 内 01 民终 123 号 保险")).toEqual(["（2021）内01民终123号", "保险"]);
    expect(splitKeywords("(2019)最高法民申 4号之一")).toEqual(["(2019)最高法民申4号之一"]);
  });

  test("quotation marks keep a phrase together, and stay on it", () => {
    expect(splitKeywords('"third party" “保险 事故” 追偿')).toEqual(['"third party"', '"保险 事故"', "追偿"]);
  });

  test("drops controls and signs of direction that come with copied text", () => {
    expect(splitKeywords("代位\u0007求偿\u0000 \u202e保险")).toEqual(["代位求偿", "保险"]);
    expect(splitKeywords("\u0007")).toEqual([]);
  });

  test("every keyword is non-empty and occurs once, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyUnit, maxLength: 60 }), (text) => {
        const words = splitKeywords(text);
        expect(new Set(words).size).toBe(words.length);
        expect(words.every((word) => word.trim().length > 0)).toBe(true);
      }),
    );
  });
});
