import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isIndented, joinAtIndents } from "#domain/judgment/parse/layout/join-wrapped-lines.ts";
import { joinPieces } from "#domain/judgment/parse/layout/tighten-blanks.ts";
import { unwrapLines } from "#domain/judgment/parse/layout/unwrap.ts";

const SHORT = ["某某人民法院", "民事判决书", "原告张例。", "被告李例。"];

describe("unwrapLines", () => {
  test("leaves out empty lines and page marks, wherever they stand", () => {
    const mark = fc
      .tuple(
        fc.integer({ min: 1, max: 999 }),
        fc.constantFrom<(page: number) => string>(
          (page) => `- ${page} -`,
          (page) => `—${page}—`,
          (page) => `第${page}页`,
          (page) => `第 ${page} 页 共 999 页`,
          (page) => `第${page}页，共999页`,
          (page) => `${page}/999`,
          () => "",
          () => "　　",
        ),
      )
      .map(([page, print]) => print(page));
    fc.assert(
      fc.property(fc.array(mark, { minLength: SHORT.length, maxLength: SHORT.length }), (marks) => {
        expect(unwrapLines(SHORT.flatMap((line, at) => [marks[at] ?? "", line]))).toEqual(SHORT);
      }),
    );
  });

  test("keeps lines that only begin as a page mark does", () => {
    const lines = ["第3页的内容。", "-3-号楼。", "3/5的份额。", "第一条约定。"];
    expect(unwrapLines(lines)).toEqual(lines);
  });

  test("reduces blanks inside a line to one", () => {
    expect(unwrapLines(["　原告　　张例 \t男。 "])).toEqual(["原告 张例 男。"]);
  });

  const LONG = "原告与被告签订合同约定由被告支付货款原告交付货物后被告没有付款因此原告提起诉讼请求支付";
  const WRAPPED = [`　　${LONG.slice(0, 28)}`, LONG.slice(28) + LONG.slice(0, 14), `${LONG.slice(14, 30)}。`];

  test("joins wrapped lines, but not across a line that stands alone", () => {
    const paragraph = `${LONG}${LONG.slice(0, 30)}。`;
    expect(
      unwrapLines([
        "某某市某某区人民法院",
        "民 事 判 决 书",
        "（2021）内0102民初12号",
        ...WRAPPED,
        "12",
        ...WRAPPED,
        "审判长　张例",
        "二〇二一年三月四日",
        ...WRAPPED,
      ]),
    ).toEqual([
      "某某市某某区人民法院",
      "民 事 判 决 书",
      "（2021）内0102民初12号",
      paragraph,
      paragraph,
      "审判长 张例",
      "二〇二一年三月四日",
      paragraph,
    ]);
  });
});

describe("indents", () => {
  const line = (indented: boolean) => (indented ? "　　原告张例。" : "被告李例。");

  test("show paragraphs only where some lines have them and others do not", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 30 }), (indents) => {
        const share = indents.filter(Boolean).length;
        expect(isIndented(indents.map(line))).toBe(share >= 3 && share / indents.length <= 0.8);
      }),
    );
  });

  test("begin a paragraph, and the first line does so too", () => {
    expect(joinAtIndents(["一", "二", "　　三", "", "四", "    五", "              六", "\t七"])).toEqual([
      "一二",
      "三四",
      "五六",
      "七",
    ]);
  });
});

describe("joinPieces", () => {
  test("puts a blank between two Latin words alone", () => {
    expect(joinPieces(["EXAMPLE", "SHIPPING CO.,", "LTD", "公司", "ABC", "12"])).toBe(
      "EXAMPLE SHIPPING CO., LTD公司ABC12",
    );
    expect(joinPieces(["a;", "b"])).toBe("a; b");
    expect(joinPieces(["a.", "b"])).toBe("a.b");
  });
});
