import { expect, test } from "vitest";
import { resultRow } from "#domain/search/results/result-row.ts";

const facts = {
  title: "例木公司诉样石公司代位求偿案",
  court: "样州市中级人民法院",
  number: "（2026）例01民终1号",
};

test("a row has court and number, the title marked where it was found, and passages cut at their ends", () => {
  const row = resultRow(facts, false, [
    { paragraph: -1, text: facts.title, ranges: [[9, 13]], from: 0, more: false },
    { paragraph: 3, text: "依法代位求偿", ranges: [[2, 6]], from: 40, more: true },
  ]);
  expect(row.facts).toEqual([facts.court, facts.number]);
  expect(row.title.filter(({ found }) => found)).toEqual([{ text: "代位求偿", found: true }]);
  expect(row.passages.map(({ pieces }) => pieces.map(({ text }) => text).join("|"))).toEqual([
    "…|依法|代位求偿|…",
  ]);
});

test("an article's number is left out, which its title has, and so is what is not known", () => {
  const article = { title: "样法 第六十条", court: "样法", number: "第六十条之一" };
  expect(resultRow(article, true).facts).toEqual(["样法"]);
  expect(resultRow(article, false).facts).toEqual(["样法", "第六十条之一"]);
  expect(resultRow({ ...facts, court: "", number: "" }, false).facts).toEqual([]);
});
