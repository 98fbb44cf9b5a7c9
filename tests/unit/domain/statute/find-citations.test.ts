import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findCitations } from "#domain/statute/find-citations.ts";
import { articleAddress, type CitableLaw, LawIndex } from "#domain/statute/law-index.ts";

const law = (title: string, from: string, more: Partial<CitableLaw> = {}): CitableLaw => ({
  id: `${title}${from}`,
  title,
  short: title.replace("中华人民共和国", ""),
  status: "in_force",
  from,
  articles: "1-100",
  pages: [],
  cited: 0,
  ...more,
});
const laws = new LawIndex([
  law("中华人民共和国风筝法", "2011-05-06", { articles: "1-60,3.1-3.2", cited: 3 }),
  law("中华人民共和国风筝法", "2001-07-01", { status: "amended", articles: "1-50" }),
  law("中华人民共和国民事诉讼法", "2024-01-01", { articles: "1-306", pages: [1000, 100_000] }),
  law("最高人民法院关于适用《中华人民共和国风筝法》若干问题的解释（二）", "2015-01-01"),
]);
const find = (text: string) =>
  findCitations(text, (key) => laws.knows(key)).map(
    (found) => `${found.law} ${found.number}.${found.branch}`,
  );

describe("findCitations", () => {
  test("finds articles behind a title, and further ones of the same law", () => {
    expect(
      find(
        "依照《中华人民共和国风筝法》第五条、第十条第一款第（二）项，《民事诉讼法》（2023年修正）第一百七十七条第一款第一项之规定，判决如下",
      ),
    ).toEqual(["中华人民共和国风筝法 5.0", "中华人民共和国风筝法 10.0", "民事诉讼法 177.0"]);
  });

  test("finds a law without brackets that is known, and leaves 本法 and contracts alone", () => {
    expect(find("根据风筝法第五条。依本法第六条。合同第七条约定。")).toEqual(["风筝法 5.0"]);
  });

  test("reads a title that holds a title", () => {
    expect(find("《最高人民法院关于适用〈中华人民共和国风筝法〉若干问题的解释（二）》第九条")).toEqual([
      "最高人民法院关于适用〈中华人民共和国风筝法〉若干问题的解释（二） 9.0",
    ]);
  });

  test("never throws and points at the words it found", () => {
    const word = fc.constantFrom(
      "《",
      "》",
      "风筝法",
      "第五条",
      "之一",
      "、",
      "和",
      "（",
      "）",
      "第一款",
      "\n",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string()), { maxLength: 40 }), (words) => {
        const text = words.join("");
        for (const { from, to } of findCitations(text, (key) => laws.knows(key)))
          expect(text.slice(from, to)).toMatch(/^第.+条/);
      }),
    );
  });
});

describe("LawIndex", () => {
  const of = (name: string, number: number, date = "", branch = 0) =>
    laws.resolve({ law: name, number, branch }, date)?.law.from;

  test("finds a law by its title, its short name, its abbreviation and its interpretation", () => {
    expect(of("中华人民共和国风筝法", 5)).toBe("2011-05-06");
    expect(of("风筝法", 5)).toBe("2011-05-06");
    expect(of("民诉法", 177)).toBe("2024-01-01");
    expect(of("风筝法解释（二）", 9)).toBe("2015-01-01");
    expect(of("石头法", 5)).toBeUndefined();
  });

  test("takes the version that bound on the day, and none where all are later", () => {
    expect(of("风筝法", 5, "2010-01-01")).toBe("2001-07-01");
    expect(of("风筝法", 5, "2011-05-06")).toBe("2011-05-06");
    expect(of("风筝法", 5, "1999-01-01")).toBeUndefined();
    expect(of("风筝法", 55, "2010-01-01")).toBeUndefined();
  });

  test("offers the most cited laws that have the article", () => {
    expect(laws.withArticle(60, 0, 2).map((found) => found.law.short)).toEqual(["风筝法", "民事诉讼法"]);
  });

  test("names the page that an article stands on", () => {
    const address = (number: number) => articleAddress(laws.resolve({ law: "民诉法", number, branch: 0 })!);
    expect(address(99)).toMatch(/\/1#a99$/);
    expect(address(100)).toMatch(/\/2#a100$/);
    expect(articleAddress(laws.resolve({ law: "风筝法", number: 3, branch: 1 })!)).toMatch(
      /2011-05-06#a3-1$/,
    );
  });
});
