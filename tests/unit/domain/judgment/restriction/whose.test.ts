import { describe, expect, test } from "vitest";
import { namesPattern, whoseWords } from "#domain/judgment/restriction/whose.ts";

const NAMES = namesPattern(["张例", "李例"]);

describe("whoseWords", () => {
  const whose = (sentence: string, names = NAMES) => whoseWords(sentence, sentence.indexOf("未满"), names);

  test.each([
    ["被告人张例未满十八周岁。", "accused"],
    ["张例未满十八周岁。", "accused"],
    ["被害人王样未满十八周岁。", "other"],
    ["张例之子未满十八周岁。", "other"],
    ["被告人张例明知王样未满十八周岁。", "other"],
    ["王样明知，张例未满十八周岁。", "accused"],
    ["今天天气未满。", "unknown"],
    ["其未满十八周岁。", "unknown"],
    ["被告人张例，作案时未满十八周岁。", "accused"],
    ["被告人张例，男，作案时未满十八周岁。", "accused"],
    ["被告人张例，今天天气未满。", "unknown"],
    ["被害人王样，案发时未满十八周岁。", "other"],
    ["公安机关查明，作案时未满十八周岁。", "unknown"],
    ["张例明知，尚未满十八周岁。", "other"],
    ["强奸，尚未满十八周岁。", "other"],
    ["强奸未满十八周岁的人。", "other"],
  ])("in %s are about: %s", (sentence, expected) => {
    expect(whose(sentence)).toBe(expected);
  });

  test.each([
    ["被告人张例（未满十八周岁）", "accused"],
    ["张例(未满十八周岁)", "accused"],
    ["被告人赵样（未满十八周岁）", "accused"],
    ["王样（未满十八周岁）", "other"],
    ["被害人张例（未满十八周岁）", "other"],
    ["被告人殴打了路过的人（未满十八周岁）", "other"],
    ["被告人张例（系王样之兄），未满十八周岁。", "accused"],
    ["被告人张例(系王样之兄)，未满十八周岁。", "accused"],
    ["被害人王样（与被告人同住），未满十八周岁。", "other"],
    ["张例（原告），未满十八周岁。", "other"],
    ["今天），未满十八周岁。", "unknown"],
    ["被告人张例，男（略），未满十八周岁。", "accused"],
  ])("beside brackets, in %s, are about: %s", (sentence, expected) => {
    expect(whose(sentence)).toBe(expected);
  });

  test("without names go by the words for people alone", () => {
    expect(whose("张例未满十八周岁。", null)).toBe("unknown");
    expect(whose("被告人张例未满十八周岁。", null)).toBe("accused");
  });
});

describe("namesPattern", () => {
  const found = (names: string[], text: string) => text.match(namesPattern(names) ?? /(?!)/g);

  test("takes the longest name, whatever signs it has, and no name that goes on", () => {
    expect(found(["张例", "张例样"], "张例样、张例")).toEqual(["张例样", "张例"]);
    expect(found(["张*", "王(例)"], "张*和王(例)，张例")).toEqual(["张*", "王(例)"]);
    expect(found(["周某"], "周某1、周某甲、周某")).toEqual(["周某"]);
    expect(namesPattern([])).toBeNull();
  });
});
