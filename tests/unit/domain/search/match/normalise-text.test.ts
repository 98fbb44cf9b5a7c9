import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldCharacters, NEEDS_NO_FOLDING, normaliseText } from "#domain/search/match/normalise-text.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { runs } from "../../../../fixtures/laws.ts";
import { readSigns } from "../../../../fixtures/search/read-signs.ts";

const each = examplesOf(import.meta.url);

const finds = (text: string, word: string) => normaliseText(text).includes(normaliseText(word));

describe("normaliseText", () => {
  test("gives the signs that a second reading of the same rules gives", () => {
    const text = fc.string({
      unit: fc.constantFrom(..."0123456789..,,，，．１２ 　亿万千百元年月第条%％‰《》（，。—a①"),
      maxLength: 24,
    });
    const plain = fc.string({
      unit: fc.constantFrom(..."0123456789.,，亿万千百元年月第条%《》（"),
      maxLength: 16,
    });
    fc.assert(
      fc.property(fc.oneof(text, plain), (given) => {
        const marked = readSigns(given).map((sign) => (/[0-9]/.test(sign) ? `#${sign}#` : sign));
        expect(normaliseText(given)).toBe(marked.join(""));
      }),
      { numRuns: runs(20_000) },
    );
  });

  each<[string, string, boolean]>("%s holds %s: %s", (text, word, is) => expect(finds(text, word)).toBe(is));
});

describe("the parts of normalising", () => {
  test("fold width, case and the last sigma, and drop what cannot be seen", () => {
    expect(foldCharacters("ＡΒς Ⅳ\u200b\ufe0f\u0007")).toBe("aβσiv");
    expect(foldCharacters("1. 5")).toBe("1.、5");
    expect(foldCharacters("1.\n5")).toBe("1.5");
  });

  test("separate at punctuation, keeping percent and title brackets", () => {
    for (const mark of ["，", "。", "（", "-", "/", "“", "#"])
      expect(normaliseText(`甲${mark}乙`)).toBe("甲 乙");
    for (const sign of ["甲", "a", "%", "‰", "《", "》", "¥", "😀", "+", "\u0301"])
      expect(normaliseText(`甲${sign}乙`)).toBe(`甲${sign}乙`);
  });

  test("mark the numbers", () => {
    expect(normaliseText("甲1乙2,345")).toBe("甲#1#乙#2,345#");
    expect(normaliseText("12甲")).toBe("#12#甲");
    expect(normaliseText("甲")).toBe("甲");
    expect(normaliseText("")).toBe("");
  });

  test("give one blank for a run of marks, none at the ends, and nothing for nothing searchable", () => {
    expect(normaliseText("，甲。（乙）")).toBe("甲 乙");
    expect(normaliseText("，1，甲。1；")).toBe("#1# 甲 #1#");
    expect(normaliseText("。，")).toBe("");
    expect(normaliseText("Ａ，，Ｂ")).toBe("a b");
    expect(normaliseText("1，234元")).toBe("#1,234#元");
    expect(NEEDS_NO_FOLDING.test("保险，法")).toBe(true);
    expect(NEEDS_NO_FOLDING.test("Ａ")).toBe(false);
  });
});
