import { describe, expect, test } from "vitest";
import { type CitableLaw, LawIndex } from "#domain/statute/citation/law-index.ts";
import { suggestArticles } from "#server/statutes/suggest-articles.ts";

const law = (title: string, more: Partial<CitableLaw> = {}): CitableLaw => ({
  id: title,
  title,
  short: title.replace("中华人民共和国", ""),
  status: "in_force",
  from: "2020-01-01",
  articles: "1-200,133.1-133.2",
  pages: [],
  cited: 0,
  ...more,
});
const laws = new LawIndex([
  law("中华人民共和国风筝法", { cited: 9 }),
  law("中华人民共和国石头法", { id: "new", from: "2026-05-01", articles: "" }),
  law("中华人民共和国石头法", { id: "old", from: "1993-07-01", status: "amended" }),
]);

describe("suggestArticles", () => {
  test("leads to the article that a text names", () => {
    expect(suggestArticles("风筝法133条之一", laws)).toEqual([
      {
        label: "风筝法第一百三十三条之一",
        type: "article",
        value: "/layout/statute/中华人民共和国风筝法#a133-1",
      },
    ]);
  });

  test("says so where only an older text is at hand", () => {
    expect(suggestArticles("石头法第六十条", laws)).toEqual([
      { label: "石头法（旧文本）第六十条", type: "article", value: "/layout/statute/old#a60" },
    ]);
  });

  test("offers laws in force for a bare article, and nothing for other words", () => {
    expect(suggestArticles("第60条", laws).map(({ label }) => label)).toEqual(["风筝法第六十条"]);
    expect(suggestArticles("风筝的线", laws)).toEqual([]);
    expect(suggestArticles("风筝法第999条", laws)).toEqual([]);
  });
});
