import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Expert, PracticeArea } from "#contract/content/schemas/panel.ts";
import type { ToolboxCategory } from "#contract/content/schemas/toolbox.ts";
import { checkSiteContent } from "#server/content/check-content.ts";
import { scanMarkdown } from "#server/content/source/markdown.ts";
import { readContent } from "#server/content/source/read-content.ts";
import { contentTables } from "#server/content/tables.ts";

const content = readContent(process.cwd());
const records = <Data>(name: string) =>
  content.entries.filter((entry) => entry.collection.name === name).map((entry) => entry.data as Data);
const body = (name: string) => readFileSync(`src/content/info/${name}.md`, "utf8").split("\n---\n")[1] ?? "";

describe("the content of the site", () => {
  test("has no fault", () => {
    expect(checkSiteContent({ root: process.cwd(), production: false }).problems).toEqual([]);
  });

  test.each(["cn", "en"])("has six points in the disclaimer (%s)", (language) => {
    expect(scanMarkdown(body(`${language}/statement`), 1).headings).toHaveLength(6);
  });

  test.each([
    ["cn", /^## 六、/m],
    ["en", /^## 6\./m],
  ])("names five exceptions of disclosure (%s)", (language, heading) => {
    const exceptions = body(`${language}/privacy`).split(heading)[1]?.split(/^## /m)[0] ?? "";
    expect(exceptions.match(/^\d+\. \*\*/gm)).toHaveLength(5);
  });

  test("tells subscribers and anonymous visitors apart in the terms", () => {
    expect(body("cn/clause")).toMatch(/授权订户[\s\S]*匿名访客/);
    expect(body("en/clause")).toMatch(/Authorized subscribers[\s\S]*Anonymous visitors/);
  });

  test("has ten categories in the toolbox, and each calculator once", () => {
    const categories = records<ToolboxCategory>("toolbox");
    expect(categories).toHaveLength(10);
    const tools = categories.flatMap((category) =>
      category.deep === 1 ? category.children : category.children.flatMap((group) => group.children),
    );
    const calculators = tools.flatMap((tool) => tool.calculator ?? []);
    expect(new Set(calculators).size).toBe(calculators.length);
  });

  test("has 33 practice areas in the order of their numbers", () => {
    expect(records<PracticeArea>("areas").map((area) => area.id)).toEqual(
      Array.from({ length: 33 }, (_, index) => index + 1),
    );
  });

  test("calls every invented expert a sample in both languages", () => {
    for (const expert of records<Expert>("experts").filter(({ sample }) => sample)) {
      expect(`${expert.name.cn}${expert.description.cn}`).toContain("示例");
      expect(`${expert.name.en}${expert.description.en}`).toMatch(/sample/i);
    }
  });

  test("has at least fifteen articles in six categories, four of them in English", () => {
    const { knowledge } = contentTables(content, "2099-01-01");
    const of = (language: string) => knowledge.filter((article) => article.language === language);
    expect(of("cn").length).toBeGreaterThanOrEqual(15);
    expect(new Set(of("cn").map((article) => article.category)).size).toBe(6);
    expect(of("en").length).toBeGreaterThanOrEqual(4);
  });
});
