import { expect, test } from "vitest";
import { FEATURES } from "#domain/ask/ranking/features.ts";
import { encodeWeights, readWeights, type StoredWeights } from "#server/ask/weights-file.ts";

const weights = readWeights();

test("the committed weights were learned with today's features", () => {
  expect(weights.features).toEqual([...FEATURES]);
});

test("the committed weights hold short words of at least three questions each, and no sentence", () => {
  expect(weights.associations.words.length).toBeGreaterThan(100);
  expect(weights.associations.companions.length).toBeGreaterThan(100);
  for (const [word, questions] of weights.associations.words) {
    expect(word).toMatch(/^[\p{L}\p{N}]{1,4}$/u);
    expect(questions).toBeGreaterThanOrEqual(3);
  }
});

test("the committed weights say of each word and cause what it tells of whole laws and sections", () => {
  const { articles, words, causes, laws, sections } = weights.associations;
  for (const { of, ...rows } of [laws, sections]) {
    expect(of.length).toBe(articles.length);
    expect([rows.words.length, rows.causes.length]).toEqual([words.length, causes.length]);
    const most = Math.max(...of);
    for (const row of [...rows.words, ...rows.causes]) {
      expect(row.length % 2).toBe(0);
      expect(row.every((number, at) => at % 2 === 1 || (number >= 0 && number <= most))).toBe(true);
    }
  }
  expect(new Set(articles.map(([law], at) => `${law} ${laws.of[at]}`)).size).toBe(1 + Math.max(...laws.of));
  expect(Math.max(...sections.of)).toBeGreaterThan(Math.max(...laws.of));
});

test("the committed weights name their data by SHA-256", () => {
  expect(weights.learned_from.questions).toMatch(/^[0-9a-f]{64}$/);
  expect(weights.learned_from.index).toMatch(/^[0-9a-f]{64}$/);
  expect(weights.origin).toContain("STARD");
});

test("weights read back are what was written, every member of them", () => {
  const made: StoredWeights = {
    origin: "invented",
    learned_from: { questions: "", index: "" },
    features: ["one"],
    chance: { slope: 1, offset: 0 },
    associations: {
      questions: 3,
      articles: [["河渡法", 1, 0, 3]],
      words: [["船", 3, 0, 3, 12]],
      causes: [["90301", 0, 80]],
      companions: [[0, 0, 2]],
      laws: { of: [0], words: [[0, 30]], causes: [[]] },
      sections: { of: [0], words: [[]], causes: [[0, -7]] },
    },
    trees: { roots: [0], features: [-1], numbers: [0.5], rights: [0] },
  };
  expect(JSON.parse(encodeWeights(made))).toEqual(made);
  expect(JSON.parse(encodeWeights(weights))).toEqual(weights);
});
