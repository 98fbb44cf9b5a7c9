import { describe, expect, test } from "vitest";
import { lawKey } from "#domain/statute/citation/law-name.ts";
import { hasCollection, lawCollection } from "../../../fixtures/statutes/law-collection.ts";

/** Lines that begin with 第…条 without being an article: 第三章 道路通行条件, 第八条增加一款, 第一百零四条的解释. */
const NO_ARTICLE = /^第[^条]{1,7}[编章节]|^第[^条]{1,9}条(?![\s　]|之[一二三四五六七八九十])/;

describe.skipIf(!hasCollection)("the collection of national laws", () => {
  test("is read whole: every law, decision and reply, and nothing else refused than pages about folders", async () => {
    const files = await lawCollection();
    expect(files).toHaveLength(2_444);
    const refused = files.filter(({ document }) => document === null);
    expect(refused.map(({ file, read }) => `${read.kind} ${file.split("/").at(-1)}`)).toEqual(
      Array.from({ length: 5 }, () => "index_page _index.md"),
    );
    for (const { document, file } of files)
      if (document) expect(document.units.length, file).toBeGreaterThan(0);
  }, 120_000);

  test("has the titles, versions and days of taking effect of the front matter", async () => {
    const laws = (await lawCollection()).filter(({ document }) => document);
    const rates = { version: 0, effective: 0, stated: 0, told: 0 };
    for (const { document, front } of laws) {
      if (document!.version === front.date) rates.version++;
      if (front.effective_date) rates.stated++;
      if (front.effective_date && document!.effective === front.effective_date) rates.effective++;
      // Beside it: the dates that the text itself gives agree, or are told as differing.
      if (!document!.found) rates.told++;
    }
    const titled = laws.filter(({ document, front }) => lawKey(document!.title) !== lawKey(front.title!));
    expect(titled.map(({ file, document }) => `${file} ${document!.title}`)).toEqual([]);
    expect(rates.version / laws.length).toBeGreaterThanOrEqual(0.99);
    expect(rates.effective / rates.stated).toBeGreaterThanOrEqual(0.99);
    expect(rates.told / laws.length).toBeGreaterThanOrEqual(0.98);
  }, 120_000);

  test("has as many articles as its lines have", async () => {
    const laws = (await lawCollection()).filter(({ document }) => document);
    let articles = 0;
    const differing: string[] = [];
    for (const { file, document, body } of laws) {
      const counted = [...body.matchAll(/^第.{1,9}条.*/gm)].filter(([line]) => !NO_ARTICLE.test(line));
      // Articles that stand in the line of their heading are found by the importer and not by the count.
      const swallowed = [...body.matchAll(/^#+ 第.{1,9}[编章节].*?第[^条]{1,9}条\s/gm)];
      const own = document!.units.filter(({ kind }) => kind === "article");
      articles += own.length;
      if (own.length !== counted.length + swallowed.length)
        differing.push(`${file} ${document!.title}: ${own.length} of ${counted.length}`);
    }
    expect(articles).toBeGreaterThan(80_000);
    // Texts that quote articles of others, carry a second text as an annex, or print one article twice.
    expect(differing.length, differing.join("\n")).toBeLessThanOrEqual(8);
  }, 120_000);
});
