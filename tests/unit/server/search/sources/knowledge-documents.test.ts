import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CATEGORY_NAMES } from "#contract/content/schemas/article-categories.ts";
import { ARTICLE_PATH, GUIDE_PATH } from "#contract/content/schemas/routes.ts";
import { SCOPE } from "#domain/search/scope.ts";
import { knowledgeDocuments, knowledgeTree } from "#server/search/sources/knowledge-documents.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";

const folder = scratchFolder();
const [category, label] = Object.entries(CATEGORY_NAMES)[0]!;
const text = (slug: string, date: string, more: object = {}) => ({
  ...{ slug, language: "cn", title: `题${slug}`, summary: "摘要", date, category },
  sections: [
    { heading: "", text: "一\n\n二" },
    { heading: "小题", text: "三" },
  ],
  ...more,
});

test("articles and guides of the day and before are documents of their category, in both languages", () => {
  expect([...knowledgeDocuments("2026-01-01", folder)]).toEqual([]);
  const sources = [{ title: "民法典", number: "（2020）1号" }, { title: "保险法" }];
  const articles = [
    text("a", "2026-01-01", { sources }),
    text("b", "2026-01-02"),
    text("c", "2025-01-01", { language: "en" }),
  ];
  writeFileSync(join(folder, "knowledge.json"), JSON.stringify(articles));
  const guides = [
    text("g", "2026-01-01", { asked: ["问一", "问二"] }),
    text("h", "2026-01-02", { asked: [] }),
  ];
  writeFileSync(join(folder, "guides.json"), JSON.stringify(guides));
  const shared = {
    ...{ type: SCOPE.knowledge, number: "", court_id: null, causes: [], amount: null, keywords: [] },
  };
  const rest = { body_postscript: [], holding: null };
  expect([...knowledgeDocuments("2026-01-01", folder)]).toEqual([
    {
      ...{ ...shared, id: "cn-a", title: "题a", court: label, date: "2026-01-01", url: `${ARTICLE_PATH}a` },
      detail: {
        ...rest,
        body_text: ["摘要", "一", "二", "小题", "三"],
        tail_text: ["《民法典》（2020）1号", "《保险法》"],
      },
    },
    {
      ...{
        ...shared,
        id: "en-c",
        title: "题c",
        court: label,
        date: "2025-01-01",
        url: `/en${ARTICLE_PATH}c`,
      },
      detail: { ...rest, body_text: ["摘要", "一", "二", "小题", "三"], tail_text: [] },
    },
    {
      ...{
        ...shared,
        id: "cn-guide-g",
        title: "题g",
        court: "问事",
        date: "2026-01-01",
        url: `${GUIDE_PATH}g`,
      },
      detail: { ...rest, body_text: ["摘要", "问一", "问二", "一", "二", "小题", "三"], tail_text: [] },
    },
  ]);
});

test("every category is a node, that of guides the last", () => {
  const tree = knowledgeTree();
  expect(tree.map(({ label }) => label)).toEqual([...Object.values(CATEGORY_NAMES), "问事"]);
  for (const { value, label, level } of tree) expect([value, level]).toEqual([label, 0]);
});
