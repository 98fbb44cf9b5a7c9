import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Expert, PracticeArea } from "#contract/content/schemas/panel.ts";
import type { ToolboxCategory } from "#contract/content/schemas/toolbox.ts";
import { checkSiteContent } from "#server/content/check-content.ts";
import { scanMarkdown } from "#server/content/source/markdown.ts";
import { readContent } from "#server/content/source/read-content.ts";
import { type ArticleRecord, contentTables } from "#server/content/tables.ts";

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

const STATUTES = "../shared/corpus/statutes";
const DIGITS = "零一二三四五六七八九";

/** The number of an article, 第一百七十一条 -> 171; 0 if the text is not an article's number. */
function articleNumber(text: string): number {
  let total = 0;
  let digit = 0;
  for (const character of text) {
    const unit = { 十: 10, 百: 100, 千: 1000 }[character];
    if (unit) {
      total += (digit || 1) * unit;
      digit = 0;
    } else digit = DIGITS.indexOf(character);
  }
  return total + digit;
}

/**
 * The articles of a statute in the corpus, by the name in a source; undefined if the corpus lacks the
 * statute.
 */
function articlesOf(title: string): Set<number> | undefined {
  const name = title.replace(/（\d{4} 年修正）/, "").replaceAll("中华人民共和国", "");
  const files = name === "民法典" ? [`${STATUTES}/民法典`] : [STATUTES];
  const texts = files
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => file.endsWith(".md"))
    .filter((file) => name === "民法典" || file.includes(`/${name}(`))
    .sort();
  // If there are several versions of a statute, the newest; the date is at the end of the name.
  const chosen = name === "民法典" ? texts : texts.slice(-1);
  if (chosen.length === 0) return undefined;
  const found = chosen.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^第([零一二三四五六七八九十百千]+)条/gm)].map((match) =>
      articleNumber(match[1] ?? ""),
    ),
  );
  return new Set(found);
}

function missingArticles(article: ArticleRecord): string[] {
  return article.sources.flatMap((source) => {
    const there = articlesOf(source.title);
    if (!there) return [];
    const cited = [...(source.articles ?? "").matchAll(/第([零一二三四五六七八九十百千]+)条/g)];
    return cited
      .filter((match) => !there.has(articleNumber(match[1] ?? "")))
      .map((match) => `${article.slug}: ${source.title} ${match[0]}`);
  });
}

describe("the sources of the articles", () => {
  test.skipIf(!existsSync(STATUTES))(
    `name only articles that exist (skipped where ${STATUTES} is absent)`,
    () => {
      const articles = contentTables(content, "2099-01-01").knowledge.filter(
        ({ language }) => language === "cn",
      );
      expect(articles.flatMap(missingArticles)).toEqual([]);
      const known = articles.flatMap(({ sources }) => sources.filter(({ title }) => articlesOf(title)));
      expect(known.length).toBeGreaterThan(25);
    },
  );
});
