import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CaseCollection } from "#domain/search/similar/case-collection.ts";
import type { KnownTraits } from "#domain/search/similar/neighbour-votes.ts";
import { type CandidateCase, COMPARED, rankCases } from "#domain/search/similar/rank-cases.ts";
import { forLength, inverseFrequency } from "#domain/search/similar/telling-bigrams.ts";
import { flattenTree } from "#domain/search/tree/hierarchy.ts";

const known = (causes: number[] = [], articles: number[] = []): KnownTraits => ({
  causes: new Set(causes),
  articles: new Set(articles),
});
const candidate = (
  sum: number,
  causes: number[] = [],
  articles: number[] = [],
  length = 100,
): CandidateCase => ({
  sum,
  length,
  causes,
  articles,
});
const COUNTS = {
  documents: 1_000,
  averageLength: 100,
  articles: ["甲法#1", "乙法#2", "丙法#3"],
  citing: [200, 20, 2],
};

describe("rankCases", () => {
  test("puts the most similar first and equals in their order", () => {
    const { cases } = rankCases([candidate(1), candidate(3), candidate(1), candidate(2)], known(), COUNTS);
    expect(cases.map(({ at }) => at)).toEqual([1, 3, 0, 2]);
    expect(cases[0]?.score).toBeCloseTo(0.5, 12);
    expect(cases[1]?.score).toBeCloseTo(1 / 3, 12);
    expect(rankCases([], known(), COUNTS).cases).toEqual([]);
    expect(COMPARED).toBe(1500);
  });

  test("names the same first ones where few are wanted, whose law alone is then compared", () => {
    const ordinals = fc.uniqueArray(fc.nat(2), { maxLength: 2 });
    const cases = fc.array(fc.tuple(fc.integer({ min: 1, max: 400 }), ordinals, ordinals, fc.nat(500)), {
      minLength: 60,
      maxLength: 300,
    });
    fc.assert(
      fc.property(
        cases,
        ordinals,
        ordinals,
        fc.integer({ min: 1, max: 80 }),
        (all, causes, articles, few) => {
          const candidates = all.map(([sum, own, cited, length]) => candidate(sum, own, cited, 1 + length));
          const whole = rankCases(candidates, known(causes, articles), COUNTS);
          const first = rankCases(candidates, known(causes, articles), COUNTS, few);
          expect(first).toEqual({ ...whole, cases: whole.cases.slice(0, few) });
        },
      ),
    );
  });

  test("compares sums by the length of the texts", () => {
    const { cases } = rankCases([candidate(2, [], [], 400), candidate(2, [], [], 50)], known(), COUNTS);
    expect(cases.map(({ at }) => at)).toEqual([1, 0]);
    expect(cases[1]!.score / cases[0]!.score).toBeCloseTo(forLength(2, 4) / forLength(2, 0.5), 12);
  });

  test("names the causes that have half of the leading one's votes, in ascending order", () => {
    const near = [candidate(10, [7, 3]), candidate(10, [7]), candidate(1, [5])];
    const { cases, likely } = rankCases(near, known(), COUNTS);
    expect(cases[0]).toMatchObject({ at: 0, causes: [3, 7] });
    expect(cases[1]).toMatchObject({ at: 1, causes: [7] });
    // One hundredth of a vote.
    expect(cases[2]).toMatchObject({ at: 2, causes: [] });
    expect(likely).toEqual([7, 3, 5]);
  });

  test("offers at most five causes, and none where the query names them", () => {
    const near = [candidate(10, [1, 2, 3, 4, 5, 6])];
    expect(rankCases(near, known(), COUNTS).likely).toEqual([1, 2, 3, 4, 5]);
    const chosen = rankCases(near, known([2]), COUNTS);
    expect(chosen.likely).toEqual([]);
    expect(chosen.cases[0]?.causes).toEqual([2]);
  });

  test("names the articles that the query cites, or those with a quarter of the leading one's weight", () => {
    const near = [candidate(10, [], [2, 1, 0])];
    // All have one vote, so their weights depend on their rarity.
    const weight = COUNTS.citing.map((found) => inverseFrequency(found, COUNTS.documents));
    expect(weight[0]!).toBeGreaterThan(weight[2]! / 4);
    expect(rankCases(near, known(), COUNTS).cases[0]?.articles).toEqual([0, 1, 2]);
    const common = { ...COUNTS, citing: [400, 20, 2] };
    expect(inverseFrequency(400, 1_000)).toBeLessThan(weight[2]! / 4);
    expect(rankCases(near, known(), common).cases[0]?.articles).toEqual([1, 2]);
    expect(rankCases(near, known([], [0, 1]), common).cases[0]?.articles).toEqual([0, 1]);
    expect(rankCases([candidate(10, [], [2])], known([], [0]), common).cases[0]?.articles).toEqual([]);
  });
});

test("an article with just a quarter of the leading one's weight is usual", () => {
  const even = { ...COUNTS, citing: [20, 20, 20] };
  // Half the score gives a quarter of a vote.
  const { cases } = rankCases(
    [candidate(10, [], [0]), candidate(5, [], [1]), candidate(4.9, [], [2])],
    known(),
    even,
  );
  expect(cases.map(({ articles }) => articles)).toEqual([[0], [1], []]);
});

describe("CaseCollection", () => {
  interface Node {
    label: string;
    children?: Node[];
  }
  const causes = flattenTree<Node>(
    [{ label: "民事", children: [{ label: "甲" }, { label: "乙" }] }, { label: "刑事" }],
    ({ label }) => `key-${label}`,
  );
  const collection = new CaseCollection(
    {
      documents: 9,
      averageLength: 5,
      articles: ["甲法#1", "乙法#2", "丙法#3", "丁法#4"],
      citing: [7, 2, 1, 1],
    },
    causes,
  );

  test("knows the articles that more than one case cites", () => {
    expect(collection.counts).toEqual({
      documents: 9,
      averageLength: 5,
      articles: ["甲法#1", "乙法#2"],
      citing: [7, 2],
    });
    expect(collection.articleOrdinals(["乙法#2", "丙法#3", "甲法#1"])).toEqual([1, 0]);
    const none = new CaseCollection(
      { documents: 1, averageLength: 5, articles: ["甲法#1"], citing: [1] },
      causes,
    );
    expect(none.counts.articles).toEqual([]);
  });

  test("knows causes by key, and those of a query with all below them by key or label", () => {
    expect(collection.causeOrdinals(["key-乙", "key-丙", "key-民事"])).toEqual([2, 0]);
    expect(collection.causeAt(2)).toEqual({ key: "key-乙", label: "乙" });
    const traits = collection.knownTraits({
      text: "",
      causes: ["key-民事", "刑事", "丙"],
      articles: ["甲法#1", "丁法#4"],
      outside: [],
    });
    expect([...traits.causes]).toEqual([0, 1, 2, 3]);
    expect([...traits.articles]).toEqual([0]);
  });

  test("names what a case has in common", () => {
    expect(collection.commonLaw({ at: 0, score: 1, causes: [1, 3], articles: [1] })).toEqual({
      causes: ["甲", "刑事"],
      articles: ["乙法#2"],
    });
  });
});
