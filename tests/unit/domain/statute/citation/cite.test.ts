import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { articleLabel } from "#domain/statute/citation/article-label.ts";
import { holdsArticle, packArticles } from "#domain/statute/citation/article-set.ts";
import { formatCitation, parseCitation } from "#domain/statute/citation/cite.ts";
import { parseChineseNumeral, toChineseNumeral } from "#domain/text/numbers/chinese-numeral.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

describe("parseCitation", () => {
  each<[string, string, number, number]>("reads %s", (text, law, number, branch) => {
    expect(parseCitation(text)).toMatchObject({ law, number, branch });
  });

  test("reads paragraph and item", () => {
    expect(parseCitation("保险法第六十条第一款第（二）项")).toMatchObject({ paragraph: 1, item: 2 });
    expect(parseCitation("民诉法211条6项")).toMatchObject({ number: 211, item: 6 });
  });

  test.each(["", "保险法", "代位求偿", "（2021）内01民终123号", "第条", "条", "2021年", "x".repeat(500)])(
    "takes %j for no citation",
    (text) => {
      expect(parseCitation(text)).toBeNull();
    },
  );

  test("reads no text longer than a hundred characters", () => {
    const law = (length: number) => `${"甲".repeat(length - 1)}法`;
    expect(parseCitation(`${law(96)}第六条`.padEnd(100, "》"))).toMatchObject({ law: law(96), number: 6 });
    expect(parseCitation(`${law(97)}第六条`)).toMatchObject({ law: law(97), number: 6 });
    expect(parseCitation(`${law(98)}第六条`)).toBeNull();
  });

  test("reads the articles that laws can have, of what has letters and is no year", () => {
    expect(parseCitation("风筝法第九千九百九十九条")).toMatchObject({ number: 9999 });
    expect(parseCitation("第九千九百九十九条")).toMatchObject({ law: "", number: 9999 });
    for (const text of [
      "第一万条",
      "风筝法第一万条",
      "第零条",
      "风筝法第0条",
      "2021年第3条",
      "12第3条",
      "风筝！第3条",
    ])
      expect([text, parseCitation(text)]).toEqual([text, null]);
    expect(parseCitation("宪法修正案（1999年）第三条")).toMatchObject({
      law: "宪法修正案(1999年)",
      number: 3,
    });
  });

  test("reads what formatCitation writes", () => {
    const citation = fc.record({
      law: fc.constantFrom("", "保险法", "民事诉讼法", "民法典"),
      number: fc.integer({ min: 1, max: 1300 }),
      branch: fc.integer({ min: 0, max: 12 }),
      paragraph: fc.integer({ min: 0, max: 9 }),
      item: fc.integer({ min: 0, max: 20 }),
    });
    fc.assert(
      fc.property(citation, (given) => {
        expect(parseCitation(formatCitation(given))).toEqual(given);
      }),
    );
  });

  test("never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        parseCitation(text);
        parseCitation(`${text}第六十条`);
      }),
    );
  });
});

describe("toChineseNumeral", () => {
  test("is read back for every number a law may have", () => {
    for (let value = 1; value < 2000; value++)
      expect(parseChineseNumeral(toChineseNumeral(value))).toBe(value);
    expect([10, 11, 20, 101, 110, 1005, 1260].map((value) => articleLabel(value))).toEqual([
      "第十条",
      "第十一条",
      "第二十条",
      "第一百零一条",
      "第一百一十条",
      "第一千零五条",
      "第一千二百六十条",
    ]);
  });
});

describe("packArticles", () => {
  test("holds exactly the articles given", () => {
    const key = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 4 }));
    fc.assert(
      fc.property(fc.array(key, { maxLength: 80 }), (keys) => {
        const packed = packArticles(keys.map(([number, branch]) => number * 1000 + branch));
        const held = new Set(keys.map(([number, branch]) => `${number} ${branch}`));
        for (let number = 1; number <= 60; number++)
          for (let branch = 0; branch <= 4; branch++)
            expect(holdsArticle(packed, number, branch)).toBe(held.has(`${number} ${branch}`));
      }),
    );
  });
});
