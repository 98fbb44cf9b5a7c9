import { expect, test } from "vitest";
import { CandidateFinder, MAX_CANDIDATES } from "#domain/ask/ranking/candidates.ts";
import { FEATURES } from "#domain/ask/ranking/features.ts";
import { AskRanker, type AskWeights } from "#domain/ask/ranking/ranker.ts";
import { NOTHING_LEARNED } from "#tests/fixtures/ask-weights.ts";
import { smallIndex } from "../small-index.ts";

const index = smallIndex(
  [
    {
      title: "工匠法",
      sections: [
        { heading: "工钱", articles: ["给付工钱", "限期给付工钱与利息", "付清"] },
        { heading: "歇业", articles: ["告知工匠", "罚则", "附则"] },
      ],
    },
    { title: "河渡法", sections: [{ heading: "摆渡", articles: ["渡船载客", "船家赔偿", "停航"] }] },
  ],
  [
    { text: "欠薪", cites: [0, 1] },
    { text: "工钱", cites: [1] },
  ],
);
Object.assign(index.columns.branch, { 2: 1 });
const noCauses = () => [];
/** One tree: an article longer than five characters scores 2, the others 1. */
const WEIGHTS: AskWeights = {
  features: [...FEATURES],
  associations: NOTHING_LEARNED,
  trees: {
    roots: [0],
    features: [FEATURES.indexOf("length"), -1, -1],
    numbers: [5, 1, 2],
    rights: [2, 0, 0],
  },
  chance: { slope: 2, offset: -3 },
};
const ranker = new AskRanker(index, WEIGHTS, noCauses);
const chance = (sum: number) => expect.closeTo(1 / (1 + Math.exp(3 - 2 * sum)), 12);
const asked = (question: string) =>
  ranker.rank(question).map(({ lawId, number, branch, score }) => [lawId, number, branch, score]);

test("weights of other features are refused", () => {
  expect(() => new AskRanker(index, { ...WEIGHTS, features: FEATURES.slice(1) }, noCauses)).toThrow(
    RangeError,
  );
  expect(() => new AskRanker(index, { ...WEIGHTS, features: FEATURES.with(0, "other") }, noCauses)).toThrow(
    RangeError,
  );
  expect(ranker.index).toBe(index);
});

test("articles stand by the sum of the trees, with their chance", () => {
  expect(asked("工钱")).toEqual([
    ["law0", 2, 0, chance(2)],
    ["law0", 1, 0, chance(1)],
  ]);
});

test("equal sums are ordered as the candidates are", () => {
  const even = new AskRanker(
    index,
    { ...WEIGHTS, trees: { ...WEIGHTS.trees, numbers: [5, 1, 1] } },
    noCauses,
  );
  const { articles } = new CandidateFinder(index, WEIGHTS.associations, noCauses).find("渡船告知工钱");
  expect(articles.length).toBeGreaterThan(3);
  expect(articles).not.toEqual(articles.toSorted((a, b) => a - b));
  expect(even.rank("渡船告知工钱").map(({ article }) => article)).toEqual(articles);
});

test("how often an article is cited is known of those of the index", () => {
  const cited = (lawId: string, number: number, branch = 0) => ranker.timesCited({ lawId, number, branch });
  expect([cited("law0", 2), cited("law0", 1), cited("law1", 1), cited("law0", 3), cited("law7", 1)]).toEqual([
    2, 1, 0, 0, 0,
  ]);
});

test("candidates are the likeliest hundred and fifty", () => {
  expect(MAX_CANDIDATES).toBe(150);
  const many = smallIndex([
    {
      title: "法",
      sections: [{ heading: "", articles: [...Array(151).fill("甲乙"), ...Array(600).fill("丙")] }],
    },
  ]);
  const finder = new CandidateFinder(many, WEIGHTS.associations, noCauses);
  const found = finder.find("甲乙");
  expect(found.articles.length).toBe(150);
  expect(found.rows.length).toBe(150 * FEATURES.length);
});
