import { expect, test } from "vitest";
import { FEATURES } from "#domain/ask/features.ts";
import { encodeWeights, readWeights } from "#server/ask/weights-file.ts";

const weights = readWeights();

test("the committed weights were learned with today's features", () => {
  expect(weights.features).toEqual([...FEATURES]);
});

test("the committed weights hold short words of at least three questions each, and no sentence", () => {
  expect(weights.associations.words.length).toBeGreaterThan(100);
  for (const [word, questions] of weights.associations.words) {
    expect(word).toMatch(/^[\p{L}\p{N}]{2,4}$/u);
    expect(questions).toBeGreaterThanOrEqual(3);
  }
});

test("the committed weights name their data by SHA-256", () => {
  expect(weights.learned_from.questions).toMatch(/^[0-9a-f]{64}$/);
  expect(weights.learned_from.index).toMatch(/^[0-9a-f]{64}$/);
  expect(weights.origin).toContain("STARD");
});

test("weights read back are what was written", () => {
  expect(JSON.parse(encodeWeights(weights))).toEqual(weights);
});
