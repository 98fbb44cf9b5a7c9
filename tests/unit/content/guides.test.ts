import { describe, expect, test } from "vitest";
import { GUIDE_TOPICS } from "#contract/content/schemas/guide-topics.ts";
import {
  articlesOf,
  type CitingSource,
  leadingArticles,
  partGloss,
} from "#domain/ask/guides/guide-articles.ts";
import { readElsewhere } from "#server/ask/read-words.ts";
import { readContent } from "#server/content/source/read-content.ts";
import { contentTables, type GuideRecord } from "#server/content/tables.ts";

const { guides, knowledge, calculators } = contentTables(readContent(process.cwd()), "2099-01-01");
const chinese = guides.filter(({ language }) => language === "cn");
const english = guides.filter(({ language }) => language === "en");
const HEADINGS: Record<string, string[]> = {
  cn: ["简单说", "今天就做", "期限", "证据", "花费", "什么时候值得请律师"],
  en: ["In short", "Do today", "Deadlines", "Evidence", "Cost", "When a lawyer is worth it"],
};
const paragraphs = ({ sections }: GuideRecord) => sections.flatMap(({ text }) => text.split("\n"));

describe("the guides", () => {
  test("answer at least 120 troubles in every topic, the twenty most asked in English too", () => {
    expect(chinese.length).toBeGreaterThanOrEqual(120);
    expect(english.length).toBeGreaterThanOrEqual(20);
    expect(new Set(chinese.map(({ topic }) => topic))).toEqual(new Set(GUIDE_TOPICS));
  });

  test.each(guides.map((guide) => [guide.language, guide.slug, guide] as const))(
    "have the same six parts (%s/%s)",
    (language, _, { sections }) => {
      expect(sections.map(({ heading }) => heading).filter(Boolean)).toEqual(HEADINGS[language]);
    },
  );

  test("begin with one thing not to miss, in few words and each in its own", () => {
    const lines = chinese.map(({ first }) => first);
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
    expect(
      lines.filter((line) => (line.replace(/（[^）]*）/g, "").match(/\p{Script=Han}/gu) ?? []).length > 55),
    ).toEqual([]);
  });

  test("share no sentence", () => {
    const first = new Map<string, string>();
    const shared: string[] = [];
    for (const guide of chinese)
      for (const sentence of paragraphs(guide).flatMap((text) => text.split(/(?<=[。！？；])/))) {
        const bare = sentence.replace(/[^\p{L}\p{N}]/gu, "");
        if (bare.length < 10) continue;
        const other = first.get(bare);
        if (other && other !== guide.slug) shared.push(`${other}, ${guide.slug}: ${sentence}`);
        first.set(bare, guide.slug);
      }
    expect(shared).toEqual([]);
  });

  test("say of an article that the text does not name what it gives, each once", () => {
    for (const guide of chinese) {
      const also = guide.sources.flatMap(({ title, also = [] }) => also.map((line) => ({ title, line })));
      for (const { line } of also) expect([guide.slug, line, partGloss(line).gives !== ""]).toContain(true);
      const named = guide.sources
        .flatMap(articlesOf)
        .map(({ law, number, branch }) => `${law} ${number} ${branch}`);
      expect([guide.slug, named.filter((one, at) => named.indexOf(one) !== at)]).toEqual([guide.slug, []]);
    }
  });

  test("are asked for in words of their own", () => {
    const all = chinese.flatMap(({ asked }) => asked);
    expect(all.filter((words, at) => all.indexOf(words) !== at)).toEqual([]);
  });

  test("name an article in every line of those that lead", () => {
    const lines = [
      ...chinese.flatMap(({ lead = [] }) => lead),
      ...knowledge.flatMap(({ lead = [] }) => lead),
      ...calculators.flatMap(({ lead = [] }) => lead),
      ...readElsewhere().flatMap(({ lead }) => lead),
    ];
    expect(lines.length).toBeGreaterThan(chinese.length);
    expect(lines.filter((line) => leadingArticles([line]).length === 0)).toEqual([]);
  });

  test("name an article in every paragraph that states a period in which something must be done", () => {
    const period = /[\d一二三四五六七八九十两]+ ?(?:日|天|个月|年)(?:以?内|之内)/;
    const bare = chinese.flatMap((guide) =>
      [guide.first, ...paragraphs(guide)]
        .filter((text) => period.test(text) && !/第[\d零一二三四五六七八九十百千]+条/.test(text))
        .map((text) => `${guide.slug}: ${text}`),
    );
    expect(bare).toEqual([]);
  });

  test("rest on the same articles in English", () => {
    for (const guide of english) {
      const original = chinese.find(({ slug }) => slug === guide.slug);
      const named = guide.sources.map(({ articles = "" }) => articles.match(/\d+(?:-\d+)?/g) ?? []);
      const inText = original?.sources.map(({ title, articles }) => numbersOf({ title, articles }));
      const all = original?.sources.map(numbersOf);
      expect([guide.slug, named.length]).toEqual([guide.slug, all?.length]);
      named.forEach((articles, at) => {
        expect(articles).toEqual(expect.arrayContaining(inText?.[at] ?? []));
        expect(all?.[at]).toEqual(expect.arrayContaining(articles));
      });
    }
  });
});

/** The articles of a source in English notation: 276-1 is 第二百七十六条之一. */
const numbersOf = (source: CitingSource) =>
  articlesOf(source).map(({ number, branch }) => (branch > 0 ? `${number}-${branch}` : `${number}`));
