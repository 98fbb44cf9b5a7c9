import { expect, test } from "vitest";
import { StreetWords } from "#domain/ask/question/street-words.ts";
import { CandidateFinder } from "#domain/ask/ranking/candidates.ts";
import { makeExplainer } from "#domain/ask/ranking/explain-article.ts";
import { smallIndex } from "../small-index.ts";

const index = smallIndex(
  [
    {
      title: "工匠法",
      sections: [
        { heading: "工钱给付", articles: ["给付工钱", "限期给付", "告知工匠"] },
        { heading: "歇业", articles: ["另行告知"] },
      ],
    },
  ],
  [
    { text: "欠薪", cites: [3] },
    { text: "别的", cites: [2] },
  ],
  [
    { article: 2, text: "讨薪之前先说" },
    { article: 1, text: "别的" },
    { article: 0, text: "另说" },
  ],
);
const finder = new CandidateFinder(
  index,
  { questions: 9, labels: [["article", "工匠法", 1, 0, 3]], terms: [["拖欠", 3, 0, 100]] },
  { street: new StreetWords([{ street: "薪水", law: ["工钱"] }]), readCauses: () => [] },
);
const explain = (text: string, article: number) => makeExplainer(finder, finder.find(text))(article);

test("an article is explained by the words that it has, beside heading and title", () => {
  expect(explain("工匠的工钱给付", 0)).toMatchObject([
    { code: "words", words: ["工钱", "给付"] },
    { code: "heading", words: ["工钱给付"], heading: "工钱给付" },
    { code: "law", words: ["工匠"] },
    { code: "chapter" },
  ]);
});

test("everyday words, learned words and cases explain it too", () => {
  expect(explain("薪水", 0)).toEqual([{ code: "street", pairs: [{ street: "薪水", law: "工钱" }] }]);
  expect(explain("薪水", 1)).toEqual([]);
  expect(explain("拖欠", 0)).toEqual([{ code: "learned", words: ["拖欠"] }]);
  expect(explain("欠薪", 3)).toEqual([
    { code: "cases", count: 1 },
    { code: "cited", count: 1 },
  ]);
});

test("words that guides use where they cite an article explain it", () => {
  expect(explain("讨薪", 2)).toEqual([
    { code: "guides", words: ["讨薪"] },
    { code: "cited", count: 1 },
  ]);
  expect(explain("讨薪", 1)).toEqual([]);
});

test("neighbours among the candidates and citations explain nothing by themselves", () => {
  expect(explain("给付", 0)).toContainEqual({ code: "chapter", count: 1 });
  expect(explain("给付", 2)).not.toContainEqual({ code: "words", words: [] });
  expect(explain("摔伤", 3)).toEqual([]);
});
