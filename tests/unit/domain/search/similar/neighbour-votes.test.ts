import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  caseSimilarity,
  likelyCauses,
  type Neighbour,
  VOTERS,
  votesOf,
} from "#domain/search/similar/neighbour-votes.ts";
import { specialArticles } from "#domain/search/similar/special-articles.ts";
import {
  bm25,
  countBigrams,
  inverseFrequency,
  tellingBigrams,
} from "#domain/search/similar/telling-bigrams.ts";

const even = () => 1;
const neighbour = fc.record({
  score: fc.double({ min: 0.01, max: 100, noNaN: true }),
  causes: fc.uniqueArray(fc.constantFrom("盗窃罪", "抢劫罪", "诈骗罪", "抢夺罪"), { minLength: 1 }),
  articles: fc.uniqueArray(fc.constantFrom("刑法#264", "刑法#263", "刑法#266")),
});
const neighbours = fc
  .array(neighbour, { minLength: 1, maxLength: 80 })
  .map((list) => list.toSorted((a, b) => b.score - a.score));

describe("the bigrams of a query", () => {
  const held: Record<string, number> = { 持刀: 40, 刀抢: 6, 抢劫: 90, 劫出: 4, 出租: 30, 租车: 12 };
  const frequency = (bigram: string) => held[bigram] ?? 0;

  test("are those of middle frequency, each once, the rarest first", () => {
    const chosen = tellingBigrams("持刀抢劫出租车，持刀抢劫", frequency, 400);
    expect(chosen.map(({ bigram }) => bigram)).toEqual(["刀抢", "租车", "出租", "持刀"]);
    expect(chosen[0]!.weight).toBeCloseTo(inverseFrequency(6, 400), 12);
  });

  test("are at most a hundred", () => {
    const text = Array.from({ length: 400 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join("");
    expect(tellingBigrams(text, () => 10, 1000)).toHaveLength(100);
  });

  test("are counted without blanks, letters and signs", () => {
    expect([...countBigrams("盗窃 3 次，盗窃A")]).toEqual([["盗窃", 2]]);
  });
});

describe("BM25", () => {
  test("grows with the count, falls with the length and stays below its bound", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1000 }),
        fc.double({ min: 0.01, max: 50, noNaN: true }),
        (count, length) => {
          const score = bm25(2, count, length);
          expect(score).toBeLessThan(2 * 2.2);
          expect(bm25(2, count + 1, length)).toBeGreaterThan(score);
          expect(bm25(2, count, length + 1)).toBeLessThan(score);
        },
      ),
    );
  });
});

describe("the votes of neighbours", () => {
  test("give the leading cause a whole share, and only the nearest sixty count", () => {
    fc.assert(
      fc.property(neighbours, (list) => {
        const votes = votesOf(list, even);
        expect(Math.max(...votes.causes.values())).toBeCloseTo(1, 12);
        expect(votes).toEqual(votesOf(list.slice(0, VOTERS), even));
        expect(likelyCauses(votes, 1)).toHaveLength(1);
      }),
    );
  });

  test("put a case of a likely cause and shared articles before another with the same words", () => {
    const near: Neighbour[] = [
      { score: 9, causes: ["抢劫罪"], articles: ["刑法#263"] },
      { score: 8, causes: ["抢劫罪"], articles: ["刑法#263"] },
      { score: 7, causes: ["盗窃罪"], articles: ["刑法#264"] },
    ];
    const votes = votesOf(near, even);
    const similarity = (causes: string[], articles: string[]) =>
      caseSimilarity({ score: 5, causes, articles }, votes, even);
    expect(similarity(["抢劫罪"], ["刑法#263"])).toBeGreaterThan(similarity(["抢劫罪"], ["刑法#264"]));
    expect(similarity(["抢劫罪"], ["刑法#264"])).toBeGreaterThan(similarity(["盗窃罪"], ["刑法#264"]));
    expect(similarity(["盗窃罪"], [])).toBeGreaterThan(similarity(["诈骗罪"], []));
    expect(likelyCauses(votes, 5)).toEqual(["抢劫罪", "盗窃罪"]);
  });

  test("count only the cause that was chosen", () => {
    fc.assert(
      fc.property(neighbours, (list) => {
        const votes = votesOf(list, even, ["放火罪"]);
        const other = caseSimilarity({ score: 1, causes: ["盗窃罪"], articles: [] }, votes, even);
        const chosen = caseSimilarity({ score: 1, causes: ["放火罪"], articles: [] }, votes, even);
        expect(chosen - other).toBeCloseTo(2, 12);
      }),
    );
  });

  test("weigh a rare article more than a common one", () => {
    const weight = (article: string) => (article === "刑法#236" ? 5 : 0.5);
    const near: Neighbour[] = [{ score: 9, causes: ["强奸罪"], articles: ["刑法#236", "刑法#264"] }];
    const votes = votesOf(near, weight);
    const similarity = (article: string) =>
      caseSimilarity({ score: 1, causes: [], articles: [article] }, votes, weight);
    expect(similarity("刑法#236")).toBeGreaterThan(similarity("刑法#264"));
  });
});

describe("the special articles of a text", () => {
  test("leave out general parts, procedure and interpretations", () => {
    const text =
      "依照《中华人民共和国刑法》第二百六十四条、第六十七条第三款，《中华人民共和国刑事诉讼法》第一百九十五条，《最高人民法院关于适用财产刑若干问题的规定》第二条之规定";
    expect(specialArticles([text, text], () => false)).toEqual(["刑法#264"]);
  });

  test("know the general part of the Civil Code", () => {
    const text =
      "依照《中华人民共和国民法典》第一百四十三条、第五百七十七条，《中华人民共和国保险法》第六十条";
    expect(specialArticles([text], () => false)).toEqual(["民法典#577", "保险法#60"]);
  });
});
