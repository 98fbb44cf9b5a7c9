import { describe, expect, test } from "vitest";
import { namesPattern, whoseWords } from "#domain/judgment/restriction/whose.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const NAMES = namesPattern(["张例", "李例"]);

describe("whoseWords", () => {
  const whose = (sentence: string, names = NAMES) => whoseWords(sentence, sentence.indexOf("未满"), names);

  each<[string, string]>("in %s are about: %s", (sentence, expected) => {
    expect(whose(sentence)).toBe(expected);
  });

  each<[string, string]>("beside brackets, in %s, are about: %s", (sentence, expected) => {
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
