import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readLegalBasis } from "#server/basis/legal-basis.ts";
import { readLimitations } from "#server/basis/read-limitations.ts";
import { wordCitation } from "#server/basis/word-citation.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";

const each = examplesOf(import.meta.url);

const folder = scratchFolder();
const file = (text: string) => {
  const path = join(folder, "a.tsv");
  writeFileSync(path, text);
  return path;
};

describe("readLegalBasis", () => {
  test("reads title, English name and number by short name", () => {
    expect(
      readLegalBasis(
        file("# head\n\n甲法\t中华人民共和国甲法\tA Law\n乙规\t乙规定\tB\t法释〔2020〕1号\t2020-05-01\n"),
      ),
    ).toEqual(
      new Map([
        ["甲法", { title: "中华人民共和国甲法", english: "A Law" }],
        ["乙规", { title: "乙规定", english: "B", number: "法释〔2020〕1号", effective: "2020-05-01" }],
      ]),
    );
  });

  test.each([
    ["甲法\t\tA Law", "甲法 has no title"],
    ["甲法\t甲法", "甲法\t甲法"],
    ["甲法\ta\tb\n甲法\tc\td", "甲法 stands twice"],
  ])("refuses %j", (text, named) => {
    expect(() => readLegalBasis(file(text))).toThrow(named);
  });

  test("the project's own list names every law", () => {
    expect(readLegalBasis().get("民诉法")).toMatchObject({ english: "Civil Procedure Law" });
  });
});

describe("readLimitations", () => {
  test("reads code, basis and words, or that nothing is said", () => {
    expect(readLimitations(file("# head\n201\t民法典:188\t三年\tthree years\n\n202\t-\n"))).toEqual([
      { code: "201", basis: [{ law: "民法典", articles: [188] }], words: { cn: "三年", en: "three years" } },
      { code: "202", basis: [], words: null },
    ]);
  });

  test.each([
    ["201\t民法典:188\t三年", "wanted: 201"],
    ["201\t-\n201\t-", "201 stands twice"],
  ])("refuses %j", (text, named) => {
    expect(() => readLimitations(file(text))).toThrow(named);
  });

  test("the project's own list is read", () => {
    expect(readLimitations().length).toBeGreaterThan(0);
  });
});

describe("wordCitation", () => {
  const laws = { 甲: { title: "中华人民共和国甲法", english: "A Law" } };
  each<[string, number[], string, string]>("words %s %j as %s, %s", (law, articles, cn, en) => {
    expect(wordCitation({ law, articles }, laws, "cn")).toBe(cn);
    expect(wordCitation({ law, articles }, laws, "en")).toBe(en);
  });

  test("leaves the country's name out at the beginning alone", () => {
    const law = { title: "关于中华人民共和国某法的解释", english: "" };
    expect(wordCitation({ law: "a", articles: [] }, { a: law }, "cn")).toBe("关于中华人民共和国某法的解释");
  });
});
