import { describe, expect, test } from "vitest";
import {
  Associations,
  causeValues,
  type MeantCause,
  questionWords,
} from "#domain/ask/signals/associations.ts";
import { smallIndex } from "../small-index.ts";

const index = smallIndex([
  { title: "工匠法", sections: [{ heading: "工钱", articles: ["一", "二", "三"] }] },
  { title: "河渡法", sections: [{ heading: "摆渡", articles: ["四"] }] },
]);
const associations = new Associations(
  {
    questions: 20,
    labels: [
      ["article", "工匠法", 1, 0],
      ["law", "工匠法", 1, 0],
      ["article", "河渡法", 1, 0],
      ["article", "没有的法", 1, 0],
      ["section", "河渡法", 1, 0],
    ],
    terms: [
      ["欠薪", 5, 0, 500, 1, 40, 3, 900],
      ["沉船", 2, 2, 800, 0, -100, 4, 700],
      ["欠", 8, 0, 200],
      ["薪水", 8, 0, 10],
      ["#7", 4, 0, 300, 1, 60],
    ],
  },
  index,
);
const scored = (text: string, causes: MeantCause[] = []) => {
  const { article, section, law } = associations.score(text, causes);
  return {
    learned: Array.from({ length: index.size }, (_, at) => article.get(at) ?? 0),
    section: Array.from(index.columns.section, (own) => section[own]!),
    law: Array.from(index.lawOf, (own) => law[own]!),
  };
};
const rarity = (having: number) => Math.log(1 + (20 - having + 0.5) / (having + 0.5));
const near = (value: number) => expect.closeTo(value, 12);

test("the words of a question are its runs of one to four characters, across no blank", () => {
  expect([...questionWords("甲乙 丙")]).toEqual(["甲", "甲乙", "乙", "丙"]);
  expect(questionWords("甲乙丙丁戊").has("甲乙丙丁")).toBe(true);
  expect(questionWords("甲乙丙丁戊").has("甲乙丙丁戊")).toBe(false);
  expect(questionWords("").size).toBe(0);
});

test("causes beside the words: the first six, the likeliest far before the others, four fifths long together", () => {
  const causes = Array.from({ length: 8 }, (_, at) => ({ code: `${at}`, score: at === 0 ? 1 : 0.5 }));
  const values = causeValues(causes);
  expect(values.map(([term]) => term)).toEqual(["#0", "#1", "#2", "#3", "#4", "#5"]);
  expect(values[0]![1] / values[1]![1]).toBeCloseTo(8, 12);
  expect(Math.hypot(...values.map(([, value]) => value))).toBeCloseTo(0.8, 12);
  expect(causeValues([])).toEqual([]);
});

describe("score", () => {
  test("adds what known words speak for by their rarity, for an article and for all articles of a law", () => {
    const norm = Math.hypot(rarity(5), rarity(8));
    const own = (rarity(5) * 0.5 + rarity(8) * 0.2) / norm;
    expect(scored("欠薪").learned).toEqual([near(own), 0, 0, 0]);
    expect(scored("欠薪").law).toEqual([...Array(3).fill(near((rarity(5) * 0.04) / norm)), 0]);
    expect(scored("沉船").learned).toEqual([near(-0.1), 0, 0, near(0.8)]);
    expect(scored("沉船").section).toEqual([0, 0, 0, near(0.7)]);
    const nothing = [0, 0, 0, 0];
    expect(scored("摆渡")).toEqual({ learned: nothing, section: nothing, law: nothing });
  });

  test("adds what causes speak for, also where no word is known; an unknown cause says nothing", () => {
    const meant = [{ code: "7", score: 1 }];
    expect(scored("qwerty", meant).learned[0]).toBeCloseTo(0.8 * 0.3, 12);
    expect(scored("qwerty", meant).law[2]).toBeCloseTo(0.8 * 0.06, 12);
    expect(scored("欠薪", meant).learned[0]).toBeCloseTo(scored("欠薪").learned[0]! + 0.8 * 0.3, 12);
    expect(scored("欠薪", [{ code: "8", score: 1 }])).toEqual(scored("欠薪"));
  });
});
