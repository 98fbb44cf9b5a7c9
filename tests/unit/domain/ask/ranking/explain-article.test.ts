import { expect, test } from "vitest";
import { readQuestion } from "#domain/ask/question/question.ts";
import { StreetWords } from "#domain/ask/question/street-words.ts";
import { makeExplainer } from "#domain/ask/ranking/explain-article.ts";
import { Associations } from "#domain/ask/signals/associations.ts";
import { makeSignals } from "#domain/ask/signals/signals.ts";
import { withoutWholes } from "#tests/fixtures/ask-weights.ts";
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
  [{ text: "欠薪", cites: [3] }],
  ["工钱", "给付", "工匠", "告知", "讨薪"],
  [{ article: 2, text: "讨薪之前先说" }],
);
const associations = new Associations(
  withoutWholes({
    questions: 9,
    articles: [["工匠法", 1, 0, 3]],
    words: [["拖欠", 3, 0, 3, 100]],
    causes: [],
    companions: [],
  }),
  index,
);
const street = new StreetWords([{ street: "薪水", law: ["工钱"] }]);
const explain = (text: string, article: number, more: { votes?: number; articles?: number[] } = {}) => {
  const signals = makeSignals(index);
  signals.voters[article] = more.votes ?? 0;
  signals.guides[2] = 1;
  const question = readQuestion(text, index);
  const candidates = { question, street: [], articles: more.articles ?? [article], rows: new Float64Array() };
  return makeExplainer(index, candidates, signals, associations, street)(article);
};

test("an article is explained by the words that it has, the rarest first, beside title and heading", () => {
  expect(explain("工匠的工钱给付", 0)).toEqual([
    { code: "heading", words: ["工钱", "给付"], heading: "工钱给付" },
    { code: "words", words: ["工钱", "给付"] },
    { code: "law", words: ["工匠"] },
  ]);
});

test("everyday words, learned words and votes of cases explain it too", () => {
  expect(explain("薪水", 0)).toEqual([{ code: "street", pairs: [{ street: "薪水", law: "工钱" }] }]);
  expect(explain("薪水", 1)).toEqual([]);
  expect(explain("拖欠", 0)).toEqual([{ code: "learned", words: ["拖欠"] }]);
  expect(explain("摔伤", 0, { votes: 3 })).toEqual([{ code: "cases", count: 3 }]);
  // Many cases weigh more than words, few less.
  expect(explain("告知", 2, { votes: 1 }).map(({ code }) => code)).toEqual(["words", "cases"]);
  expect(explain("告知", 2, { votes: 9 }).map(({ code }) => code)).toEqual(["cases", "words"]);
});

test("words that guides use where they cite an article explain it", () => {
  expect(explain("讨薪", 2)).toEqual([{ code: "guides", words: ["讨薪"] }]);
  expect(explain("讨薪", 1)).toEqual([]);
});

test("neighbours among the candidates and citations are told, and explain nothing by themselves", () => {
  expect(explain("告知", 2, { articles: [2, 0, 1, 3] })).toEqual([
    { code: "words", words: ["告知"] },
    { code: "chapter", count: 2 },
  ]);
  expect(explain("告知", 3).map(({ code }) => code)).toEqual(["words", "cited"]);
  expect(explain("摔伤", 3, { articles: [3] })).toEqual([]);
  expect(explain("摔伤", 0, { articles: [0, 1] })).toEqual([]);
});
