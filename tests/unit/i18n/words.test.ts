import { describe, expect, test } from "vitest";
import { dictionary } from "#i18n/dictionary.ts";
import { fill } from "#i18n/fill.ts";
import { languagePaths, localePath } from "#i18n/lang.ts";
import { missingKeys } from "#i18n/missing-keys.ts";

describe("dictionary", () => {
  test("a missing or empty text is named by place and key", () => {
    const source = { frame: { skip: "跳到正文", home: "首页" }, search: { title: "检索" } };
    expect(missingKeys(source, { frame: { skip: "Skip", home: "" } })).toEqual(["frame.home", "search"]);
  });

  test("no English text holds the placeholders of another sentence", () => {
    const names = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
    const walk = (cn: object, en: object): void => {
      for (const [key, value] of Object.entries(cn)) {
        const other = (en as Record<string, unknown>)[key];
        if (typeof value === "string") expect(names(String(other)), key).toEqual(names(value));
        else walk(value, other as object);
      }
    };
    walk(dictionary("cn"), dictionary("en"));
  });

  test("no text is in one language alone", () => {
    expect(missingKeys(dictionary("cn"), dictionary("en"))).toEqual([]);
    expect(missingKeys(dictionary("en"), dictionary("cn"))).toEqual([]);
  });
});

describe("fill", () => {
  test("a word of two forms follows its number", () => {
    const template = "{n} {n:document is|documents are} found";
    expect([0, 1, 2, "1", "1,001"].map((n) => fill(template, { n }))).toEqual([
      "0 documents are found",
      "1 document is found",
      "2 documents are found",
      "1 document is found",
      "1,001 documents are found",
    ]);
  });

  test("no English count is followed by a word that is wrong for one", () => {
    const { list, ofType } = dictionary("en").search;
    const said = [list, ofType[2].list, ofType[3].list]
      .flatMap(({ found, counted }) => [found, counted])
      .concat(Object.values(dictionary("en").searchPanels.empty.count))
      .map((words) => fill(words, { total: 1, shown: 1, n: 1 }));
    expect(said.join("; ")).not.toMatch(/documents|articles/);
    expect(fill(dictionary("en").search.list.found, { total: 12, shown: 10 })).toBe(
      "12 documents found, first 10 shown",
    );
  });
});

describe("localePath", () => {
  test("Chinese stands at the root and English under /en", () => {
    expect([localePath("/layout", "cn"), localePath("/layout", "en"), localePath("/", "en")]).toEqual([
      "/layout",
      "/en/layout",
      "/en/",
    ]);
    expect(languagePaths().map((path) => path.params.lang)).toEqual([undefined, "en"]);
  });
});
