import { describe, expect, test } from "vitest";
import { lawKey } from "#domain/statute/citation/law-name.ts";
import { parseChineseNumeral } from "#domain/text/numbers/chinese-numeral.ts";
import { readContent } from "#server/content/source/read-content.ts";
import { type ArticleRecord, contentTables } from "#server/content/tables.ts";
import { readListedLaws } from "#server/statutes/listed-laws.ts";

const { knowledge } = contentTables(readContent(process.cwd()), "2099-01-01");
const of = (language: string) => knowledge.filter((article) => article.language === language);

describe("the sources of the knowledge articles", () => {
  test("are the same articles in both languages", () => {
    expect(of("en").length).toBeGreaterThanOrEqual(15);
    for (const english of of("en")) {
      const chinese = of("cn").find(({ slug }) => slug === english.slug)!;
      expect([english.slug, english.sources.map(({ articles }) => numbersOf(articles))]).toEqual([
        english.slug,
        chinese.sources.map(({ articles }) => numbersOf(articles)),
      ]);
      expect([english.slug, english.sources.map(yearAndNumber)]).toEqual([
        english.slug,
        chinese.sources.map(yearAndNumber),
      ]);
    }
  });

  test("carry no document number that the list of laws gives to another", () => {
    const listed = new Map(readListedLaws().map(({ law, facts }) => [lawKey(law.title), facts.number]));
    for (const { slug, sources } of of("cn")) {
      for (const { title, number = "" } of sources) {
        const known = listed.get(lawKey(title.replace(/（\d{4} ?年[^）]*）/, "")));
        const named = number.match(/(?:法释|法发)〔\d{4}〕\d+号/g) ?? [];
        if (!known) continue;
        expect([slug, title, named.filter((one) => !known.includes(one))]).toEqual([slug, title, []]);
      }
    }
  });
});

/** Both 第二十条至第二十二条、第三十条 and Articles 20 to 22 and 30 give: 20-22 30. */
function numbersOf(articles = ""): string {
  const digits = articles.replace(
    /第([零一二三四五六七八九十百千]+)条/g,
    (_, numeral: string) => ` ${parseChineseNumeral(numeral)} `,
  );
  return digits
    .replace(/(\d+)\s*(?:to|至)\s*(\d+)/g, "$1-$2")
    .replace(/[^\d\s-]+/g, " ")
    .trim()
    .replace(/\s+/g, " ");
}

/** Both 法释〔2013〕14号，法释〔2020〕18号修正 and Fa Shi [2013] No. 14, amended by ... give: 2013 14 2020 18. */
function yearAndNumber({ number = "" }: ArticleRecord["sources"][number]): string {
  return number
    .replace(/\d{4}(?:-\d{2}-\d{2}| 年).*$|in force.*$/, "")
    .replace(/\D+/g, " ")
    .trim();
}
