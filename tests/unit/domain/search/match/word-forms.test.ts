import { describe, expect, test } from "vitest";
import { amountForm, citationForm } from "#domain/search/match/annotations.ts";
import { locateWords } from "#domain/search/match/locate-keywords.ts";
import {
  alsoSearched,
  asWritten,
  isQuoted,
  normaliseKeyword,
  shownForm,
  wordForms,
} from "#domain/search/match/word-forms.ts";
import { chineseScripts } from "#domain/text/traditional-characters.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const formsOf = (word: string) => wordForms(word).forms;
const readingsOf = (word: string) => wordForms(word).readings;

describe("a word in quotation marks", () => {
  test("is searched for as written, without them", () => {
    for (const [typed, asked] of [
      ['"第3条"', "第3条"],
      ["“第3条”", "第3条"],
      [' "第3条" ', "第3条"],
      ['"甲\n乙"', "甲\n乙"],
    ] as const) {
      expect(isQuoted(typed)).toBe(true);
      expect(wordForms(typed)).toMatchObject({
        typed,
        asked,
        readings: [],
        forms: [normaliseKeyword(asked)],
      });
    }
    expect(isQuoted('"甲')).toBe(false);
    expect(isQuoted("甲")).toBe(false);
  });

  test("has no form where nothing in it can be searched for", () => {
    expect(wordForms("。")).toEqual({ typed: "。", asked: "。", text: "", forms: [], readings: [] });
    expect(wordForms('"。"')).toEqual({ typed: '"。"', asked: "。", text: "", forms: [], readings: [] });
  });
});

describe("a plain word", () => {
  test("is searched for alone", () => {
    expect(wordForms("代位求偿")).toEqual({
      typed: "代位求偿",
      asked: "代位求偿",
      text: "代位求偿",
      forms: ["代位求偿"],
      readings: [],
    });
  });

  test("in traditional characters is also searched for in simplified ones, those first", () => {
    const simplify = {
      toSimplified: (text: string) => text.replaceAll("償", "偿").replace("賠", "赔"),
      toTraditional: () => [],
    };
    expect(wordForms("求償", simplify)).toEqual({
      typed: "求償",
      asked: "求償",
      text: "求偿",
      forms: ["求偿", "求償"],
      readings: ["simplified"],
    });
    expect(wordForms('"求償"', simplify).forms).toEqual(["求償"]);
    expect(wordForms("賠償5万元", simplify).readings).toEqual(["amount", "simplified"]);
  });

  each<[string, string]>(
    "that may be a name is also searched for in traditional characters: %s, %s",
    (word, form) => {
      expect(wordForms(word, chineseScripts).forms).toContain(form);
      expect(wordForms(word).forms).not.toContain(form);
      expect(wordForms(`"${word}"`, chineseScripts).forms).toHaveLength(1);
    },
  );

  each<[string, string[]]>("%s may lack its punctuation in the text", (word, forms) => {
    expect(formsOf(word)).toEqual(forms);
    expect(formsOf(`"${word}"`)).toEqual(forms.slice(0, 1));
  });

  test.each(["·", "・", "•", "‧", "．", "."])("a name has its dot or not, whichever it is: %s", (dot) => {
    expect(formsOf(`古丽娜尔${dot}艾合买提`)).toEqual(["古丽娜尔艾合买提"]);
    expect(locateWords(`原告古丽娜尔${dot}艾合买提，女。`, [["古丽娜尔艾合买提"]])).toEqual([[[2, 11]]]);
    expect(formsOf(`a${dot}b`)).toEqual(["a b", "ab"]);
  });

  test.each([
    ["2021年内01民终123号", "（2021）内01民终0123号"],
    ["（2021）内01执310号-1", "（2021）内01执310号之一"],
    ["（2012）玉商初字第06290号", "（2012）玉商初字第6290号"],
    ["（2021）内01民终2668-2670号", "（2021）内01民终2669号"],
  ])("the case number %s is found as %s", (word, form) => {
    expect(formsOf(word)).toContain(normaliseKeyword(form));
    expect(formsOf(word)[0]).toBe(normaliseKeyword(word));
  });

  test("that is a case number has round brackets around its year", () => {
    expect(normaliseKeyword("2021内01民终1号")).toBe(normaliseKeyword("（2021）内01民终1号"));
    expect(normaliseKeyword("[2021]内01民终1号")).toBe(normaliseKeyword("（2021）内01民终1号"));
    expect(normaliseKeyword("甲，乙")).toBe("甲 乙");
  });
});

describe("a citation", () => {
  test.each([
    ["刑法第266条", "刑法", 266, 0, 0, 0],
    ["依照刑法第二百六十六条", "刑法", 266, 0, 0, 0],
    ["我国现行刑法第266条", "刑法", 266, 0, 0, 0],
    ["《刑法》第266条", "刑法", 266, 0, 0, 0],
    ["刑法第120条之二", "刑法", 120, 2, 0, 0],
    ["刑法第266条第一款", "刑法", 266, 0, 1, 0],
    ["刑法第266条第一款第二项", "刑法", 266, 0, 1, 2],
    ["刑法第266条的规定", "刑法", 266, 0, 0, 0],
  ] as const)(
    "%s is searched for as such, however it is written",
    (word, law, number, branch, paragraph, item) => {
      expect(formsOf(word)).toEqual([citationForm(law, number, branch, paragraph, item)]);
      expect(readingsOf(word)).toEqual(["citation"]);
    },
  );

  test("without 条 may be a name as well", () => {
    expect(formsOf("刑法266")).toEqual([citationForm("刑法", 266, 0), normaliseKeyword("刑法266")]);
    expect(formsOf("刑法第266")).toContain(citationForm("刑法", 266, 0));
    expect(formsOf("保险266")).toEqual([normaliseKeyword("保险266")]);
  });

  test("is shown with the article in the form of the index", () => {
    expect(wordForms("刑法第266条").text).toBe("刑法第二百六十六条");
    expect(wordForms("刑法第120条之二").text).toBe("刑法第一百二十条之二");
  });

  test("without a law is its number in digits and in Chinese", () => {
    expect(formsOf("第266条")).toEqual(["第#266#条", "第二百六十六条"]);
    expect(formsOf("第二百六十六条")).toEqual(["第二百六十六条", "第#266#条"]);
    expect(formsOf("第三款")).toEqual(["第三款", "第#3#款"]);
    const item = ["第#3#项要求", "第三项要求", "第 #3# 项要求", "第 三 项要求"];
    expect(formsOf("第3项要求")).toEqual(item);
    for (const same of ["第三项要求", "第（三）项要求", "第(3)项要求"])
      expect(new Set(formsOf(same))).toEqual(new Set(item));
    expect(formsOf("第二百条第二项")).toContain(normaliseKeyword("第二百条第（二）项"));
    expect(formsOf("第200条第(2)项")).toContain("第二百条第二项");
    expect(readingsOf("第3项")).toEqual(["citation"]);
    expect(formsOf("第3章")).toEqual(["第#3#章"]);
    expect(readingsOf("第3章")).toEqual([]);
  });
});

describe("a law's name in brackets", () => {
  test("is also the full name of a national law", () => {
    for (const name of ["保险法", "民法典", "破产条例", "民法通则", "民法总则"]) {
      expect(formsOf(`《${name}》`)).toEqual([`《${name}》`, `《中华人民共和国${name}》`]);
      expect(readingsOf(`《${name}》`)).toEqual(["title"]);
    }
    for (const other of ["《中华人民共和国保险法》", "《保险办法说明》", "保险法", "《保险法》第"])
      expect(readingsOf(other)).not.toContain("title");
  });
});

describe("a sum", () => {
  test("alone is searched for in every spelling, and as such", () => {
    const forms = formsOf("500000元");
    for (const spelling of ["#500000#元", "#500,000#元", "#50#万元", "¥#500000#", "¥#500,000#"])
      expect(forms).toContain(spelling);
    expect(forms.at(-1)).toBe(amountForm(500_000));
    expect(readingsOf("500000元")).toEqual(["amount"]);
    expect(forms.some((form) => form.startsWith("¥") && form.includes("万"))).toBe(false);
    for (const same of ["人民币500000元", "¥500000元", "500000元整", "50万元", "50万", "rmb50万元"])
      expect([same, formsOf(same)]).toEqual([
        same,
        expect.arrayContaining([amountForm(500_000), "#50#万元"]),
      ]);
  });

  test("in Chinese numerals alone is no form itself, since it may end a greater one", () => {
    expect(formsOf("三十万元")).not.toContain("三十万元");
    expect(formsOf("三十万元")).toContain("#300000#元");
    expect(formsOf("30万元")).toContain("#30#万元");
  });

  test("among other words is written in the usual ways in its place", () => {
    const behind = formsOf("支付50万元利息");
    expect(behind).toEqual(
      expect.arrayContaining(["支付#50#万元利息", "支付#500000#元利息", "支付五十万元利息"]),
    );
    expect(behind.every((form) => form.startsWith("支付") && form.endsWith("利息"))).toBe(true);
    // Text before it does not prevent the numeral form.
    expect(formsOf("50万元利息")).toContain("#500000#元利息");
    expect(formsOf("50万元利息")).not.toContain("五十万元利息");
  });

  test("that is not exact, or one of several, is only a word", () => {
    for (const word of ["50余万元", "50多万元", "5万元和6万元", "50万人", "五十万"])
      expect([word, readingsOf(word)]).toEqual([word, []]);
  });
});

describe("a number alone", () => {
  test.each([
    ["12345", ["#12345#", "#12,345#"]],
    ["12,345", ["#12,345#", "#12345#"]],
    ["12345.67", ["#12345.67#", "#12,345.67#"]],
    ["1234567", ["#1234567#", "#1,234,567#"]],
  ])("%s is searched for with commas and without", (word, forms) => {
    expect(formsOf(word)).toEqual(forms);
    expect(readingsOf(word)).toEqual(["number"]);
  });

  test("of fewer digits, or with one in front, is only itself", () => {
    for (const word of ["1234", "012345", "12345件", "1234567890123456"])
      expect(readingsOf(word)).toEqual([]);
    expect(readingsOf("123456789012345")).toEqual(["number"]);
  });
});

describe("what a reader is told", () => {
  test("of a word without its other forms is that it is searched for as written", () => {
    expect(asWritten(wordForms("500000元"))).toEqual({
      typed: "500000元",
      asked: "500000元",
      text: "#500000#元",
      forms: ["#500000#元"],
      readings: ["written"],
    });
  });

  test("are at most four forms, without the marks of the index and what was typed", () => {
    expect(shownForm("第#3#条 甲")).toBe("第3条甲");
    expect(shownForm(amountForm(3))).toBe("");
    const [told, ...none] = alsoSearched([wordForms("甲"), wordForms("500000元")]);
    expect(none).toEqual([]);
    expect(told).toMatchObject({ value: "500000元", kinds: ["amount"] });
    expect(told?.forms).toHaveLength(4);
    expect(told?.forms).not.toContain("500000元");
    expect(new Set(told?.forms).size).toBe(4);
  });

  test("of a citation is the article in words, where nothing else is searched for", () => {
    expect(alsoSearched([wordForms("刑法第266条")])).toEqual([
      { value: "刑法第266条", kinds: ["citation"], forms: ["刑法第二百六十六条"] },
    ]);
    expect(alsoSearched([wordForms("刑法第二百六十六条")])[0]?.forms).toEqual([]);
    expect(alsoSearched([wordForms("刑法266")])[0]?.forms).toEqual([]);
    expect(alsoSearched([wordForms("第3条")])[0]?.forms).toEqual(["第三条"]);
    expect(alsoSearched([])).toEqual([]);
  });
});
