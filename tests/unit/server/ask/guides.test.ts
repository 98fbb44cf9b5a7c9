import { describe, expect, test } from "vitest";
import { GUIDE_PATH } from "#contract/content/schemas/routes.ts";
import { guideText, nearGuides } from "#server/ask/guides.ts";
import type { GuideRecord } from "#server/content/tables.ts";
import { readGeneratedJson } from "#server/generated/read-generated.ts";
import { resolveArticle } from "#server/statutes/suggest-articles.ts";

const GUIDES = readGeneratedJson<GuideRecord[]>("data/generated/content/guides.json");
const inLanguage = (language: string) => GUIDES.filter((guide) => guide.language === language);
const chinese = inLanguage("cn");
const english = inLanguage("en");
const firstFor = (question: string, language: "cn" | "en") => nearGuides(question, language, [])[0]!;

describe("nearGuides", () => {
  test("a guide's own title finds it, with its summary, page and causes", () => {
    const own = chinese.find(({ slug }) => slug === "adopt-a-child")!;
    const { shown, causes } = firstFor(own.title, "cn");
    const { title, summary } = own;
    expect(shown).toMatchObject({ title, summary, url: `${GUIDE_PATH}adopt-a-child`, reviewed: false });
    expect(shown.articles).toEqual([]);
    expect(causes).toEqual(own.causes);
  });

  test("in English it is shown as translated, or in Chinese where it is not, on the English site", () => {
    const [translated] = english;
    const own = chinese.find(({ slug }) => slug === translated!.slug)!;
    expect(own.title).not.toBe(translated!.title);
    expect(firstFor(own.title, "en").shown).toMatchObject({
      ...{ title: translated!.title, summary: translated!.summary },
      url: `/en${GUIDE_PATH}${own.slug}`,
    });
    expect(firstFor(own.title, "cn").shown.title).toBe(own.title);
    const alone = chinese.find(({ slug }) => !english.some((one) => one.slug === slug))!;
    expect(firstFor(alone.title, "en").shown).toMatchObject({
      ...{ title: alone.title, url: `/en${GUIDE_PATH}${alone.slug}` },
    });
  });

  test("a guide that cites a likely article comes up though it shares no word, and names the article", () => {
    const { law, number, branch } = resolveArticle({ law: "保险法", number: 60, branch: 0 })!;
    const near = { lawId: law.id, number, branch, score: 0.9, reasons: [] };
    const found = nearGuides("龘龘龘龘", "cn", [near]);
    expect(found.length).toBeGreaterThan(0);
    for (const { shown } of found) {
      expect(shown.articles).toEqual([`${law.short}第六十条`]);
      const { sources } = chinese.find(({ slug }) => shown.url.endsWith(`/${slug}`))!;
      expect(JSON.stringify(sources)).toMatch(/保险法.*第六十条/);
    }
    expect(nearGuides("龘龘龘龘", "cn", [{ ...near, branch: 7 }])).toEqual([]);
    expect(nearGuides("龘龘龘龘", "cn", [])).toEqual([]);
  });
});

test("of a guide are compared what its sections say under their headings, and what it says of articles, without their numbers", () => {
  const guide = {
    ...{ title: "题", asked: ["问"], summary: "要", causes: ["由"] },
    sections: [
      { heading: "甲", anchor: "", text: "一" },
      { heading: "乙", anchor: "", text: "二" },
    ],
    sources: [
      { title: "某法", articles: "第一条" },
      { title: "某法", also: ["第二条：丙", "第三条：丁"] },
    ],
  } as unknown as GuideRecord;
  expect(guideText(guide, ["k"])).toEqual({
    ...{ title: "题", asked: ["问"], summary: "要", causes: ["由"], cites: ["k"] },
    body: "甲\n一\n乙\n二\n丙\n丁",
  });
});
