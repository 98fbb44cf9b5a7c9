import { describe, expect, test } from "vitest";
import { readQuestion } from "#domain/ask/question/question.ts";
import { FEATURES, fillFeatures } from "#domain/ask/ranking/features.ts";
import { Associations } from "#domain/ask/signals/associations.ts";
import { readSignals, type SignalName, toSignal } from "#domain/ask/signals/signals.ts";
import { NOTHING_LEARNED } from "#tests/fixtures/ask-weights.ts";
import { CRAFT_LAWS, smallIndex } from "../small-index.ts";

const index = smallIndex(CRAFT_LAWS, [{ text: "甲", cites: [1] }]);
const associations = new Associations(NOTHING_LEARNED, index);
const CANDIDATES = [1, 0, 4];

function rowsOf(question: string, given: Partial<Record<SignalName | "mixed", number[]>>) {
  const asked = readQuestion(question, index.articles);
  const signals = readSignals(index, { asked, causes: [] }, associations);
  const { mixed = [0, 0, 0, 0, 0], ...others } = given;
  signals.mixed.set(mixed);
  for (const [name, values] of Object.entries(others))
    signals.by[name as SignalName] = toSignal(Float64Array.from(values));
  const rows = fillFeatures(index, asked, signals, CANDIDATES);
  return (name: string) =>
    CANDIDATES.map((_, at) => rows[at * FEATURES.length + FEATURES.indexOf(name)] ?? Number.NaN);
}

describe("a row of features", () => {
  test("has a name for each, none twice", () => {
    expect(new Set(FEATURES).size).toBe(FEATURES.length);
  });

  test("has each signal as a share of its greatest, of nothing its value", () => {
    const column = rowsOf("工钱", { cases: [1, 2, 4, 0, 0], learned: [-1, 0, 0, 0, 0] });
    expect(column("cases")).toEqual([0.5, 0.25, 0]);
    expect(column("learned")).toEqual([0, -1, 0]);
  });

  test("has what is known of articles whatever is asked", () => {
    const column = rowsOf("工钱", {});
    expect(column("length")).toEqual([4, 4, 6]);
    expect(column("kind")).toEqual([0, 0, 0]);
  });

  test("has how much of the question stands in the article, by rarity everywhere and among the candidates", () => {
    const column = rowsOf("限期给付 没有", {});
    const [rare, common] = [Math.log(1 + 4.5 / 1.5), Math.log(1 + 3.5 / 2.5)];
    const whole = 2 * rare + common;
    expect(column("coverage")).toEqual([expect.closeTo(1, 12), expect.closeTo(common / whole, 12), 0]);
    const [alone, both] = [Math.log(4), Math.log(2)];
    expect(column("apart")[1]).toBeCloseTo(both / (2 * alone + both), 12);
    expect(column("apart")[0]).toBeCloseTo(1, 12);
  });

  test("has how many of its characters stand in the article, and the longest run of them", () => {
    const column = rowsOf("限期给付 没有", {});
    expect(column("charCoverage")).toEqual([expect.closeTo(4 / 6, 12), expect.closeTo(2 / 6, 12), 0]);
    const [alone, both] = [Math.log(4), Math.log(2)];
    expect(column("charApart")[1]).toBeCloseTo((2 * both) / (2 * alone + 2 * both), 12);
    expect(column("run")).toEqual([4, 2, 0]);
  });

  test("has the greatest and the sum of the candidates in its section and law", () => {
    const column = rowsOf("工钱", { mixed: [1, 3, 9, 0, 2] });
    expect(column("sectionBest")).toEqual([3, 3, 2]);
    expect(column("sectionSum")).toEqual([4, 4, 2]);
    expect(column("lawBest")).toEqual([3, 3, 2]);
    expect(column("lawSum")).toEqual([4, 4, 2]);
  });
});
