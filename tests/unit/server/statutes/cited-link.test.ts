import { expect, test } from "vitest";
import { articleKey, packArticles } from "#domain/statute/citation/article-set.ts";
import { citedArticles } from "#domain/statute/citation/cited-articles.ts";
import { articleAddress, type CitableLaw, LawIndex, lawAddress } from "#domain/statute/citation/law-index.ts";
import { toLink } from "#server/search/sources/judgment-documents.ts";
import { todayArticles } from "#server/statutes/today-article.ts";

const law: CitableLaw = {
  id: "kite",
  title: "风筝法",
  short: "风筝法",
  status: "in_force",
  from: "2010-06-01",
  articles: packArticles([articleKey(3, 0)]),
  pages: [],
  cited: 0,
};
const article = { law, number: 3, branch: 0 };

test("a citation leads to the article, to the law where only its facts are known, and nowhere where neither is", () => {
  const label = "风筝法第三条";
  const today = todayArticles(new LawIndex([law]), () => ({ units: [] }));
  const link = (found: unknown) => toLink({ label, found } as Parameters<typeof toLink>[0], today);
  expect(link({ law, article, isLater: false })).toEqual({ label, url: articleAddress(article) });
  expect(link({ law, article, isLater: true })).toEqual({
    label,
    url: articleAddress(article),
    text: "2010-06-01",
  });
  expect(link({ law, article: null, isLater: false })).toEqual({ label, url: lawAddress("kite") });
  expect(link(null)).toEqual({ label, url: "" });
});

test("an article is looked up by the day of the judgment, and without one stays a label", () => {
  const laws = new LawIndex([law]);
  const paragraphs = ["依照《风筝法》第三条、第九条。", "又依《风筝法》第三条。"];
  const found = (date: string) =>
    citedArticles(paragraphs, date, laws).map((one) => [one.label, !!one.found?.article]);
  expect(found("2020-01-02")).toEqual([
    ["风筝法第三条", true],
    ["风筝法第九条", false],
  ]);
  expect(found("")).toEqual([
    ["风筝法第三条", false],
    ["风筝法第九条", false],
  ]);
});
