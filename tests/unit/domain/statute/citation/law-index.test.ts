import { describe, expect, test } from "vitest";
import { articleAnchor } from "#domain/statute/citation/article-label.ts";
import { articleKey, packArticles } from "#domain/statute/citation/article-set.ts";
import { articleAddress, type CitableLaw, LawIndex, lawAddress } from "#domain/statute/citation/law-index.ts";

const articles = (...numbers: number[]) => packArticles(numbers.map((number) => articleKey(number, 0)));
const law = (id: string, more: Partial<CitableLaw>): CitableLaw => ({
  id,
  title: "风筝法",
  short: "风筝法",
  status: "amended",
  from: "",
  articles: articles(1, 2, 3),
  pages: [],
  cited: 0,
  ...more,
});
const OLD = law("old", { from: "2001-06-01" });
const NEW = law("new", { from: "2010-06-01", status: "in_force", articles: articles(1, 2, 3, 4) });
const COMING = law("coming", { from: "2030-01-01", status: "not_yet", articles: articles(1, 9) });
const index = new LawIndex([NEW, COMING, OLD]);
const cite = (number: number, name = "风筝法") => ({ law: name, number, branch: 0 });
const idOf = (found: { law: CitableLaw } | null) => found?.law.id ?? null;

describe("LawIndex", () => {
  test("knows versions by name, newest first", () => {
    expect(index.versions("中华人民共和国风筝法").map(({ id }) => id)).toEqual(["coming", "new", "old"]);
    expect(index.versions("风车法")).toEqual([]);
  });

  test("resolves an article in the version binding on a day, without a day in the one in force", () => {
    expect(idOf(index.resolve(cite(4)))).toBe("new");
    expect(idOf(index.resolve(cite(9)))).toBeNull();
    expect(idOf(index.resolve(cite(3), "2005-01-01"))).toBe("old");
    expect(idOf(index.resolve(cite(4), "2005-01-01"))).toBeNull();
    expect(idOf(index.resolve(cite(4), "2010-06-01"))).toBe("new");
    expect(idOf(index.resolve(cite(1), "1999-01-01"))).toBeNull();
    expect(idOf(index.resolve(cite(1, "风车法")))).toBeNull();
  });

  test("without one in force takes the newest whose articles are available", () => {
    const some = new LawIndex([
      law("listed", { from: "2020-01-01", articles: "" }),
      law("text", { from: "2010-01-01" }),
    ]);
    expect(idOf(some.resolve(cite(1)))).toBe("text");
  });

  test("takes for a citation of a day a later version only if its numbers are as old", () => {
    const kept = new LawIndex([law("later", { from: "2015-01-01", numbered_since: "1997-10-01" })]);
    expect(kept.cited(cite(1), "2000-01-01")).toMatchObject({ isLater: true, article: { number: 1 } });
    expect(kept.cited(cite(1), "1990-01-01")).toBeNull();
    expect(kept.cited(cite(1), "2016-01-01")).toMatchObject({ isLater: false });
    expect(new LawIndex([law("later", { from: "2015-01-01" })]).cited(cite(1), "2000-01-01")).toBeNull();
  });

  test("a version binds from its first day on, and numbers hold from theirs", () => {
    expect(index.cited(cite(4), "2010-06-01")).toMatchObject({ law: NEW, isLater: false });
    expect(idOf(index.cited(cite(3), "2010-05-31"))).toBe("old");
    const kept = new LawIndex([law("later", { from: "2015-01-01", numbered_since: "1997-10-01" })]);
    expect(kept.cited(cite(1), "1997-10-01")).toMatchObject({ isLater: true });
    expect(kept.cited(cite(1), "1997-09-30")).toBeNull();
  });

  test("takes no version that the citation's own year cannot mean", () => {
    expect(idOf(index.cited(cite(1), "2012-01-01", "2010"))).toBe("new");
    expect(idOf(index.cited(cite(1), "2012-01-01", "2009"))).toBe("new");
    expect(index.cited(cite(1), "2012-01-01", "2008")).toBeNull();
    expect(index.cited(cite(1), "2012-01-01", "former")).toBeNull();
    const kept = new LawIndex([law("kept", { from: "2015-01-01", numbered_since: "1997-10-01" })]);
    expect(idOf(kept.cited(cite(1), "2016-01-01", "2003"))).toBe("kept");
    expect(idOf(kept.cited(cite(1), "2016-01-01", "1997"))).toBe("kept");
    expect(idOf(kept.cited(cite(1), "2016-01-01", "2015"))).toBe("kept");
    expect(kept.cited(cite(1), "2016-01-01", "2016")).toBeNull();
    expect(kept.cited(cite(1), "2016-01-01", "former")).toBeNull();
    expect(kept.cited(cite(1), "2016-01-01", "1996")).toBeNull();
  });

  test("names a listed law without its article, and nothing of a text that lacks the article", () => {
    const listed = new LawIndex([law("listed", { from: "2010-01-01", articles: "", is_listed: true })]);
    expect(listed.cited(cite(7), "2012-01-01")).toMatchObject({ law: { id: "listed" }, article: null });
    expect(index.cited(cite(7), "2012-01-01")).toBeNull();
  });

  test("finds current laws that have an article, the most cited first", () => {
    const all = new LawIndex([
      law("a", { title: "甲法", status: "in_force", cited: 1 }),
      law("b", { title: "乙法", status: "unknown", cited: 5 }),
      law("c", { title: "丙法", status: "repealed", cited: 9 }),
      law("d", { title: "丁法", status: "in_force", cited: 1 }),
      law("e", { title: "戊法", status: "in_force", cited: 9, articles: articles(8) }),
    ]);
    // Equally cited laws are ordered by title: 丁 is U+4E01, 甲 U+7532.
    expect(all.withArticle(3, 0, 9).map(({ law: { id } }) => id)).toEqual(["b", "d", "a"]);
    const turned = new LawIndex(all.laws.toReversed());
    expect(turned.withArticle(3, 0, 9).map(({ law: { id } }) => id)).toEqual(["b", "d", "a"]);
    expect(all.withArticle(3, 0, 1).map(({ law: { id } }) => id)).toEqual(["b"]);
  });
});

describe("addresses", () => {
  test("name the law, its page and its article", () => {
    const paged = law("kite", { pages: [articleKey(1, 0), articleKey(3, 0)] });
    const at = (number: number) => articleAddress({ law: paged, number, branch: 0 });
    expect(lawAddress("kite")).toBe("/layout/statute/kite");
    expect(lawAddress("kite", 2)).toBe("/layout/statute/kite/2");
    expect(at(2)).toBe(`/layout/statute/kite/1#${articleAnchor(2, 0)}`);
    expect(at(3)).toBe(`/layout/statute/kite/2#${articleAnchor(3, 0)}`);
    const suffixed = law("kite", { pages: [articleKey(1, 0), articleKey(3, 1)] });
    expect(articleAddress({ law: suffixed, number: 3, branch: 1 })).toBe("/layout/statute/kite/2#a3-1");
    expect(at(0)).toBe(`/layout/statute/kite/1#${articleAnchor(0, 0)}`);
    expect(articleAddress({ law: law("kite", {}), number: 2, branch: 1 })).toBe(
      `/layout/statute/kite#${articleAnchor(2, 1)}`,
    );
  });
});
