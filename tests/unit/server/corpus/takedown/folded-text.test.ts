import { describe, expect, test } from "vitest";
import { foldName, foldWithPlaces } from "#server/corpus/takedown/folded-text.ts";

const folded = (text: string) => String.fromCharCode(...foldWithPlaces(text).units);

describe("foldWithPlaces", () => {
  test.each([
    ["张三", "张三"],
    ["张 三\t\n　", "张三"],
    ["张\u200b三\ue5e5", "张三"],
    ["ＡＢ１", "AB1"],
    ["买买提.艾力", "买买提·艾力"],
    ["买买提•艾力。·‧・∙⋅᛫⸱", "买买提·艾力········"],
    ["㈱", "(株)"],
    ["𠮷某", "𠮷某"],
    ["", ""],
  ])("%j reads as %j", (text, expected) => {
    expect(folded(text)).toBe(expected);
    expect(folded(text)).toBe(expected);
  });

  test("each unit has the place in the text that it came from", () => {
    expect(foldWithPlaces("a ㈱𠮷b").places).toEqual([0, 2, 2, 2, 3, 3, 5]);
  });

  test("a name is composed before", () => {
    expect(foldName("é·阿 不")).toBe("é·阿不");
  });
});
