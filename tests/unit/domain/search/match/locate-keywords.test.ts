import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amountForm, citationForm } from "#domain/search/match/annotations.ts";
import {
  joinRanges,
  locateKeyword,
  locateWords,
  mapNormalised,
} from "#domain/search/match/locate-keywords.ts";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { runs } from "../../../../fixtures/laws.ts";

const locateKeywords = (text: string, keywords: readonly string[]) =>
  locateWords(
    text,
    keywords.map((keyword) => [keyword]),
  );

/** Any code points, with many of those that fold in unusual ways. */
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc
    .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 12 })
    .map((points) => String.fromCodePoint(...points)),
  fc
    .array(fc.constantFrom(..."保险ＡaΣς①㎡ｶﾞ가ᄀ\u1161\u0301é，。 \u200d😀👍🏽\ud800ﬀİ（）〔"), {
      maxLength: 12,
    })
    .map((all) => all.join("")),
);

describe("mapNormalised", () => {
  test("gives the same text as normaliseText", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(mapNormalised(text).text).toBe(normaliseText(text));
      }),
      { numRuns: runs(20_000) },
    );
  });

  test("maps every unit to a sequence that folds to something holding it", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { text: normalised, starts, ends } = mapNormalised(text);
        for (const [at, unit] of [...normalised.split("")].entries()) {
          const sequence = text.slice(starts[at], ends[at]);
          if (unit !== " ") expect(normaliseText(`x${sequence}`)).toContain(unit);
        }
      }),
    );
  });
});

describe("locateWords of one form each", () => {
  test("finds the same places as a search of the mapped text, in plain texts and in strange ones", () => {
    const plain = fc.string({ unit: fc.constantFrom(..."保险人a1，。（）.-"), maxLength: 20 });
    const keyword = fc.string({ unit: fc.constantFrom(..."保险人a1 "), maxLength: 3 }).map(normaliseText);
    fc.assert(
      fc.property(fc.oneof(plain, anyText), fc.array(keyword, { maxLength: 3 }), (text, keywords) => {
        const mapped = mapNormalised(text);
        expect(locateKeywords(text, keywords)).toEqual(
          keywords.map((keyword) => locateKeyword(mapped, keyword)),
        );
      }),
      { numRuns: runs(5000) },
    );
  });
});

test("no character folds to an ideograph of a keyword unseen", () => {
  const missed: string[] = [];
  // The higher planes contain no characters that fold.
  for (let point = 0; point < 0x40000; point++) {
    if (point >= 0xd800 && point <= 0xdfff) continue;
    const text = String.fromCodePoint(point);
    for (const character of normaliseText(text)) {
      const isFolded = character !== text && /[\u4e00-\u9fff]/.test(character);
      if (isFolded && locateKeywords(text, [character])[0]!.length === 0) missed.push(point.toString(16));
    }
  }
  expect(missed).toEqual([]);
});

test("ranges of the same beginning, and one within another, are joined too", () => {
  expect(
    joinRanges([
      [3, 4],
      [0, 9],
      [0, 2],
      [10, 11],
      [9, 10],
    ]),
  ).toEqual([[0, 11]]);
  expect(
    joinRanges([
      [4, 5],
      [0, 3],
    ]),
  ).toEqual([
    [0, 3],
    [4, 5],
  ]);
  expect(joinRanges([])).toEqual([]);
});

test("the ranges given stay as they are", () => {
  const given: [number, number][] = [
    [0, 2],
    [1, 5],
  ];
  joinRanges(given);
  expect(given).toEqual([
    [0, 2],
    [1, 5],
  ]);
});

describe("locateWords", () => {
  const shown = (text: string, ...words: string[][]) =>
    locateWords(text, words).map((places) => places.map(([from, to]) => text.slice(from, to)));

  test("finds each word by any of its forms", () => {
    expect(shown("买卖与租赁", ["租赁", "买卖"], ["借款"])).toEqual([["租赁", "买卖"], []]);
    expect(shown("无关", ["租赁"], ["借款"])).toEqual([[], []]);
    expect(shown("保 险 人", ["保险人"])).toEqual([["保 险 人"]]);
    expect(shown("甲甲甲", ["甲甲"])).toEqual([["甲甲", "甲甲"]]);
    expect(shown("甲", [])).toEqual([[]]);
    expect(shown("甲", [""])).toEqual([[]]);
  });

  test("finds citations of the laws asked for, and sums, where they stand", () => {
    const article = citationForm("样法", 3, 0);
    const paragraph = citationForm("样法", 3, 0, 1);
    const text = "依照《样法》第三条第一款，支付三十万元";
    expect(shown(text, [article])).toEqual([["第三条", "第三条第一款"]]);
    expect(shown(text, [paragraph])).toEqual([["第三条第一款"]]);
    expect(shown(text, [citationForm("例法", 3, 0)])).toEqual([[]]);
    expect(shown(text, [amountForm(300_000)], ["支付"])).toEqual([["三十万元"], ["支付"]]);
    expect(shown("依照样法第三条", [article])).toEqual([["第三条"]]);
    expect(shown(text, ["无"], [article])).toEqual([[], ["第三条", "第三条第一款"]]);
  });

  test("remembers words as long as their list, not those of another", () => {
    const words = [["甲"]];
    expect(locateWords("甲乙", words)).toEqual([[[0, 1]]]);
    expect(locateWords("乙甲", words)).toEqual([[[1, 2]]]);
    expect(locateWords("甲乙", [["乙"]])).toEqual([[[1, 2]]]);
  });
});

test("a keyword of letters or across a mark is found, and one whose mark is another sign is not", () => {
  const at = (text: string, keyword: string) => locateKeywords(text, [keyword])[0];
  expect(at("甲，乙", "甲 乙")).toEqual([[0, 3]]);
  expect(at("甲乙", "甲 乙")).toEqual([]);
  expect(at("ABC", "bc")).toEqual([[1, 3]]);
  expect(at("第3条", "#3#")).toEqual([[1, 2]]);
  expect(at("第13条", "#3#")).toEqual([]);
  expect(at("甲", "")).toEqual([]);
  expect(at("", "甲")).toEqual([]);
});
