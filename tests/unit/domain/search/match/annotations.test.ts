import { describe, expect, test } from "vitest";
import {
  amountForm,
  annotate,
  citationForm,
  citesLaw,
  isAnnotation,
} from "#domain/search/match/annotations.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const none = () => false;
const shown = (text: string, knows: (key: string) => boolean = none) =>
  annotate(text, knows).map(({ text: form, from, to }) => [form, text.slice(from, to)]);

describe("the form of a citation", () => {
  test("has nothing of a text's characters but its marks, and names law, article, paragraph and item", () => {
    const whole = citationForm("刑法", 266, 0);
    expect(whole).toMatch(/^§[\u{100000}-\u{10ffff}]+§$/u);
    const plain = (form: string) =>
      form.replace(/[^§@]/gu, (sign) => String.fromCharCode(sign.codePointAt(0)! & 0xffff));
    expect(plain(whole)).toBe("§刑法第二百六十六条§");
    expect(plain(citationForm("刑法", 120, 2))).toBe("§刑法第一百二十条之二§");
    expect(plain(citationForm("刑法", 266, 0, 1))).toBe("§刑法第二百六十六条§第一款");
    expect(plain(citationForm("刑法", 266, 0, 1, 2))).toBe("§刑法第二百六十六条§第一款第二项");
    expect(plain(citationForm("刑法", 266, 0, 0, 3))).toBe("§刑法第二百六十六条§第三项");
    expect(plain(amountForm(500_000))).toBe("@500000@");
    expect(plain(amountForm(0.125))).toBe("@0.13@");
  });

  test("is told from words and from that of another law", () => {
    expect(isAnnotation(citationForm("刑法", 1, 0))).toBe(true);
    expect(isAnnotation(amountForm(3))).toBe(true);
    expect(isAnnotation("刑法")).toBe(false);
    expect(isAnnotation("")).toBe(false);
    expect(citesLaw(citationForm("刑法", 266, 0, 1), "刑法")).toBe(true);
    expect(citesLaw(citationForm("中华人民共和国刑法", 266, 0), "刑法")).toBe(true);
    expect(citesLaw(citationForm("刑法", 266, 0), "民法典")).toBe(false);
    expect(citesLaw(citationForm("刑法解释", 266, 0), "刑法")).toBe(false);
  });
});

describe("annotate", () => {
  test("finds citations with the paragraphs and items behind them", () => {
    expect(shown("依照《样法》第三条第一款第（二）项、第二款、第4项判决")).toEqual([
      [citationForm("样法", 3, 0), "第三条"],
      [citationForm("样法", 3, 0, 1, 2), "第三条第一款第（二）项"],
      [citationForm("样法", 3, 0, 0, 2), "第三条第一款第（二）项"],
      [citationForm("样法", 3, 0, 2), "第三条第一款第（二）项、第二款"],
      [citationForm("样法", 3, 0, 0, 4), "第三条第一款第（二）项、第二款、第4项"],
    ]);
    expect(shown("《样法》第三条之一规定")).toEqual([[citationForm("样法", 3, 1), "第三条之一"]]);
  });

  each<[string, [paragraph: number, item: number][]]>(
    "finds every part of an enumeration: %s",
    (behind, parts) => {
      expect(shown(`依照《样法》第二百条${behind}的规定`).map(([form]) => form)).toEqual([
        citationForm("样法", 200, 0),
        ...parts.map(([paragraph, item]) => citationForm("样法", 200, 0, paragraph, item)),
      ]);
    },
  );

  test("reads blanks within and wide digits as if they were not there", () => {
    expect(shown("《样 法》第 ３ 条 第 1 款")).toEqual([
      [citationForm("样法", 3, 0), "第 ３ 条"],
      [citationForm("样法", 3, 0, 1), "第 ３ 条 第 1 款"],
    ]);
  });

  test("finds sums that are not written with digits and 元 alone", () => {
    expect(shown("支付三十万元，另付5元")).toEqual([[amountForm(300_000), "三十万元"]]);
    expect(shown("支付 三 十 万 元 整")[0]?.[0]).toBe(amountForm(300_000));
    expect(shown("支付一百余万元、几万元")).toEqual([]);
    expect(shown("支付500000元")).toEqual([]);
    expect(shown("支付50万元")).toEqual([]);
  });

  test("finds nothing in other words", () => {
    expect(shown("本院认为，应当支持。")).toEqual([]);
    expect(shown("这一条件")).toEqual([]);
    expect(shown("")).toEqual([]);
  });

  test("knows a law without brackets by the name that is asked for", () => {
    expect(shown("适用样法第三条", (key) => key === "样法")).toEqual([
      [citationForm("样法", 3, 0), "第三条"],
    ]);
  });
});
