import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  caseSimilarity,
  type KnownTraits,
  likelyCauses,
  type Neighbour,
  VOTERS,
  type Votes,
  votesOf,
} from "#domain/search/similar/neighbour-votes.ts";

const [THEFT, ROBBERY, FRAUD, ARSON] = [0, 1, 2, 3];
const [A264, A263, A266] = [10, 11, 12];
const even = () => 1;
const UNKNOWN: KnownTraits = { causes: new Set(), articles: new Set() };
const known = (causes: number[], articles: number[] = []): KnownTraits => ({
  causes: new Set(causes),
  articles: new Set(articles),
});
const neighbour = fc.record({
  score: fc.double({ min: 0.01, max: 100, noNaN: true }),
  causes: fc.uniqueArray(fc.constantFrom(THEFT, ROBBERY, FRAUD), { minLength: 1 }),
  articles: fc.uniqueArray(fc.constantFrom(A264, A263, A266)),
});
const neighbours = fc
  .array(neighbour, { minLength: 1, maxLength: 80 })
  .map((list) => list.toSorted((a, b) => b.score - a.score));

const similarityOf = (one: Neighbour, votes: Votes, weight: (article: number) => number) =>
  caseSimilarity(one.score, one, votes, weight);

describe("the votes of neighbours", () => {
  test("give the leading cause a whole share, and only the nearest sixty count", () => {
    fc.assert(
      fc.property(neighbours, (list) => {
        const votes = votesOf(list, even, UNKNOWN);
        expect(Math.max(...votes.causes.values())).toBeCloseTo(1, 12);
        expect(votes).toEqual(votesOf(list.slice(0, VOTERS), even, UNKNOWN));
        expect(likelyCauses(votes, 1)).toHaveLength(1);
      }),
    );
  });

  test("keep every similarity between 0 and 1", () => {
    const weight = (article: number) => article / 4;
    const traits = fc.constantFrom(UNKNOWN, known([THEFT]), known([], [A264]), known([FRAUD], [A263, A266]));
    fc.assert(
      fc.property(neighbours, traits, (list, given) => {
        const votes = votesOf(list, weight, given);
        for (const one of list) {
          const similarity = similarityOf(one, votes, weight);
          expect(similarity).toBeGreaterThan(0);
          expect(similarity).toBeLessThanOrEqual(1 + 1e-12);
        }
      }),
    );
  });

  test("count only the cause that was chosen, two fifths of the whole", () => {
    fc.assert(
      fc.property(neighbours, (list) => {
        const votes = votesOf(list, even, known([ARSON]));
        const other = similarityOf({ score: 1, causes: [THEFT], articles: [] }, votes, even);
        const chosen = similarityOf({ score: 1, causes: [ARSON], articles: [] }, votes, even);
        expect(chosen - other).toBeCloseTo(0.4, 12);
      }),
    );
  });

  test("put the articles that the query cites before those of its neighbours", () => {
    fc.assert(
      fc.property(neighbours, (list) => {
        const votes = votesOf(list, even, known([], [A266]));
        const similarity = (article: number) =>
          similarityOf({ score: 1, causes: [], articles: [article] }, votes, even);
        expect(similarity(A266)).toBeGreaterThanOrEqual(similarity(A264));
      }),
    );
  });

  test("count articles by the share that the leading one has of all votes", () => {
    const citing = (articles: number[]): Neighbour => ({ score: 5, causes: [THEFT], articles });
    const added = (near: Neighbour[], given = UNKNOWN) => {
      const votes = votesOf(near, even, given);
      return similarityOf(citing([A264]), votes, even) - similarityOf(citing([]), votes, even);
    };
    const agreed = added([citing([A264]), citing([A264]), citing([A264]), citing([A264])]);
    expect(agreed).toBeCloseTo(1 / 4, 12);
    expect(added([citing([A264]), citing([]), citing([]), citing([])])).toBeCloseTo(agreed / 4, 12);
    expect(added([citing([]), citing([])], known([], [A264]))).toBeCloseTo(agreed, 12);
  });
});

describe("votesOf", () => {
  const near = (score: number, causes: number[] = [], articles: number[] = []) => ({
    score,
    causes,
    articles,
  });

  test("gives each neighbour the square of its share of the highest score", () => {
    const votes = votesOf([near(4, [1], [8]), near(2, [1, 2], [9])], even, UNKNOWN);
    expect(votes.highest).toBe(4);
    expect(votes.isKnown).toBe(false);
    expect([...votes.causes]).toEqual([
      [1, 1],
      [2, 0.25 / 1.25],
    ]);
    expect([...votes.articles]).toEqual([
      [8, 1],
      [9, 0.25],
    ]);
    expect(votes.norm).toBeCloseTo(Math.hypot(1, 0.25), 12);
    expect(votes.agreement).toBeCloseTo(1 / 1.25, 12);
  });

  test("adds known articles with the weight of the one most voted for, one at least", () => {
    const votes = votesOf([near(1, [], [8]), near(1, [], [8, 9])], even, known([], [9, 7]));
    expect([...votes.articles]).toEqual([
      [8, 2],
      [9, 3],
      [7, 2],
    ]);
    expect(votes.agreement).toBe(1);
    expect([...votesOf([], even, known([], [7])).articles]).toEqual([[7, 1]]);
    expect(votesOf([], even, UNKNOWN)).toMatchObject({ agreement: 1, highest: 1, norm: 0 });
  });

  test("weighs articles, and takes known causes whole", () => {
    const votes = votesOf([near(1, [1], [8])], () => 3, known([5, 6]));
    expect([...votes.articles]).toEqual([[8, 3]]);
    expect([...votes.causes]).toEqual([
      [5, 1],
      [6, 1],
    ]);
    expect(votes.isKnown).toBe(true);
  });

  test("offers of causes with equal votes the first by number", () => {
    const votes = votesOf([near(1, [9, 4]), near(0.5, [2])], even, UNKNOWN);
    expect(likelyCauses(votes, 2)).toEqual([4, 9]);
    expect(likelyCauses(votes, 9)).toEqual([4, 9, 2]);
  });
});
