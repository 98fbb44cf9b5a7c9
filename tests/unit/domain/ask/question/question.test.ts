import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bigramKey, bigramText, countBigrams } from "#domain/ask/question/bigrams.ts";
import { MAX_QUESTION_CHARS, readQuestion } from "#domain/ask/question/question.ts";
import { sharedRuns } from "#domain/ask/question/shared-runs.ts";
import { smallIndex } from "../small-index.ts";

const keyOf = (text: string) => bigramKey(text.charCodeAt(0), text.charCodeAt(1));

describe("bigrams", () => {
  test("have keys of their own, from which they can be read again", () => {
    fc.assert(
      fc.property(fc.nat(0xffff), fc.nat(0xffff), (first, second) => {
        const key = bigramKey(first, second);
        expect(key).toBeLessThan(2 ** 32);
        expect(bigramText(key)).toBe(String.fromCharCode(first, second));
      }),
    );
  });

  test("cross no blank, and count as often as they stand, times the weight of their text", () => {
    expect([...countBigrams([{ text: "甲乙 丙丁", weight: 1 }])]).toEqual([
      [keyOf("甲乙"), 1],
      [keyOf("丙丁"), 1],
    ]);
    const counts = countBigrams([
      { text: "甲乙甲乙", weight: 3 },
      { text: "乙甲", weight: 1 },
    ]);
    expect([...counts]).toEqual([
      [keyOf("甲乙"), 6],
      [keyOf("乙甲"), 4],
    ]);
  });
});

describe("a question", () => {
  /** Letters whose n-th pair occurs in n articles: the first is the rarest. */
  const LETTERS = Array.from({ length: 101 }, (_, at) => String.fromCharCode(0xac00 + at));
  const articles = LETTERS.slice(0, 100).map((_, article) => LETTERS.slice(article).join(""));
  const index = smallIndex([{ title: "法", sections: [{ heading: "章", articles }] }]);

  test("is folded, and read up to its two-thousandth character", () => {
    expect(readQuestion("甲、乙！", index.articles).text).toBe("甲 乙");
    expect(readQuestion("甲".repeat(MAX_QUESTION_CHARS + 1), index.articles).text.length).toBe(2000);
  });

  test("of many bigrams is read by the 64 rarest among the articles that have them", () => {
    const { bigrams } = readQuestion(`甲乙丙${LETTERS.join("")}`, index.articles);
    const rarest = LETTERS.slice(0, 64).map((letter, at) => keyOf(letter + LETTERS[at + 1]));
    expect(bigrams.map(({ key }) => key)).toEqual(rarest);
  });
});

test("shared runs are the longest that a text has too, across no blank", () => {
  expect(sharedRuns("老板拖欠 工钱三月", "拖欠工钱的老板")).toEqual(["老板", "拖欠", "工钱"]);
  expect(sharedRuns("甲 乙", "甲 乙")).toEqual([]);
  const letters = fc.string({ unit: fc.constantFrom("甲", "乙", "丙", " "), maxLength: 9 });
  fc.assert(
    fc.property(letters, letters, (question, text) => {
      for (const run of sharedRuns(question, text)) {
        expect(run.length).toBeGreaterThan(1);
        expect(run).not.toContain(" ");
        expect(question.includes(run) && text.includes(run)).toBe(true);
      }
    }),
  );
});
