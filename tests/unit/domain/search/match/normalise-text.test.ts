import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  eachPart,
  foldCharacters,
  isSeparator,
  NEEDS_NO_FOLDING,
  normaliseText,
} from "#domain/search/match/normalise-text.ts";
import { runs } from "../../../../fixtures/laws.ts";
import { readSigns } from "../../../../fixtures/search/read-signs.ts";

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

  test.each([
    ["年利率24%计算", "24%", true],
    ["第24条", "24%", false],
    ["年利率 ２４％ 计算", "24%", true],
    ["按124%计算", "24%", false],
    ["按3.5计算", "3.5", true],
    ["第3、5项", "3.5", false],
    ["按13.5%计算", "3.5%", false],
    ["按3.55%计算", "3.5", false],
    ["支付150万元", "50万元", false],
    ["支付1,500,000元", "500,000元", false],
    ["支付1,500,000元", "1，500，000元", true],
    ["支付1亿2000万元", "2000万元", false],
    ["支付1亿2000万元", "1亿2000万元", true],
    ["第266条", "66条", false],
    ["第266条", "266", true],
    ["1. 50万元的利息", "50万元", true],
    ["1.2021年3月5日借款", "2021年3月5日", true],
    ["2021.3.5", "3.5", false],
    ["2021.3.5", "2021", true],
    ["（2021）内01民终123号", "民终123号", true],
    ["（2021）内01民终123号", "内01", true],
    ["（2021）内01民终123号", "23号", false],
    ["2024-17-5-202-036", "2024-17-5-202-036", true],
    ["2024-17-5-202-036", "17-5-202", true],
    ["《中华人民共和国刑法》第266条", "刑法》第266条", true],
    ["《中华人民共和国刑法》第266条", "刑法第266条", false],
    ["《社会保险法》", "《保险法》", false],
  ])("%s holds %s: %s", (text, word, is) => expect(finds(text, word)).toBe(is));
});

describe("the parts of normalising", () => {
  test("fold width, case and the last sigma, and drop what cannot be seen", () => {
    expect(foldCharacters("ＡΒς Ⅳ\u200b\ufe0f\u0007")).toBe("aβσiv");
    expect(foldCharacters("1. 5")).toBe("1.、5");
    expect(foldCharacters("1.\n5")).toBe("1.5");
  });

  test("separate at punctuation, keeping percent and title brackets", () => {
    for (const mark of ["，", "。", "（", "-", "/", "“", "#"])
      expect([mark, isSeparator(mark)]).toEqual([mark, true]);
    for (const sign of ["甲", "a", "1", "%", "‰", "《", "》", "¥", "😀", "+", "\u0301"])
      expect([sign, isSeparator(sign)]).toEqual([sign, false]);
    // A second look at the same sign sees the same.
    expect([isSeparator("，"), isSeparator("，"), isSeparator("甲")]).toEqual([true, true, false]);
  });

  test("cut a folded text into numbers and what lies between", () => {
    const parts = (text: string) => {
      const found: string[] = [];
      eachPart(text, (kind, from, to) => found.push(`${kind} ${text.slice(from, to)}`));
      return found;
    };
    expect(parts("甲1乙2,345")).toEqual(["other 甲", "number 1", "other 乙", "number 2,345"]);
    expect(parts("12甲")).toEqual(["number 12", "other 甲"]);
    expect(parts("甲")).toEqual(["other 甲"]);
    expect(parts("")).toEqual([]);
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
