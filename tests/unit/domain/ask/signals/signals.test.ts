import { expect, test } from "vitest";
import { readQuestion } from "#domain/ask/question/question.ts";
import { Associations } from "#domain/ask/signals/associations.ts";
import { voteByCases } from "#domain/ask/signals/case-votes.ts";
import { greatest, readSignals, SIGNALS, type Signal, shareOf } from "#domain/ask/signals/signals.ts";
import { NOTHING_LEARNED } from "#tests/fixtures/ask-weights.ts";
import { CRAFT_LAWS, smallIndex } from "../small-index.ts";

const index = smallIndex(
  CRAFT_LAWS,
  [
    { text: "老板赖账", cites: [0, 1] },
    { text: "船翻了", cites: [4] },
    { text: "老板走人", cites: [2] },
  ],
  [
    { article: 1, text: "讨薪要快" },
    { article: 4, text: "落水受伤" },
  ],
);
const associations = new Associations(NOTHING_LEARNED, index);
const fill = (question: string, own = associations) => {
  const asked = readQuestion(question, index.articles);
  const { by, ...others } = readSignals(index, { asked, causes: [] }, own);
  return { ...by, ...others };
};
/** The articles with a score. */
const told = (signal: Signal) =>
  Array.from({ length: index.size }, (_, at) => at).filter((at) => shareOf(signal, at) > 0);
const toldMixed = (values: Float64Array) => [...values.keys()].filter((at) => values[at]! > 0);

test("each signal tells of the articles that its own texts bring", () => {
  expect(told(fill("限期给钱").text)).toEqual([1]);
  expect(told(fill("讨薪").guides)).toEqual([1]);
  expect(told(fill("赖账").cases)).toEqual([0, 1]);
});

test("the sum has each signal as a share of its greatest, and what is around an article makes it no candidate", () => {
  const learned = new Associations(
    { questions: 9, labels: [["law", "河渡法", 1, 0]], terms: [["摆渡", 3, 0, 500]] },
    index,
  );
  expect(toldMixed(fill("摆渡", learned).mixed)).toEqual([]);
  const { mixed, text, learnedLaw } = fill("摆渡赔偿", learned);
  expect(told(learnedLaw)).toEqual([3, 4]);
  expect(toldMixed(mixed)).toEqual([4]);
  expect(mixed[4]).toBeCloseTo(SIGNALS.text * shareOf(text, 4) + SIGNALS.learnedLaw, 12);
});

test("a question that nothing resembles has no score", () => {
  const { mixed, ...signals } = fill("qwerty");
  expect(toldMixed(mixed)).toEqual([]);
  for (const { most } of Object.values(signals)) expect(most).toBe(0);
});

test("the nearest cases vote for what they cite, above the last of them, the more the rarer it is cited", () => {
  const votes = voteByCases(index, Float64Array.of(4, 0, 2));
  const part = (4 - 2 * 0.99) / Math.SQRT2;
  expect(votes.get(0)).toBeCloseTo(part * index.rareCitation[0]!, 12);
  expect(votes.get(2)).toBeCloseTo((2 - 2 * 0.99) * index.rareCitation[2]!, 12);
  expect(votes.has(4)).toBe(false);
});

test("the greatest of values is at least 0", () => {
  expect(greatest(Float64Array.of(1, 3, 2))).toBe(3);
  expect(greatest(Float64Array.of(-1, -3))).toBe(0);
  expect(greatest(new Float64Array())).toBe(0);
});
