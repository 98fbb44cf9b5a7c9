import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  articleNumbers,
  collectBasis,
  readCalculatorBasis,
  readCodeRules,
  readRemedyTable,
} from "#server/basis/collect-basis.ts";
import { readLegalBasis } from "#server/basis/legal-basis.ts";
import { readLimitations } from "#server/basis/read-limitations.ts";
import { readContent } from "#server/content/source/read-content.ts";
import { contentTables } from "#server/content/tables.ts";

const { knowledge } = contentTables(readContent(process.cwd()), "2099-01-01");
const laws = collectBasis(knowledge.filter(({ language }) => language === "cn"));

describe("collectBasis", () => {
  test("gives every law with its articles and the day of the last check", () => {
    expect(laws.length).toBeGreaterThan(40);
    for (const { title, checked, articles, number } of laws) {
      expect([title, checked]).toEqual([title, expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)]);
      expect([title, articles]).toEqual([title, [...new Set(articles)].sort((a, b) => a - b)]);
      expect([title, number !== "" || title.startsWith("中华人民共和国")]).toEqual([title, true]);
    }
    expect(laws.find(({ title }) => title === "中华人民共和国民事诉讼法")).toMatchObject({
      version: "2023-09-01",
      effective: "2024-01-01",
      compared: true,
    });
  });
});

describe("readCodeRules", () => {
  test.each(readCodeRules())("$id stands in its file with the articles it rests on", ({ file, basis }) => {
    const text = readFileSync(file, "utf8");
    for (const { articles } of basis) {
      for (const article of articles)
        expect([article, text.includes(String(article))]).toEqual([article, true]);
    }
  });

  test("leaves out no file that calculates by an article of a law", () => {
    const listed = new Set(readCodeRules().map(({ file }) => file));
    const files = globSync("src/domain/{calculator,reversal,recovery}/**/*.ts").filter((file) =>
      /\barts?\. \d/.test(readFileSync(file, "utf8")),
    );
    // One names an article of a rule defined elsewhere; calculators state their own basis.
    const excepted = /remedy-table\.ts$|calculator.forms/;
    expect(files.filter((file) => !listed.has(file) && !excepted.test(file))).toEqual([]);
  });
});

describe("the short names of laws", () => {
  test("are each cited, and each cited one is known", () => {
    const cited = new Set(
      [
        ...[...readRemedyTable().remedies, ...readLimitations(), ...readCodeRules()].map((row) => row.basis),
        ...readCalculatorBasis().values(),
      ].flatMap((basis) => basis.map(({ law }) => law)),
    );
    const known = [...readLegalBasis().keys()];
    expect([...cited].filter((law) => !known.includes(law))).toEqual([]);
    expect(known.filter((law) => !cited.has(law) && !law.startsWith("保险法解释"))).toEqual([]);
  });
});

describe("articleNumbers", () => {
  test("fills in ranges", () => {
    expect(articleNumbers("第八十五条、第一百七十一条至第一百七十三条、第二百六十四条第（二）项")).toEqual([
      85, 171, 172, 173, 264,
    ]);
    expect(articleNumbers("贷款市场报价利率")).toEqual([]);
  });
});
