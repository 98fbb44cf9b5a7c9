import { expect, test } from "vitest";
import { StreetWords } from "#domain/ask/question/street-words.ts";
import { CandidateFinder } from "#domain/ask/ranking/candidates.ts";
import { FEATURES } from "#domain/ask/ranking/features.ts";
import { NOTHING_LEARNED } from "#tests/fixtures/ask-weights.ts";
import { smallIndex } from "../small-index.ts";

const index = smallIndex(
  [{ title: "工匠法", sections: [{ heading: "工钱", articles: ["给付工钱", "限期给付", "告知工匠"] }] }],
  [],
  [],
  [
    { article: 1, text: "东家赖账 赖账不给" },
    { article: 2, text: "东家说走就走" },
  ],
);
const finder = new CandidateFinder(index, NOTHING_LEARNED, {
  street: new StreetWords([]),
  readCauses: () => [],
});

test("what guides say finds an article that shares no word with the question, the one said oftener first", () => {
  const { articles, rows } = finder.find("赖账");
  expect(articles[0]).toBe(1);
  expect(rows[FEATURES.indexOf("guidesShare")]).toBe(1);
  // A pair that all guided articles have says too little to be read.
  expect(finder.find("东家赖账走人").articles[0]).toBe(1);
});

test("the signal of one question is gone with the next", () => {
  finder.find("赖账");
  expect(finder.signals.guides[1]).toBeGreaterThan(0);
  finder.find("说走就走");
  expect(Array.from(finder.signals.guides).map((score) => score > 0)).toEqual([false, false, true]);
});
