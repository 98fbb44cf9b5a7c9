import { expect, test } from "vitest";
import { articlesOf, partGloss } from "#domain/ask/guides/guide-articles.ts";

test("a source names the articles of its list and those with what they give, under the law's own title", () => {
  const named = articlesOf({
    title: "河渡法（2018 年修正）",
    articles: "第三条、第十二条之一",
    also: ["第五条：船票可以退", "第七条、第八条：另有两条"],
  });
  expect(named.map(({ law, number, branch }) => `${law} ${number} ${branch}`)).toEqual([
    "河渡法 3 0",
    "河渡法 12 1",
    "河渡法 5 0",
    "河渡法 7 0",
    "河渡法 8 0",
  ]);
  expect(articlesOf({ title: "河渡法" })).toEqual([]);
  // Articles of another law named in the same text do not belong to this one.
  expect(articlesOf({ title: "河渡法", articles: "第三条（河工条例第五条）" })).toEqual([
    { law: "河渡法", number: 3, branch: 0 },
  ]);
});

test("what an article gives stands behind the first colon, in either language", () => {
  expect(partGloss("第五条：船票：可以退")).toEqual({ articles: "第五条", gives: "船票：可以退" });
  expect(partGloss("Article 5: a refund")).toEqual({ articles: "Article 5", gives: "a refund" });
  expect(partGloss("：船票")).toEqual({ articles: "", gives: "船票" });
  expect(partGloss("第五条")).toEqual({ articles: "第五条", gives: "" });
});
