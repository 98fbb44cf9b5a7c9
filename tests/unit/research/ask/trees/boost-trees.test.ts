import fc from "fast-check";
import { expect, test } from "vitest";
import { Trees } from "#domain/ask/ranking/trees.ts";
import type { RankedGroup } from "../../../../../research/ask/trees/bin-rows.ts";
import { type BoostOptions, boostTrees } from "../../../../../research/ask/trees/boost-trees.ts";
import { randomOfSeed } from "../../../../../research/ask/trees/random-of-seed.ts";
import type { RankingLoss } from "../../../../../research/ask/trees/ranking-loss.ts";

const OPTIONS: BoostOptions = {
  loss: "pairs",
  trees: 20,
  leaves: 4,
  rate: 0.2,
  minRows: 5,
  lambda: 1,
  featureShare: 1,
  groupShare: 1,
  single: 0.2,
  depth: 20,
  seed: 20,
};
const WIDTH = 3;

/** Groups whose answers are the rows with the greatest product of two features; the third is noise. */
function invented(seed: number, count = 60, size = 20): RankedGroup[] {
  const random = randomOfSeed(seed);
  return Array.from({ length: count }, () => {
    const rows = Float64Array.from({ length: size * WIDTH }, random);
    const worth = Array.from({ length: size }, (_, row) => rows[row * WIDTH]! * rows[row * WIDTH + 1]!);
    const best = worth.indexOf(Math.max(...worth));
    return { rows, answers: Uint8Array.from(worth, (_, row) => (row === best ? 1 : 0)) };
  });
}

test.each<RankingLoss>(["pairs", "list"])(
  "trees learn by %s to put the answers of unseen groups first",
  (loss) => {
    const trees = new Trees(boostTrees(invented(1), WIDTH, { ...OPTIONS, loss }));
    const unseen = invented(2);
    const ranks = unseen.map(({ rows, answers }) => {
      const scores = Array.from(answers, (_, row) => trees.score(rows, row * WIDTH));
      return scores.filter((score) => score > scores[answers.indexOf(1)]!).length;
    });
    const mean = ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
    expect(mean).toBeLessThan(1.5);
  },
);

test.each<RankingLoss>(["pairs", "list"])("the same groups give the same trees by %s", (loss) => {
  const options = { ...OPTIONS, loss };
  expect(boostTrees(invented(3), WIDTH, options)).toEqual(boostTrees(invented(3), WIDTH, options));
});

test("every row reaches a leaf, whatever its features", () => {
  const ensemble = boostTrees(invented(4), WIDTH, OPTIONS);
  const trees = new Trees(ensemble);
  const leaves = ensemble.numbers.filter((_, node) => ensemble.features[node]! < 0).map(Math.abs);
  const most = OPTIONS.trees * Math.max(...leaves);
  fc.assert(
    fc.property(fc.array(fc.double({ noNaN: true }), { minLength: WIDTH, maxLength: WIDTH }), (row) => {
      expect(Math.abs(trees.score(Float64Array.from(row), 0))).toBeLessThanOrEqual(most);
    }),
  );
});
