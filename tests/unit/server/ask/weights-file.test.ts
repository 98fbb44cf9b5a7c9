import { expect, test } from "vitest";
import { FEATURES } from "#domain/ask/ranking/features.ts";
import { encodeWeights, readWeights, type StoredWeights } from "#server/ask/weights-file.ts";

const weights = readWeights();

test("the committed weights were learned with today's features", () => {
  expect(weights.features).toEqual([...FEATURES]);
});

test("the committed weights hold short words of at least three questions each, and no sentence", () => {
  const { terms, labels } = weights.associations;
  expect(terms.length).toBeGreaterThan(100);
  for (const [term, questions, ...twos] of terms) {
    expect(term).toMatch(/^(?:[\p{L}\p{N}]{1,4}|#\d+)$/u);
    expect(questions).toBeGreaterThanOrEqual(3);
    expect(twos.length % 2).toBe(0);
    expect(twos.every((number, at) => at % 2 === 1 || labels[number] !== undefined)).toBe(true);
  }
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
      labels: [["article", "河渡法", 1, 0]],
      terms: [
        ["船", 3, 0, 12],
        ["#90301", 4, 0, 80],
      ],
    },
    trees: { roots: [0], features: [-1], numbers: [0.5], rights: [0] },
  };
  expect(JSON.parse(encodeWeights(made))).toEqual(made);
  expect(JSON.parse(encodeWeights(weights))).toEqual(weights);
});
