import { expect, test } from "vitest";
import { AskIndex } from "#domain/ask/index/ask-index.ts";
import { type StreetWord, StreetWords } from "#domain/ask/question/street-words.ts";
import { CandidateFinder } from "#domain/ask/ranking/candidates.ts";
import { AskRanker } from "#domain/ask/ranking/ranker.ts";
import { shareOf } from "#domain/ask/signals/signals.ts";
import { blankRecord } from "#domain/judgment/blank-record.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { askArticles } from "#server/ask/ask-articles.ts";
import { buildAskColumns } from "#server/ask/build-index.ts";
import { inventedLaws } from "#tests/fixtures/ask.ts";
import { NOTHING_LEARNED, plainWeights } from "#tests/fixtures/ask-weights.ts";

const index = new AskIndex(buildAskColumns(inventedLaws(), []));
const lexicon = (words: StreetWord[]) => ({ street: new StreetWords(words), readCauses: () => [] });
const ranker = new AskRanker(
  index,
  plainWeights(NOTHING_LEARNED),
  lexicon([{ street: "老板", law: ["作坊主"] }]),
);
const titleOf = (lawId: string) => index.columns.laws.find(({ id }) => id === lawId)?.title;

test("the article that answers a question is proposed first, with the words it shares", () => {
  const [first] = askArticles("船家的渡船沉没了，乘客的损失谁赔偿？", 5, ranker);
  expect(first).toMatchObject({ number: 2, branch: 0 });
  expect(titleOf(first!.lawId)).toContain("河渡法");
  expect(first!.reasons.find(({ code }) => code === "words")).toMatchObject({
    words: expect.arrayContaining(["渡船沉没"]),
  });
});

test("articles of a replaced version are not proposed", () => {
  const laws = askArticles("作坊歇业不告知工匠怎么办", 5, ranker).map(({ lawId }) => lawId);
  expect(laws.length).toBeGreaterThan(0);
  for (const id of laws) expect(id).not.toMatch(/^law0/);
});

test("an everyday word finds the article that has the word of the law, and says so", () => {
  const [first] = askArticles("老板每月欠工钱", 5, ranker);
  expect(first).toMatchObject({ number: 1 });
  expect(first!.reasons).toContainEqual({ code: "street", pairs: [{ street: "老板", law: "作坊主" }] });
});

test("a question that shares nothing with any article gets no proposal", () => {
  expect(askArticles("qwerty", 5, ranker)).toEqual([]);
  expect(askArticles("", 5, ranker)).toEqual([]);
});

test("words that questions were answered by bring an article that has none of them", () => {
  const learned = new AskRanker(
    index,
    plainWeights({
      questions: 20,
      labels: [["article", "河渡法", 1, 0, 3]],
      terms: [["超载", 3, 0, 900]],
    }),
    lexicon([]),
  );
  const [first] = askArticles("超载", 5, learned);
  expect(titleOf(first!.lawId)).toContain("河渡法");
  expect(first!.reasons).toContainEqual({ code: "learned", words: ["超载"] });
});

test("the same question gets the same answer, whatever was asked before", () => {
  const asked = () => askArticles("作坊主不给付工钱", 5, ranker);
  const before = asked();
  askArticles("渡船沉没", 5, ranker);
  expect(asked()).toEqual(before);
});

test("weights of other features are refused", () => {
  const weights = { ...plainWeights(NOTHING_LEARNED), features: ["another"] };
  expect(() => new AskRanker(index, weights, lexicon([]))).toThrow(/ask:train/);
});

/** A reference case for a cause, which cites the second article of the invented law on craftsmen. */
const citing: JudgmentRecord = {
  ...blankRecord("invented"),
  id: "a".repeat(12),
  casename: "甲某诉乙作坊追索学徒津贴案",
  text_type: "参考案例",
  casedate: "2022-03-04",
  cause_code: "2060101",
  cause: "追索学徒津贴",
  body_text: [
    "学徒津贴的性质",
    "关键词",
    "民事学徒津贴",
    "基本案情",
    "甲某在乙作坊当学徒，乙作坊久不发学徒津贴。",
    "裁判理由",
    "法院生效裁判认为，依照《中华人民共和国工匠法》第二条，学徒津贴应当给付。",
    "裁判要旨",
    "学徒津贴也是工钱。",
  ],
};

/** Cases of another kind: among only two cases no word would be rare. */
const others = Array.from({ length: 8 }, (_, at) => ({
  ...citing,
  id: `${at}`.repeat(12),
  casename: "丙某诉丁船家赔偿案",
  cause_code: null,
  cause: "",
  body_text: [
    "渡船沉没的赔偿",
    "裁判理由",
    `依照《中华人民共和国河渡法》第二条，船家应当赔偿第${at}名乘客。`,
  ],
}));

test("an article is brought by cases that resemble the question, and their number is told", () => {
  const withCase = new AskIndex(
    buildAskColumns(inventedLaws(), [citing, { ...citing, id: "b".repeat(12) }, ...others]),
  );
  const [first] = askArticles(
    "学徒津贴",
    5,
    new AskRanker(withCase, plainWeights(NOTHING_LEARNED), lexicon([])),
  );
  expect(first).toMatchObject({ number: 2 });
  expect(first!.reasons).toContainEqual({ code: "cases", count: 2 });
  expect(first!.reasons).toContainEqual({ code: "cited", count: 2 });
});

test("a cause that the question may mean weighs what its cases cite", () => {
  const withCase = new AskIndex(buildAskColumns(inventedLaws(), [citing]));
  const find = (code: string) => {
    const causes = [{ code, score: 1 }];
    const finder = new CandidateFinder(withCase, NOTHING_LEARNED, {
      ...lexicon([]),
      readCauses: () => causes,
    });
    const { causes: votes } = finder.find("作坊").signals.by;
    return Array.from({ length: withCase.size }, (_, at) => shareOf(votes, at));
  };
  const own = find("2060101");
  expect(own.filter((score) => score > 0).length).toBe(1);
  expect(withCase.columns.number[own.indexOf(Math.max(...own))]).toBe(2);
  expect(Math.max(...find("1"))).toBe(0);
});
