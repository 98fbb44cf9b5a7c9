import { expect, test } from "vitest";
import { AskIndex } from "#domain/ask/index/ask-index.ts";
import { AskRanker } from "#domain/ask/ranking/ranker.ts";
import { blankRecord } from "#domain/judgment/blank-record.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { buildAskColumns } from "#server/ask/build-index.ts";
import { inventedLaws } from "#tests/fixtures/ask.ts";
import { NOTHING_LEARNED, plainWeights } from "#tests/fixtures/ask-weights.ts";

const index = new AskIndex(buildAskColumns(inventedLaws(), []));
const noCauses = () => [];
const ranker = new AskRanker(index, plainWeights(NOTHING_LEARNED), noCauses);
const askArticles = (question: string, limit: number, asked: AskRanker) =>
  asked.rank(question).slice(0, limit);
const titleOf = (lawId: string) => index.columns.laws.find(({ id }) => id === lawId)?.title;

test("the article that answers a question is proposed first", () => {
  const [first] = askArticles("船家的渡船沉没了，乘客的损失谁赔偿？", 5, ranker);
  expect(first).toMatchObject({ number: 2, branch: 0 });
  expect(titleOf(first!.lawId)).toContain("河渡法");
});

test("articles of a replaced version are not proposed", () => {
  const laws = askArticles("作坊歇业不告知工匠怎么办", 5, ranker).map(({ lawId }) => lawId);
  expect(laws.length).toBeGreaterThan(0);
  for (const id of laws) expect(id).not.toMatch(/^law0/);
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
      labels: [["article", "河渡法", 1, 0]],
      terms: [["超载", 3, 0, 900]],
    }),
    noCauses,
  );
  const [first] = askArticles("超载", 5, learned);
  expect(titleOf(first!.lawId)).toContain("河渡法");
});

test("the same question gets the same answer, whatever was asked before", () => {
  const asked = () => askArticles("作坊主不给付工钱", 5, ranker);
  const before = asked();
  askArticles("渡船沉没", 5, ranker);
  expect(asked()).toEqual(before);
});

test("weights of other features are refused", () => {
  const weights = { ...plainWeights(NOTHING_LEARNED), features: ["another"] };
  expect(() => new AskRanker(index, weights, noCauses)).toThrow(/ask:train/);
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

test("an article is brought by cases that resemble the question", () => {
  const withCase = new AskIndex(
    buildAskColumns(inventedLaws(), [citing, { ...citing, id: "b".repeat(12) }, ...others]),
  );
  const [first] = askArticles(
    "学徒津贴",
    5,
    new AskRanker(withCase, plainWeights(NOTHING_LEARNED), noCauses),
  );
  expect(first).toMatchObject({ number: 2 });
});
