import { expect, test } from "vitest";
import { AskIndex } from "#domain/ask/ask-index.ts";
import { askArticles } from "#server/ask/ask-articles.ts";
import { buildAskColumns } from "#server/ask/build-index.ts";
import { inventedLaws } from "#tests/fixtures/ask.ts";

const index = new AskIndex(buildAskColumns(inventedLaws(), [], ["工钱", "渡船"]));

test("the article that answers a question is proposed first, with the words it shares", () => {
  const [first] = askArticles("船家的渡船沉没了，乘客的损失谁赔偿？", 5, index);
  expect(first).toMatchObject({ number: 2, branch: 0 });
  expect(index.columns.laws.find(({ id }) => id === first!.lawId)?.title).toContain("河渡法");
  expect(first!.reasons.find(({ code }) => code === "words")).toBeDefined();
});

test("articles of a replaced version are not proposed", () => {
  const laws = askArticles("作坊歇业不告知工匠怎么办", 5, index).map(({ lawId }) => lawId);
  expect(laws.length).toBeGreaterThan(0);
  for (const id of laws) expect(id).not.toMatch(/^law0/);
});

test("a question that shares nothing with any article gets no proposal", () => {
  expect(askArticles("qwerty", 5, index)).toEqual([]);
  expect(askArticles("", 5, index)).toEqual([]);
});
