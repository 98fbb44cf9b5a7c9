import { describe, expect, test } from "vitest";
import { foldName, foldWithPlaces } from "#server/corpus/takedown/folded-text.ts";
import { checksumOf, namePrefilter } from "#server/corpus/takedown/name-prefilter.ts";

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

describe("namePrefilter", () => {
  const units = (text: string) => [...text].map((character) => character.charCodeAt(0));
  const visits = (names: string[], text: string, given = true) => {
    const sieved = names.map((name) => ({
      chars: name.length,
      ...(given && { checksum: checksumOf(name) }),
    }));
    const found: string[] = [];
    namePrefilter(sieved)(units(text), (from, length) => found.push(text.slice(from, from + length)));
    return found;
  };

  test("visits every place of a name, also at the end, and hardly any other", () => {
    expect(visits(["张三", "李四五"], "张三和李四五、张三")).toEqual(["张三", "李四五", "张三"]);
    expect(visits(["张三"], "张四李三")).toEqual([]);
  });

  test("visits no place where the text ends before the name does", () => {
    expect(visits(["李四五"], "和李四")).toEqual([]);
  });

  test("visits each length once, one character everywhere", () => {
    expect(visits(["张三", "张三"], "张三")).toEqual(["张三"]);
    expect(visits(["张"], "张三")).toEqual(["张", "三"]);
  });

  test("without checksums every place of the length counts", () => {
    expect(visits(["张三"], "甲乙丙", false)).toEqual(["甲乙", "乙丙"]);
  });

  test("the checksum is of the first two units alone, below 4,096", () => {
    expect(checksumOf("张三")).toBe(checksumOf("张三丰"));
    expect(new Set(["张三", "三张", "张", "李三"].map(checksumOf)).size).toBe(4);
    for (const name of ["张三", "a", "￿￿"]) {
      expect(checksumOf(name)).toBeGreaterThanOrEqual(0);
      expect(checksumOf(name)).toBeLessThan(4096);
    }
  });
});
