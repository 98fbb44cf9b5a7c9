import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { articlesOf, leadingArticles, type NamedArticle } from "#domain/ask/guides/guide-articles.ts";
import { findCitations } from "#domain/statute/citation/find-citations.ts";
import type { LawIndex } from "#domain/statute/citation/law-index.ts";
import { statuteId } from "#domain/statute/parse/statute-id.ts";
import { mergeBooks } from "#domain/statute/versions/merge-books.ts";
import { collectBasis } from "#server/basis/collect-basis.ts";
import { readContent } from "#server/content/source/read-content.ts";
import { contentTables, type GuideRecord } from "#server/content/tables.ts";
import { sha256OfText } from "#server/files/sha256.ts";
import { articlesToRead, CITING_FILES } from "#server/statutes/articles-to-read.ts";
import { collectLaws } from "#server/statutes/collect-laws.ts";
import { collectedLaws, hasTexts, hasToday, nationalLaws } from "../../fixtures/statutes/national-laws.ts";
import { parsed } from "../domain/statute/invented-law.ts";
import { scratchFolder } from "../server/corpus/scratch.ts";

const { guides, knowledge } = contentTables(readContent(process.cwd()), "2099-01-01");
function citationFaults(guide: GuideRecord, index: LawIndex): string[] {
  const isThere = (law: string) => hasToday(index, law);
  const read = (text: string) =>
    findCitations(text, (key) => index.knows(key)).filter(({ law }) => isThere(law));
  const named = guide.sources.flatMap(articlesOf).filter(({ law }) => isThere(law));
  const inText = [guide.first, ...guide.sections.flatMap(({ text }) => text.split("\n"))].flatMap((text) =>
    read(text),
  );
  const place = (citation: NamedArticle) => {
    const article = index.resolve(citation);
    return article && ["in_force", "unknown"].includes(article.law.status)
      ? `${article.law.id} ${article.number} ${article.branch}`
      : null;
  };
  const sources = new Set(named.map(place));
  const leading = leadingArticles(guide.lead ?? []).filter(({ law }) => isThere(law));
  const say = ({ law, number }: NamedArticle, what: string) => `${guide.slug}: ${law} ${number} ${what}`;
  return [
    ...named.filter((one) => place(one) === null).map((one) => say(one, "is not in force")),
    ...leading.filter((one) => place(one) === null).map((one) => say(one, "that leads is not in force")),
    ...inText.filter((one) => place(one) === null).map((one) => say(one, "in the text is not in force")),
    ...inText
      .filter((one) => place(one) !== null && !sources.has(place(one)))
      .map((one) => say(one, "is not among the sources")),
  ];
}

describe("the articles that the site names", () => {
  test.each(["src/i18n/cn/", "src/content/guides/cn/", "src/content/knowledge/cn/", "src/content/settings/"])(
    "are looked for in %s",
    (folder) => {
      expect(globSync(CITING_FILES).filter((file) => file.startsWith(folder))).not.toEqual([]);
    },
  );

  test.skipIf(!hasTexts)(
    "are in force, with the text that the entry was checked with",
    async () => {
      const collected = await collectedLaws();
      const texts = new Map(collected.map(({ text }) => [text.id, text]));
      const again = articlesToRead(process.cwd(), {
        laws: collected.map(({ shown }) => shown),
        readText: (id) => texts.get(id)!,
      });
      expect(again.map(({ file, line, article, reason }) => `${file}:${line} ${article} ${reason}`)).toEqual(
        [],
      );
    },
    120_000,
  );

  test.skipIf(!hasTexts)("are in force where the list of legal bases names them", async () => {
    const index = await nationalLaws();
    const cited = collectBasis(knowledge.filter(({ language }) => language === "cn"))
      .filter(({ title }) => hasToday(index, title))
      .flatMap(({ title, articles }) => articles.map((number) => ({ law: title, number, branch: 0 })));
    expect(cited.length).toBeGreaterThan(300);
    const gone = cited.filter((citation) => index.resolve(citation)?.law.status !== "in_force");
    expect(gone.map(({ law, number }) => `${law} ${number}`)).toEqual([]);
  });

  test.skipIf(!hasTexts)("are in force where a guide names them, and among its sources", async () => {
    const index = await nationalLaws();
    const chinese = guides.filter(({ language }) => language === "cn");
    expect(chinese.flatMap((guide) => citationFaults(guide, index))).toEqual([]);
  });
});

describe("articlesToRead", () => {
  const law = (version: string, ...articles: string[]) =>
    parsed(
      `# 风筝法\n\n${version} 公布\n\n<!-- INFO END -->\n\n${articles.map((text, at) => `第${"一二三四"[at]}条 ${text}`).join("\n\n")}`,
    );
  const documents = [
    law("2001年1月2日", "有风。", "不放。", "收线。"),
    law("2020年1月2日", "有大风。", "不放。"),
    parsed("# 风车法\n\n2001年1月2日 公布\n\n<!-- INFO END -->\n\n第一条 转。"),
    parsed(
      "# 风力法\n\n2021年1月2日 公布\n\n<!-- INFO END -->\n\n第一条 转。\n\n第二条 《风车法》同时废止。",
    ),
  ];
  expect(mergeBooks(documents)[0]!.id).toBe(statuteId("风筝法", "2001-01-02", sha256OfText));
  const collected = collectLaws(documents, [], new Map(), "2026-01-01");
  const texts = new Map(collected.map(({ text }) => [text.id, text]));
  const laws = { laws: collected.map(({ shown }) => shown), readText: (id: string) => texts.get(id)! };

  test("tells file and line of what changed since the entry was checked, and of what is gone", () => {
    const root = scratchFolder();
    mkdirSync(join(root, "guides"));
    const write = (date: string) =>
      writeFileSync(
        join(root, "guides/a.md"),
        `---\ndate: ${date}\nsources:\n  - title: 风筝法（2001 年公布）\n    articles: 第一条、第二条\n---\n\n《风筝法》第三条管收线。\n风车法第一条：转。\n《风铃法》第一条无从查起。\n`,
      );
    write("2015-06-07");
    const found = () =>
      articlesToRead(root, laws, "guides/*.md").map(({ line, article, reason, since }) => [
        line,
        article,
        reason,
        since,
      ]);
    const gone = [
      [8, "风筝法第三条", "missing", "2020-01-02"],
      [9, "风车法第一条", "ended", ""],
    ];
    expect(found()).toEqual([[5, "风筝法第一条", "changed", "2020-01-02"], ...gone]);
    write("2021-06-07");
    expect(found()).toEqual(gone);
    writeFileSync(
      join(root, "guides/b.json"),
      '{\n  "title": "风筝法",\n  "articles": "第三条",\n  "note": "风车法第一条：转。"\n}\n',
    );
    expect(articlesToRead(root, laws, "guides/*.json").map(({ line, article }) => [line, article])).toEqual([
      [3, "风筝法第三条"],
      [4, "风车法第一条"],
    ]);
  });
});
