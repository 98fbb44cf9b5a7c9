import { describe, expect, test } from "vitest";
import { Alphabet, MAX_ALPHABET, MAX_GRAM } from "#domain/ask/index/alphabet.ts";
import { ArticleNames } from "#domain/ask/index/article-names.ts";
import { gramsOf } from "#domain/ask/index/ask-index.ts";
import { GramIndex } from "#domain/ask/index/gram-index.ts";
import { GramIndexBuilder } from "#domain/ask/index/gram-index-builder.ts";
import { learnVocabulary } from "#domain/ask/index/learn-vocabulary.ts";
import { Vocabulary } from "#domain/ask/index/vocabulary.ts";
import { smallIndex } from "../small-index.ts";

const codesOf = (text: string) => [...new Set(text)].map((character) => character.charCodeAt(0));

describe("Alphabet", () => {
  const alphabet = new Alphabet(codesOf("甲乙丙"));

  test("numbers characters from 1 in their order", () => {
    expect(["甲", "乙", "丙", "丁"].map((one) => alphabet.idOf(one.charCodeAt(0)))).toEqual([1, 2, 3, 0]);
    expect([MAX_GRAM, MAX_ALPHABET]).toEqual([4, 8191]);
    const full = new Alphabet(Array.from({ length: 9_000 }, (_, at) => 100 + at));
    expect([full.idOf(100 + 8_190), full.idOf(100 + 8_191)]).toEqual([8191, 0]);
  });

  test("makes one number of a gram, and none of one with a strange character", () => {
    expect(alphabet.key("甲乙", 0, 2)).toBe(8192 + 2);
    expect(alphabet.key("丁甲乙", 1, 3)).toBe(8192 + 2);
    expect(alphabet.key("甲丁", 0, 2)).toBe(-1);
    expect(alphabet.key("丁甲", 0, 2)).toBe(-1);
    expect(alphabet.key("甲", 0, 0)).toBe(0);
    expect(
      new Set(["甲", "甲甲", "甲乙", "乙甲", "甲甲甲"].map((one) => alphabet.key(one, 0, one.length))).size,
    ).toBe(5);
  });
});

describe("gramsOf", () => {
  test("counts characters and pairs, and of longer grams the words", () => {
    const alphabet = new Alphabet(codesOf("甲乙丙丁"));
    const key = (text: string) => alphabet.key(text, 0, text.length);
    const grams = gramsOf("甲乙丙丁甲乙", alphabet, (one) => [key("甲乙丙"), key("甲乙丙丁")].includes(one));
    expect(Object.fromEntries([...grams].map(([one, times]) => [one, times]))).toEqual(
      Object.fromEntries(
        [
          ["甲", 2],
          ["乙", 2],
          ["丙", 1],
          ["丁", 1],
          ["甲乙", 2],
          ["乙丙", 1],
          ["丙丁", 1],
          ["丁甲", 1],
          ["甲乙丙", 1],
          ["甲乙丙丁", 1],
        ].map(([one, times]) => [key(one as string), times]),
      ),
    );
    expect(gramsOf("戊", alphabet, () => true).size).toBe(0);
  });
});

describe("GramIndex", () => {
  const builder = new GramIndexBuilder();
  builder.add(
    new Map([
      [5, 1],
      [9, 300],
    ]),
    10,
  );
  builder.add(new Map([[5, 2]]), 70_000);
  builder.add(new Map([[9, 1]]), 20);
  builder.add(new Map(), 0);

  test("keeps keys in order, lengths up to 65,535 and counts up to 255", () => {
    const index = new GramIndex(builder.columns());
    expect([...index.columns.keys]).toEqual([5, 9]);
    expect([...index.columns.counts]).toEqual([2, 2]);
    expect([...index.columns.lengths]).toEqual([10, 65_535, 20, 0]);
    expect([index.documents, index.meanLength]).toEqual([4, (10 + 65_535 + 20) / 4]);
    const read = (gram: number) => {
      const found: number[][] = [];
      for (const postings = index.postings(gram); postings.next(); )
        found.push([postings.doc, postings.times]);
      return found;
    };
    expect(read(0)).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(read(1)).toEqual([
      [0, 255],
      [2, 1],
    ]);
    expect(index.idf(0)).toBeCloseTo(Math.log(1 + 2.5 / 2.5), 12);
    expect(new GramIndex(new GramIndexBuilder().columns()).meanLength).toBe(0);
  });

  test("holds more postings than it first has room for", () => {
    const many = new GramIndexBuilder();
    const grams = new Map([[7, 9]]);
    const documents = 1_100_000;
    for (let at = 0; at < documents; at++) many.add(grams, 1);
    const { postings } = many.columns();
    expect(postings.length).toBe(2 * documents);
    // Each is a distance of one with a count behind it: 2 · 1 + 1, then 9.
    expect([...postings.slice(-2)]).toEqual([3, 9]);
  });

  test("leaves out grams of fewer documents than are asked for", () => {
    const more = new GramIndexBuilder();
    more.add(
      new Map([
        [1, 1],
        [2, 1],
      ]),
      1,
    );
    more.add(new Map([[2, 1]]), 1);
    expect([...more.columns(2).keys]).toEqual([2]);
    expect([...more.columns(3).keys]).toEqual([]);
    expect([...more.columns().keys]).toEqual([1, 2]);
  });
});

describe("Vocabulary", () => {
  const alphabet = new Alphabet(codesOf("甲乙丙丁"));
  const vocabulary = (costs: Record<string, number>) => {
    const words = Object.keys(costs).sort(
      (a, b) => alphabet.key(a, 0, a.length) - alphabet.key(b, 0, b.length),
    );
    return new Vocabulary(alphabet, {
      keys: Float64Array.from(words, (word) => alphabet.key(word, 0, word.length)),
      costs: Uint8Array.from(words, (word) => costs[word]!),
    });
  };
  const read = (text: string, costs: Record<string, number>) =>
    vocabulary(costs)
      .words(text)
      .map(([from, to]) => text.slice(from, to))
      .join("|");

  test("reads a text as the words that cost least in all", () => {
    expect(read("甲乙丙", { 甲乙: 100, 乙丙: 99 })).toBe("甲|乙丙");
    expect(read("甲乙丙", { 甲乙: 99, 乙丙: 100 })).toBe("甲乙|丙");
    expect(read("甲乙丙丁", { 甲乙: 100, 丙丁: 100, 甲乙丙丁: 199 })).toBe("甲乙丙丁");
    expect(read("甲乙丙丁", { 甲乙: 100, 丙丁: 100, 甲乙丙丁: 201 })).toBe("甲乙|丙丁");
    expect(read("甲乙丙", { 甲乙丙: 200 })).toBe("甲乙丙");
    expect(read("甲乙", {})).toBe("甲|乙");
    expect(read("", {})).toBe("");
    // Of equally dear readings the one of longer words.
    expect(read("甲乙丙丁", { 甲乙: 100, 丙丁: 100, 甲乙丙丁: 200 })).toBe("甲乙丙丁");
    expect(read("甲乙丙丁", { 甲乙丙: 30, 丙丁: 30 })).toBe("甲乙丙|丁");
  });

  test("reads no word across a blank", () => {
    expect(read("甲 乙丙", { 甲乙: 1, 乙丙: 100 })).toBe("甲|乙丙");
    expect(read(" 甲 ", {})).toBe("甲");
    // A blank costs nothing; each character beside it costs what it does.
    expect(read("甲乙丙 丁", { 甲乙: 240 })).toBe("甲乙|丙|丁");
    const blank = new Alphabet(codesOf("甲乙 "));
    const keys = Float64Array.of(blank.key("甲 乙", 0, 3));
    expect(new Vocabulary(blank, { keys, costs: Uint8Array.of(1) }).words("甲 乙")).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });
});

describe("learnVocabulary", () => {
  const alphabet = new Alphabet(codesOf("甲乙丙丁戊己庚辛"));
  const keysOf = (texts: string[], given: string[] = []) =>
    new Set(learnVocabulary(texts, alphabet, given).keys);
  const key = (text: string) => alphabet.key(text, 0, text.length);
  const noise = Array.from(
    { length: 300 },
    (_, at) => "丙丁戊己庚辛"[(at * 7) % 6]! + "辛庚己戊丁丙"[(at * 5) % 6]!,
  );

  test("finds pairs that keep together and stand eight times", () => {
    expect(keysOf([...Array(8).fill("甲乙"), ...noise]).has(key("甲乙"))).toBe(true);
    expect(keysOf([...Array(7).fill("甲乙"), ...noise]).has(key("甲乙"))).toBe(false);
    // Of two characters that stand everywhere the pair is chance.
    expect(keysOf(Array(20).fill("甲乙")).has(key("甲乙"))).toBe(false);
  });

  test("takes given words of two to four characters, and costs them by how often they stand", () => {
    const { keys, costs } = learnVocabulary(["甲乙丙丁", "甲甲甲甲甲甲甲甲"], alphabet, [
      "甲乙",
      "戊己",
      "甲",
      "甲乙丙丁戊",
      "壬",
    ]);
    expect(new Set(keys)).toEqual(new Set([key("甲乙"), key("戊己")]));
    const costOf = (word: string) => costs[keys.indexOf(key(word))];
    // 12 characters in all; a word counts as if it stood three times at least.
    expect(costOf("甲乙")).toBe(Math.round(16 * Math.log(12 / 3)));
    expect(costOf("戊己")).toBe(Math.round(16 * Math.log(12 / 3)));
  });
});

describe("AskIndex", () => {
  const index = smallIndex(
    [
      {
        title: "工匠法",
        sections: [
          { heading: "工钱", articles: ["给付工钱", "限期给付"] },
          { heading: "歇业", articles: ["告知工匠"] },
        ],
      },
      { title: "河渡法", sections: [{ heading: "摆渡", articles: ["渡船载客"] }] },
    ],
    [
      { text: "欠薪", cites: [0, 1], cause: "9" },
      { text: "沉船", cites: [3] },
      { text: "欠薪", cites: [0], cause: "8" },
      { text: "欠薪", cites: [0], cause: "9" },
    ],
  );

  test("knows where laws and sections begin, and who cites what", () => {
    expect(index.size).toBe(4);
    expect([...index.lawOf]).toEqual([0, 0, 0, 1]);
    expect([...index.lawStart]).toEqual([0, 3, 4]);
    expect([...index.sectionStart]).toEqual([0, 2, 3, 4]);
    expect([...index.citingOffsets]).toEqual([0, 3, 4, 4, 5]);
    expect([...index.citingCases]).toEqual([0, 2, 3, 0, 1]);
    expect([...index.rareCitation]).toEqual([Math.log(2), Math.log(3), 0, Math.log(3)]);
  });

  test("finds cases by cause, articles by law, and their text", () => {
    expect(index.casesOf("9")).toEqual([0, 3]);
    expect(index.casesOf("8")).toEqual([2]);
    expect(index.casesOf("7")).toEqual([]);
    expect(index.articleOf("law0", 3, 0)).toBe(2);
    expect(index.articleOf("law1", 1, 0)).toBe(3);
    expect(index.articleOf("law1", 2, 0)).toBe(-1);
    expect(index.articleOf("law0", 3, 1)).toBe(-1);
    expect(index.articleOf("law9", 1, 0)).toBe(-1);
    expect([0, 2, 3].map((article) => index.textOf(article))).toEqual(["给付工钱", "告知工匠", "渡船载客"]);
  });

  test("finds articles of laws of one name in the first that has them, and of equal numbers the first", () => {
    const law = (count: number) => ({
      title: "工匠法",
      sections: [{ heading: "", articles: Array<string>(count).fill("甲") }],
    });
    const two = smallIndex([law(1), law(3)]);
    two.columns.number.set([1, 1, 2, 2]);
    const names = new ArticleNames(two);
    expect([1, 2, 3].map((number) => names.find("工匠法", number, 0))).toEqual([0, 2, undefined]);
    expect(names.find("工匠法", 2, 0)).toBe(2);
  });

  test("finds articles by the name of their law", () => {
    const names = new ArticleNames(index);
    expect(names.find("工匠法", 2, 0)).toBe(1);
    expect(names.find("中华人民共和国河渡法", 1, 0)).toBe(3);
    expect(names.find("河渡法", 2, 0)).toBeUndefined();
    expect(names.find("河渡法", 1, 1)).toBeUndefined();
    expect(names.find("海法", 1, 0)).toBeUndefined();
    expect([names.knows("河渡法"), names.knows("海法")]).toEqual([true, false]);
  });
});
