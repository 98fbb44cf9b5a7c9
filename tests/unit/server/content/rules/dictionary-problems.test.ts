import { describe, expect, test } from "vitest";
import { dictionaryProblems } from "#server/content/rules/dictionary-problems.ts";
import { problemToText } from "#server/content/source/problem.ts";

const rule = {
  id: "promised-outcome",
  reason: "不得承诺办案结果",
  instead: "删掉",
  words: ["保证胜诉", "guaranteed win"],
  allowed: ["不保证胜诉"],
};

describe("dictionaryProblems", () => {
  test("names file and key of a missing translation", () => {
    const missing = { cn: ["frame"], en: ["notFound.title"] };
    const lines = dictionaryProblems({ cn: {}, en: {} }, missing, []).map(problemToText);
    expect(lines).toEqual([
      "src/i18n/cn/frame.json:1  frame：缺少中文。参照 src/i18n/en/frame.json 补上这个字段。",
      "src/i18n/en/not-found.json:1  title：缺少英文。参照 src/i18n/cn/not-found.json 补上这个字段。",
    ]);
  });

  test("finds forbidden wording in any case and depth, and lets allowed phrases pass", () => {
    const words = { cn: { frame: { a: "我们不保证胜诉" } }, en: { frame: { b: { c: "A Guaranteed Win" } } } };
    const lines = dictionaryProblems(words, { cn: [], en: [] }, [rule]).map(problemToText);
    expect(lines).toEqual([
      "src/i18n/en/frame.json:1  b.c：出现了不能用于推广的说法“guaranteed win”（不得承诺办案结果）。删掉。",
    ]);
  });
});
