import { describe, expect, test } from "vitest";
import { articleKey, holdsArticle, packArticles } from "#domain/statute/citation/article-set.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

describe("packArticles", () => {
  const [a1, a2, a3, a5] = [1, 2, 3, 5].map((number) => articleKey(number)) as [
    number,
    number,
    number,
    number,
  ];

  test.each([
    [[], ""],
    [[a1], "1"],
    [[a1, a2, a3, a5], "1-3,5"],
    [[a3, a1, a2, a1], "1-3"],
    [[articleKey(10), a2, a1], "1-2,10"],
    [[a1, articleKey(1, 1), a2], "1,1.1,2"],
    [[articleKey(120), articleKey(120, 1), articleKey(120, 2), articleKey(121)], "120,120.1-120.2,121"],
    [[articleKey(3, 1), articleKey(4, 1)], "3.1,4.1"],
  ])("writes %j as %j", (keys, packed) => {
    expect(packArticles(keys)).toBe(packed);
  });
});

describe("holdsArticle", () => {
  each<[number, number, boolean]>("tells whether 1-3,120.1-120.2 has %d.%d", (number, branch, holds) => {
    expect(holdsArticle("1-3,120.1-120.2", number, branch)).toBe(holds);
  });

  test("finds nothing where there are no articles", () => {
    expect(holdsArticle("", 1)).toBe(false);
  });
});
