import { describe, expect, test } from "vitest";
import { wordingMarks } from "#domain/ask/input/wording-marks.ts";
import { lawInWording, shareOf, weightsFrom } from "#domain/ask/input/wording-model.ts";

const shape = (text: string, place = false) =>
  [...wordingMarks(text, place)].filter((mark) => mark.startsWith("#"));

describe("wordingMarks", () => {
  test("are runs of one to three characters, with the ends of words", () => {
    expect([...wordingMarks("甲乙", false)].filter((mark) => !mark.startsWith("#"))).toEqual([
      "^甲",
      "^甲乙",
      "甲",
      "甲乙",
      "甲乙$",
      "乙",
      "乙$",
    ]);
    expect([...wordingMarks("甲 乙", false)]).toEqual(expect.arrayContaining(["^甲$", "^乙$"]));
  });

  test("take digits and letters for one each", () => {
    const marks = wordingMarks("甲2020ABC", false);
    expect(marks.has("甲0a")).toBe(true);
    expect([...marks].some((mark) => /[12b]/.test(mark) && !mark.startsWith("#"))).toBe(false);
  });

  test("tell length in steps, words up to four, the longest up to twelve", () => {
    expect(shape("甲乙丙")).toEqual(["#length 3", "#words 1", "#longest 3"]);
    expect(shape("甲乙丙丁")).toEqual(["#length 4", "#words 1", "#longest 4"]);
    expect(shape("甲乙丙丁戊己庚")).toEqual(["#length 8", "#words 1", "#longest 7"]);
    expect(shape("甲 乙 丙 丁 戊")).toEqual(["#length 5", "#words 4", "#longest 1"]);
    expect(shape("甲".repeat(13))).toEqual(["#length 13", "#words 1", "#longest 12"]);
    for (const [length, step] of [
      [5, 5],
      [6, 6],
      [9, 10],
      [10, 10],
      [11, 13],
      [14, 17],
      [18, 24],
      [24, 24],
      [25, 80],
    ] as const)
      expect(shape("甲".repeat(length))[0]).toBe(`#length ${step}`);
  });

  test("tell clauses and a place before them", () => {
    expect(shape("甲，乙")).toContain("#clauses");
    expect(shape("甲，")).not.toContain("#clauses");
    expect(shape("甲乙", true)).toEqual(["#length 3", "#words 1", "#longest 2", "#place", "#place 3"]);
  });

  test("read eighty characters", () => {
    expect(wordingMarks(`${"甲".repeat(80)}乙`, false).has("乙")).toBe(false);
    expect(wordingMarks(`${"甲".repeat(79)}乙`, false).has("乙")).toBe(true);
  });
});

describe("lawInWording", () => {
  test("is the share of what is known that speaks for law", () => {
    const weights = weightsFrom({ base: [10, 30], features: { 甲: [100, 300], 乙: [0, 50] } });
    // In hundredths; one known feature counts 1 / √2, two count 1 / √3.
    expect(lawInWording("丙", weights)).toBeCloseTo(0.2, 12);
    expect(lawInWording("甲", weights)).toBeCloseTo(0.2 + 2 / Math.SQRT2, 12);
    expect(lawInWording("甲乙", weights)).toBeCloseTo(0.2 + 2.5 / Math.sqrt(3), 12);
    expect([0, 3].map(shareOf)).toEqual([1, 0.5]);
    expect(weights.weightsOf("constructor")).toBeUndefined();
  });
});
