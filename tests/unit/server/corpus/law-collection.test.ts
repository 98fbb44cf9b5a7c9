import { describe, expect, test } from "vitest";
import { maskRecord } from "#domain/judgment/masking/mask-record.ts";
import { lawKey } from "#domain/statute/citation/law-name.ts";
import type { LawStatus } from "#domain/statute/record.ts";
import { findRepeals } from "#domain/statute/versions/find-repeals.ts";
import { settleStatus } from "#domain/statute/versions/law-status.ts";
import { mergeBooks } from "#domain/statute/versions/merge-books.ts";
import { collectLaws } from "#server/statutes/collect-laws.ts";
import { readListedLaws } from "#server/statutes/listed-laws.ts";
import { LAWS_FACTOR } from "../../../fixtures/laws.ts";
import { COLLECTED, hasCollection, lawCollection } from "../../../fixtures/statutes/law-collection.ts";
import { invented } from "../../domain/judgment/invented-record.ts";

/** Lines that begin with 第…条 but are not articles: 第三章 道路通行条件, 第八条增加一款, 第一百零四条的解释. */
const NO_ARTICLE = /^第[^条]{1,7}[编章节]|^第[^条]{1,9}条(?:[第、的中]|规定|增加|修改|有关)/;

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
      // Besides: the dates in the text itself agree, or are reported as different.
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
      // The importer finds articles on the line of their heading; the count does not.
      const swallowed = [...body.matchAll(/^#+ 第.{1,9}[编章节].*?第[^条]{1,9}条\s/gm)];
      const own = document!.units.filter(({ kind }) => kind === "article");
      articles += own.length;
      if (own.length !== counted.length + swallowed.length)
        differing.push(`${file} ${document!.title}: ${own.length} of ${counted.length}`);
    }
    expect(articles).toBeGreaterThan(80_000);
    // Texts that quote articles of others, contain a second text as an annex, or print one article twice.
    expect(differing.length, differing.join("\n")).toBeLessThanOrEqual(12);
  }, 120_000);
});

const TRUTH: Record<string, LawStatus> = {
  有效: "in_force",
  已修改: "amended",
  已废止: "repealed",
  尚未生效: "not_yet",
};

describe.skipIf(!hasCollection)("the status of the collected laws", () => {
  /** Each law with its status on a day, from the texts themselves, without the list and front matter. */
  const standings = async (asOf: string) => {
    const files = (await lawCollection()).filter(({ document }) => document);
    const laws = files.map(({ document }) => mergeBooks([{ ...document!, stated_status: undefined }])[0]!);
    const told = settleStatus(laws, findRepeals(laws), asOf);
    return files.map(({ front }, at) => ({ front, law: laws[at]!, status: told.get(laws[at]!.id)!.status }));
  };

  test("is that of the front matter, told by the texts alone", async () => {
    const known = (await standings(COLLECTED)).filter(({ front }) => TRUTH[front.status!]);
    const wrong = known.filter(({ front, status }) => TRUTH[front.status!] !== status);
    expect(known.length).toBeGreaterThan(2_150);
    const list = wrong.map(
      ({ front, law, status }) => `${front.status} ${status} ${law.title} ${law.version}`,
    );
    expect(1 - wrong.length / known.length, list.join("\n")).toBeGreaterThanOrEqual(0.99);
    // No law in force is called repealed, except versions that a later one of the collection replaces.
    expect(list.filter((line) => line.startsWith("有效 repealed"))).toEqual([]);
  }, 120_000);

  test("follows what came into force after the collection was made", async () => {
    const later = await standings("2026-11-29");
    const of = (title: string, year: string) =>
      later.find(({ law }) => law.title.endsWith(title) && law.version.startsWith(year))?.status;
    expect([
      of("治安管理处罚法", "2012"),
      of("村民委员会组织法", "2018"),
      of("环境保护法", "2014"),
      of("噪声污染防治法", "2021"),
      of("水污染防治法", "2017"),
      of("城市供水条例", "2020"),
      of("行政复议法实施条例", "2007"),
    ]).toEqual(["amended", "amended", "repealed", "repealed", "repealed", "repealed", "amended"]);
    expect([of("生态环境法典", "2026"), of("行政复议法实施条例", "2026")]).toEqual(["in_force", "in_force"]);
    expect(later.filter(({ status }) => status === "not_yet")).toEqual([]);
  }, 120_000);

  test("still needs the list for laws that the collection leaves out", async () => {
    const documents = (await lawCollection()).flatMap(({ document }) => document ?? []);
    const shown = collectLaws(documents, readListedLaws(), new Map(), "2026-11-29").map((law) => law.shown);
    const needed = shown.filter(({ isText }) => !isText).map(({ title, version }) => `${title} ${version}`);
    expect(needed).toEqual(["中华人民共和国民法通则 1986-04-12"]);
    // The texts confirm what the list says about the end of laws.
    const alone = collectLaws(documents, [], new Map(), "2026-11-29").map((law) => law.shown);
    const told = new Map(alone.map(({ id, status }) => [id, status]));
    for (const { id, title, status, isText } of shown)
      if (isText) expect([title, told.get(id)]).toEqual([title, status]);
  }, 120_000);
});

/** Every STEP-th article is read; every article in `npm run research -- laws`. */
const STEP = LAWS_FACTOR > 1 ? 1 : 10;
const SEED = 7;

describe.skipIf(!hasCollection)("the articles of the collection", () => {
  test.each(["民事判决书", "刑事判决书"])(
    "are left whole by masking in a %s",
    { timeout: 600_000 },
    async (text_type) => {
      const articles = (await lawCollection()).flatMap(
        ({ document }) => document?.units.filter(({ kind }) => kind === "article") ?? [],
      );
      const changed: string[] = [];
      let read = 0;
      for (let at = SEED % STEP; at < articles.length; at += STEP) {
        const {
          label,
          paragraphs: [first = "", ...others],
        } = articles[at]!;
        read++;
        const body_text = [`${label}　${first}`, ...others];
        const masked = maskRecord(invented({ text_type, body_text }), { officiallyReleased: false });
        if (masked.kind !== "record") changed.push(`withheld: ${body_text.join("/")}`);
        else
          for (const [index, text] of masked.record.body_text.entries())
            if (text !== body_text[index]) changed.push(text);
      }
      expect(read).toBeGreaterThan(6000);
      expect(changed).toEqual([]);
    },
  );
});
