import { describe, expect, test } from "vitest";
import { type ArticleEntry, selectArticles } from "#content/select-articles.ts";
import type { KnowledgeArticle } from "#contract/content/schemas/article.ts";
import { scheduledDays } from "#server/content/scheduled-days.ts";
import { readContent } from "#server/content/source/read-content.ts";
import { contentTables } from "#server/content/tables.ts";
import { article, openDesk } from "../server/content/desk.ts";

const TODAY = "2026-11-21";
const entry = (id: string, data: Partial<KnowledgeArticle> = {}): ArticleEntry<KnowledgeArticle> => ({
  id,
  data: { title: id, date: "2026-07-01", ...data } as KnowledgeArticle,
});
const ENTRIES = [
  entry("cn/public"),
  entry("en/public"),
  entry("cn/draft", { draft: true }),
  entry("cn/later", { publishOn: "2026-11-22" }),
  entry("cn/due", { publishOn: TODAY }),
  entry("en/later"),
];
const slugs = (language: "cn" | "en", preview: boolean) =>
  selectArticles(ENTRIES, language, { today: TODAY, preview }).map((one) => `${one.language}/${one.slug}`);

describe("selectArticles", () => {
  test("leaves drafts and later articles out of what is published, in both languages", () => {
    expect(slugs("cn", false)).toEqual(["cn/due", "cn/public"]);
    expect(slugs("en", false)).toEqual(["cn/due", "en/public"]);
  });

  test("shows them in the preview, marked", () => {
    const shown = selectArticles(ENTRIES, "cn", { today: TODAY, preview: true });
    expect(shown.filter((one) => one.unpublished).map((one) => one.slug)).toEqual(["draft", "later"]);
    expect(slugs("en", true)).toContain("en/later");
  });
});

describe("drafts and later articles", () => {
  test("are in no table that search, feeds and functions read, until their day", () => {
    const desk = openDesk();
    desk.write("knowledge/cn/draft.md", article({ draft: "true" }));
    desk.write("knowledge/cn/later.md", article({ publishOn: "2026-11-22", translation: "" }));
    desk.write("knowledge/en/later.md", article({ translation: "" }));
    const content = readContent(desk.root);
    const on = (day: string) =>
      contentTables(content, day).knowledge.map((one) => `${one.language}/${one.slug}`);
    expect(on(TODAY)).toEqual([]);
    expect(on("2026-11-22").sort()).toEqual(["cn/later", "en/later"]);
    expect(scheduledDays(content, TODAY)).toEqual(["2026-11-22"]);
    desk.close();
  });
});
