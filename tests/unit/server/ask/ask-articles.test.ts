import { expect, test } from "vitest";
import { AskIndex } from "#domain/ask/ask-index.ts";
import { AskRanker } from "#domain/ask/ranker.ts";
import { StreetWords } from "#domain/ask/street-words.ts";
import { askArticles, askArticlesOf } from "#server/ask/ask-articles.ts";
import { buildAskColumns } from "#server/ask/build-index.ts";
import { inventedLaws } from "#tests/fixtures/ask.ts";
import { plainWeights } from "#tests/fixtures/ask-weights.ts";

const index = new AskIndex(buildAskColumns(inventedLaws(), [], ["工钱", "渡船", "告知"]));
const nothing = { questions: 0, articles: [], words: [] };
const ranker = new AskRanker(
  index,
  plainWeights(nothing),
  new StreetWords([{ street: "老板", law: ["作坊主"] }]),
);
const titleOf = (lawId: string) => index.columns.laws.find(({ id }) => id === lawId)?.title;

test("the article that answers a question is proposed first, with the words it shares", () => {
  const [first] = askArticles("船家的渡船沉没了，乘客的损失谁赔偿？", 5, ranker);
  expect(first).toMatchObject({ number: 2, branch: 0 });
  expect(titleOf(first!.lawId)).toContain("河渡法");
  expect(first!.reasons.find(({ code }) => code === "words")).toMatchObject({
    words: expect.arrayContaining(["渡船"]),
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
      articles: [["河渡法", 1, 0, 3]],
      words: [["超载", 3, 0, 3]],
    }),
    new StreetWords([]),
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
  const weights = { ...plainWeights(nothing), features: ["another"] };
  expect(() => new AskRanker(index, weights, new StreetWords([]))).toThrow(/ask:train/);
});

test("candidates of another engine get the scores that this one gives them", async () => {
  const question = "作坊主逾期不给付工钱";
  const own = askArticles(question, 5, ranker);
  const refs = own.map(({ lawId, number, branch }) => ({ lawId, number, branch }));
  const source = { candidates: async () => [...refs, { lawId: "unknown", number: 1, branch: 0 }] };
  expect(await askArticlesOf(source, question, 5, ranker)).toEqual(own);
});
