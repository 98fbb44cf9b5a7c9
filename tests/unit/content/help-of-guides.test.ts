import { describe, expect, test } from "vitest";
import type { Guide } from "#contract/content/schemas/guide.ts";
import type { HelpNumber } from "#contract/content/schemas/help-number.ts";
import type { UnreadRule } from "#contract/content/schemas/unread-rule.ts";
import { numbersFor } from "#domain/ask/guides/help-numbers.ts";
import { unreadFor } from "#domain/ask/guides/unread-rules.ts";
import { readContent } from "#server/content/source/read-content.ts";
import { contentTables } from "#server/content/tables.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const content = readContent(process.cwd());
const entries = <Entry>(name: string) =>
  content.entries.filter(({ collection }) => collection.name === name).map(({ data }) => data as Entry);
const numbers = entries<HelpNumber>("numbers");
const unread = entries<UnreadRule>("unread");
const { guides, knowledge } = contentTables(content, "2099-01-01");
const chinese = guides.filter(({ language }) => language === "cn");
const called = (slug: string) =>
  numbersFor(chinese.find((one) => one.slug === slug)!, numbers).map(({ number }) => number);

describe("numbersFor", () => {
  const table = [
    { id: "a", topics: ["work"] },
    { id: "b", causes: ["甲"] },
    { id: "c", causes: ["甲", "乙"], topics: ["work"] },
    { id: "d" },
    { id: "e", causes: ["丙"] },
  ] satisfies Pick<HelpNumber, "id" | "causes" | "topics">[];
  const ids = (guide: Pick<Guide, "causes" | "topic" | "numbers">) =>
    numbersFor(guide, table).map(({ id }) => id);

  test("gives the numbers that a guide names alone, else those of more causes, then those of the topic; three at most", () => {
    expect(ids({ topic: "work", causes: ["甲", "乙"] })).toEqual(["c", "b", "a"]);
    expect(ids({ topic: "money", causes: ["甲"] })).toEqual(["b", "c"]);
    expect(ids({ topic: "money", causes: ["丁"] })).toEqual([]);
    expect(ids({ topic: "work", causes: ["甲", "乙"], numbers: ["d", "e"] })).toEqual(["d", "e"]);
  });

  test("every guide has a number to call, and the one that its trouble is for", () => {
    expect(chinese.filter((guide) => numbersFor(guide, numbers).length === 0)).toEqual([]);
    for (const [slug, number] of [
      ["overtime-unpaid", "12333"],
      ["gym-refund", "12315"],
      ["unsafe-food", "12315"],
      ["domestic-violence", "12338"],
      ["theft-or-fraud-charge", "12348"],
      ["car-accident", "122"],
      ["online-fraud", "96110"],
      ["insurer-refuses", "12378"],
      ["office-does-not-answer", "12345"],
      ["parcel-lost", "12305"],
      ["invoice-refused", "12366"],
    ])
      expect([slug, called(slug!)]).toEqual([slug, expect.arrayContaining([number])]);
  });
});

describe("a suspect's family", () => {
  each<[string]>("is not told to call the police: %s", (slug) => {
    expect(called(slug)).toContain("12348");
    for (const number of ["110", "96110", "122"]) expect(called(slug)).not.toContain(number);
  });
});

describe("unreadFor", () => {
  const rules = [
    { id: "law", laws: ["甲法"] },
    { id: "article", laws: ["中华人民共和国乙法第四十六条"] },
    { id: "cause", causes: ["丙纠纷"] },
  ];
  const touched = (sources: { title: string; articles?: string }[], causes?: string[]) =>
    unreadFor({ sources, causes }, rules).map(({ id }) => id);

  test("finds a rule by a law, by an article of one, and by a cause", () => {
    expect(touched([{ title: "中华人民共和国甲法（2020 年修正）", articles: "第一条" }])).toEqual(["law"]);
    expect(
      touched([{ title: "中华人民共和国乙法（2017 年修正）", articles: "第四十五条、第四十六条" }]),
    ).toEqual(["article"]);
    expect(touched([{ title: "中华人民共和国乙法", articles: "第四十五条" }])).toEqual([]);
    expect(touched([], ["丙纠纷"])).toEqual(["cause"]);
  });

  test("every rule of the table touches a text of the site", () => {
    const texts = [...chinese, ...knowledge.filter(({ language }) => language === "cn")];
    const idle = unread.filter((rule) => !texts.some((text) => unreadFor(text, [rule]).length > 0));
    expect(idle.map(({ id }) => id)).toEqual([]);
    const named = chinese.find(({ slug }) => slug === "school-trouble")!;
    expect(unreadFor(named, unread).map(({ id }) => id)).toEqual(["administrative-period"]);
  });
});
