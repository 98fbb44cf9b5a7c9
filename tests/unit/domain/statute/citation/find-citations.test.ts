import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findCitations } from "#domain/statute/citation/find-citations.ts";
import { type CitableLaw, LawIndex } from "#domain/statute/citation/law-index.ts";

const law = (title: string, from: string, more: Partial<CitableLaw> = {}): CitableLaw => ({
  id: `${title}${from}`,
  title,
  short: title.replace("中华人民共和国", ""),
  status: "in_force",
  from,
  articles: "1-100",
  pages: [],
  cited: 0,
  ...more,
});
const laws = new LawIndex([
  law("中华人民共和国风筝法", "2011-05-06", { articles: "1-60,3.1-3.2", cited: 3 }),
  law("中华人民共和国风筝法", "2001-07-01", { status: "amended", articles: "1-50" }),
  law("中华人民共和国民事诉讼法", "2024-01-01", { articles: "1-306", pages: [1000, 100_000], cited: 1 }),
  law("最高人民法院关于适用《中华人民共和国风筝法》若干问题的解释（二）", "2015-01-01"),
  law("中华人民共和国刑法", "2023-12-29", { articles: "1-452", numbered_since: "1997-10-01" }),
  law("中华人民共和国合同法", "1999-10-01", { status: "repealed", articles: "1-428" }),
  law("中华人民共和国石磨法", "2005-01-01", { articles: "", is_listed: true }),
]);
const find = (text: string) =>
  findCitations(text, (key) => laws.knows(key)).map(
    (found) => `${found.law} ${found.number}.${found.branch}`,
  );

describe("findCitations", () => {
  test("finds articles behind a title, and further ones of the same law", () => {
    expect(
      find(
        "依照《中华人民共和国风筝法》第五条、第十条第一款第（二）项，《民事诉讼法》（2023年修正）第一百七十七条第一款第一项之规定，判决如下",
      ),
    ).toEqual(["中华人民共和国风筝法 5.0", "中华人民共和国风筝法 10.0", "民事诉讼法 177.0"]);
  });

  test("leaves the bracket of a remark out of the name", () => {
    expect(find("应当返还（风筝法第五条）；另见(风筝法第六条)。")).toEqual(["风筝法 5.0", "风筝法 6.0"]);
  });

  test("reads over remarks behind a title, which may hold titles and brackets of their own", () => {
    expect(
      [
        "《中华人民共和国风筝法》（以下简称《风筝法》)第五条",
        "《中华人民共和国风筝法》（2011年修正，下称《风筝法（新）》）的第五条",
        "《中华人民共和国风筝法》(以下称风筝法) （试行）中第五条",
      ].flatMap(find),
    ).toEqual(Array(3).fill("中华人民共和国风筝法 5.0"));
    expect(find(`《中华人民共和国风筝法》（${"甲".repeat(80)}）第五条`)).toEqual([]);
    expect(find("《中华人民共和国风筝法》）第五条")).toEqual([]);
  });

  test("finds a law without brackets that is known, and leaves 本法 and contracts alone", () => {
    expect(find("根据风筝法第五条。依本法第六条。合同第七条约定。")).toEqual(["风筝法 5.0"]);
  });

  test("reads a title that holds a title", () => {
    expect(find("《最高人民法院关于适用〈中华人民共和国风筝法〉若干问题的解释（二）》第九条")).toEqual([
      "最高人民法院关于适用〈中华人民共和国风筝法〉若干问题的解释（二） 9.0",
    ]);
  });

  test("lets a list of articles go on over less than forty characters", () => {
    expect(find(`《风筝法》第五条${"、".repeat(39)}第六条`)).toEqual(["风筝法 5.0", "风筝法 6.0"]);
    expect(find(`《风筝法》第五条${"、".repeat(40)}第六条`)).toEqual(["风筝法 5.0"]);
  });

  test("finds a title wherever in a text it stands, of less than eighty characters", () => {
    const far = "甲".repeat(200);
    expect(find(`《风筝法》第五条${far}`)).toEqual(["风筝法 5.0"]);
    expect(find(`${far}《风筝法》第五条`)).toEqual(["风筝法 5.0"]);
    for (const length of [50, 79])
      expect(find(`《${"甲".repeat(length)}》第五条`)).toEqual([`${"甲".repeat(length)} 5.0`]);
    expect(find(`《${"甲".repeat(80)}》第五条`)).toEqual([]);
  });

  test("takes no article zero, and no title that nothing opens", () => {
    expect(find("《风筝法》第零条。风筝法第五条")).toEqual(["风筝法 5.0"]);
    expect(find("风车》第五条")).toEqual([]);
    expect(find("第五条")).toEqual([]);
  });

  test("takes a bare name of two to twenty-four characters, the longest that is known", () => {
    const any = (text: string) => findCitations(text, () => true).map(({ law }) => law);
    expect(any(`${"甲".repeat(30)}法第五条`)).toEqual([`${"甲".repeat(23)}法`]);
    expect(any("刑法第五条")).toEqual(["刑法"]);
    expect(any("，法第五条")).toEqual([]);
    expect(find("依照民诉法第五条")).toEqual(["民诉法 5.0"]);
    expect(findCitations("依照民诉法第五条", (key) => key === "民事诉讼法")).toMatchObject([
      { law: "民诉法" },
    ]);
  });

  test("takes a name that nobody knows only where it is asked to", () => {
    const text = "双方约定如此。本院依照石头法第五条、第六条，另依本法第七条及合同第八条，判决如下：驳回。";
    expect(findCitations(text, () => false)).toEqual([]);
    expect(findCitations(text, () => false, true)).toMatchObject([
      { law: "石头法", number: 5, version: "" },
      { law: "石头法", number: 6 },
    ]);
    expect(findCitations(`石头法第五条${"甲".repeat(60)}`, () => false, true)).toMatchObject([
      { law: "石头法" },
    ]);
    expect(findCitations("依照中华人民共和国石头法第五条", () => false, true)).toMatchObject([
      { law: "石头法" },
    ]);
  });

  test("never throws and points at the words it found", () => {
    const word = fc.constantFrom(
      "《",
      "》",
      "风筝法",
      "第五条",
      "之一",
      "、",
      "和",
      "（",
      "）",
      "第一款",
      "\n",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string()), { maxLength: 40 }), (words) => {
        const text = words.join("");
        for (const { from, to } of findCitations(text, (key) => laws.knows(key)))
          expect(text.slice(from, to)).toMatch(/^第.+条/);
      }),
    );
  });
});

describe("LawIndex", () => {
  const of = (name: string, number: number, date = "", branch = 0) =>
    laws.resolve({ law: name, number, branch }, date)?.law.from;

  test("finds a law by its title, its short name, its abbreviation and its interpretation", () => {
    expect(of("中华人民共和国风筝法", 5)).toBe("2011-05-06");
    expect(of("风筝法", 5)).toBe("2011-05-06");
    expect(of("民诉法", 177)).toBe("2024-01-01");
    expect(of("风筝法解释（二）", 9)).toBe("2015-01-01");
    expect(of("石头法", 5)).toBeUndefined();
  });

  test("knows provisions on applying a law by the name of an interpretation too", () => {
    const known = new LawIndex([
      law("最高人民法院关于适用《中华人民共和国石头法》若干问题的规定（三）", "2021-01-01"),
    ]);
    for (const name of ["石头法规定三", "石头法解释三", "石头法司法解释（三）"])
      expect(known.resolve({ law: name, number: 13, branch: 0 })?.number).toBe(13);
  });

  const cite = (text: string, date: string) => {
    const [found] = findCitations(text, (key) => laws.knows(key));
    const cited = found && laws.cited(found, date, found.version);
    return cited && `${cited.law.from} ${cited.article ? "article" : "law"}${cited.isLater ? " later" : ""}`;
  };

  test("gives a later criminal law, whose numbers stay, but not for the one before it", () => {
    expect(cite("依照《中华人民共和国刑法》第二百六十六条", "2012-03-01")).toBe("2023-12-29 article later");
    expect(cite("依照1997年《刑法》第二百六十六条", "2012-03-01")).toBe("2023-12-29 article later");
    expect(cite("依照刑法第二百六十六条", "2024-03-01")).toBe("2023-12-29 article");
    expect(cite("依照《刑法》第一百三十二条", "1996-03-01")).toBeNull();
    for (const printed of [
      "1979年《刑法》",
      "《中华人民共和国刑法》（1979年）",
      "修订前的《刑法》",
      "1979年刑法",
    ])
      expect(cite(`依照${printed}第十条`, "1999-03-01"), printed).toBeNull();
  });
});
