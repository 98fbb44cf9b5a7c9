import { expect, test } from "vitest";
import { articleKey, packArticles } from "#domain/statute/citation/article-set.ts";
import { citedArticles } from "#domain/statute/citation/cited-articles.ts";
import { type CitableLaw, LawIndex } from "#domain/statute/citation/law-index.ts";
import type { LawStatus } from "#domain/statute/record.ts";
import { toLink } from "#server/search/sources/judgment-documents.ts";
import { todayArticles } from "#server/statutes/today-article.ts";
import { parsed } from "../../domain/statute/invented-law.ts";

const TEXTS: Record<string, string[]> = {
  old: [
    "有风的日子可以放风筝。",
    "夜间不得放飞风筝。",
    "风筝的线由放飞人自备。",
    "违反本法放飞的，罚款一百元。",
  ],
  new: ["有风的日子可以放风筝。", "风筝的线由放飞人自备。", "违反本法放飞的，罚款五百元。"],
};

const law = (id: string, from: string, status: LawStatus): CitableLaw => ({
  ...{ id, title: "风筝法", short: "风筝法", status, from, pages: [], cited: 0 },
  articles: packArticles(TEXTS[id]!.map((_, at) => articleKey(at + 1, 0))),
});

const readText = (id: string) =>
  parsed(`# 风筝法\n\n${TEXTS[id]!.map((text, at) => `第${"一二三四"[at]}条 ${text}`).join("\n\n")}`);

const citing = (laws: CitableLaw[], date: string) => {
  const index = new LawIndex(laws);
  const today = todayArticles(index, readText);
  const text = "依照《风筝法》第一条、第二条、第三条、第四条，判决如下：";
  return citedArticles([text], date, index).map((cited) => toLink(cited, today).today ?? null);
};

test("an article cited then says what became of it: nothing, dropped, renumbered, reworded", () => {
  const laws = [law("new", "2020-01-01", "in_force"), law("old", "2001-01-01", "amended")];
  expect(citing(laws, "2015-03-04")).toEqual([
    null,
    { state: "dropped", label: "", url: "", from: "2020-01-01" },
    { state: "moved", label: "第二条", url: "/layout/statute/new#a2", from: "2020-01-01" },
    { state: "changed", label: "第三条", url: "/layout/statute/new#a3", from: "2020-01-01" },
  ]);
});

test("an article of the version in force says nothing more, one of a law that ended says so", () => {
  const laws = [law("new", "2020-01-01", "in_force"), law("old", "2001-01-01", "amended")];
  expect(citing(laws, "2021-03-04").slice(0, 3)).toEqual([null, null, null]);
  const ended = { state: "ended", label: "", url: "", from: "" };
  expect(citing([law("old", "2001-01-01", "repealed")], "2015-03-04")).toEqual([ended, ended, ended, ended]);
});
