import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { statuteId } from "#domain/statute/parse/statute-id.ts";
import { mergeBooks } from "#domain/statute/versions/merge-books.ts";
import { sha256OfText } from "#server/files/sha256.ts";
import { articlesToRead, CITING_FILES } from "#server/statutes/articles-to-read.ts";
import { collectLaws } from "#server/statutes/collect-laws.ts";
import { collectedLaws, hasTexts } from "../../fixtures/statutes/national-laws.ts";
import { parsed } from "../domain/statute/invented-law.ts";
import { scratchFolder } from "../server/corpus/scratch.ts";

/** The amended text of this interpretation is available only after the decision that amended it. */
const NO_TEXT = /信用卡(?:管理)?刑事(?:案件具体应用法律若干问题的)?解释/;

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
      }).filter(({ article }) => !NO_TEXT.test(article));
      expect(again.map(({ file, line, article, reason }) => `${file}:${line} ${article} ${reason}`)).toEqual(
        [],
      );
    },
    120_000,
  );
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
