import { describe, expect, test } from "vitest";
import { Associations, causeValues, questionWords, rarityOf } from "#domain/ask/signals/associations.ts";
import type { MeantCause } from "#domain/ask/signals/case-votes.ts";
import type { AssociationCounts } from "#domain/ask/signals/learned.ts";
import { makeSignals } from "#domain/ask/signals/signals.ts";
import { smallIndex } from "../small-index.ts";

const index = smallIndex([
  {
    title: "工匠法",
    sections: [
      { heading: "工钱", articles: ["一", "二", "三"] },
      { heading: "歇业", articles: ["四"] },
    ],
  },
  { title: "河渡法", sections: [{ heading: "摆渡", articles: ["五"] }] },
]);
const COUNTS: AssociationCounts = {
  questions: 20,
  articles: [
    ["工匠法", 1, 0, 6],
    ["河渡法", 1, 0, 2],
    ["没有的法", 1, 0, 3],
  ],
  words: [
    ["欠薪", 5, 0, 4, 500, 2, 1, 900],
    ["沉船", 2, 1, 2, 800, 0, 1, -100],
    ["欠", 8, 0, 6, 200],
  ],
  causes: [["欠薪纠纷", 0, 300, 2, 700]],
  companions: [
    [0, 1, 2],
    [0, 2, 9],
  ],
  laws: {
    of: [0, 1, 2],
    words: [
      [0, 40, 2, 300],
      [1, 70, 0, -10],
      [0, 5],
    ],
    causes: [[1, 60]],
  },
  sections: { of: [1, 0, 2], words: [[1, 20], [], [0, 9]], causes: [[1, 80, 2, 10]] },
};
const associations = new Associations(COUNTS, index);
const scored = (text: string, causes: MeantCause[] = []) => {
  const signals = makeSignals(index);
  signals.few.leaningNear.openFor(Uint32Array.from(signals.leaningNear.keys()));
  signals.leaningNear.fill(9);
  signals.lawExpected.fill(9);
  signals.sectionExpected.fill(9);
  signals.known = 9;
  associations.score(text, causes, signals);
  return signals;
};

test("the words of a question are its runs of one to four characters, across no blank", () => {
  expect([...questionWords("甲乙 丙")]).toEqual(["甲", "甲乙", "乙", "丙"]);
  expect(questionWords("甲乙丙丁戊").has("甲乙丙丁")).toBe(true);
  expect(questionWords("甲乙丙丁戊").has("甲乙丙丁戊")).toBe(false);
  expect(questionWords("").size).toBe(0);
  expect(rarityOf(2, 20)).toBeCloseTo(Math.log(1 + 18.5 / 2.5), 12);
});

test("articles of the index know how many questions they answer, others are left out", () => {
  expect([...associations.answers]).toEqual([6, 0, 0, 0, 2]);
  expect(associations.questions).toBe(20);
});

test("causes beside the words: the first six, the likeliest far before the others, four fifths long together", () => {
  const causes = Array.from({ length: 8 }, (_, at) => ({ code: `${at}`, score: at === 0 ? 1 : 0.5 }));
  const values = causeValues(causes);
  expect(values.map(([code]) => code)).toEqual(["0", "1", "2", "3", "4", "5"]);
  expect(values[0]![1] / values[1]![1]).toBeCloseTo(8, 12);
  expect(Math.hypot(...values.map(([, value]) => value))).toBeCloseTo(0.8, 12);
  expect(causeValues([])).toEqual([]);
});

describe("score", () => {
  test("adds what the cause speaks for, also where no word is known; an unknown cause says nothing", () => {
    const meant = [{ code: "欠薪纠纷", score: 1 }];
    expect(scored("qwerty", meant).leaning[0]).toBeCloseTo(0.8 * 0.3, 12);
    expect(scored("欠薪", meant).leaning[0]).toBeCloseTo(scored("欠薪").leaning[0]! + 0.8 * 0.3, 12);
    expect(scored("欠薪", [{ code: "别的", score: 1 }]).leaning).toEqual(scored("欠薪").leaning);
  });

  const idf = rarityOf(5, 20);

  test("compares the question with those that an article answers", () => {
    const { similarity, share, sectionShare, lawShare, known } = scored("欠薪");
    // Words of two characters and more: 4 + 1 for the first article, 2 for the second, 1 for the third.
    const mean = (5 + 2 + 1) / 3;
    expect(similarity[0]).toBeCloseTo((idf * 4 * 2.2) / (4 + 1.2 * (0.5 + (0.5 * 5) / mean)), 12);
    expect(share[0]).toBeCloseTo((idf * 4) / 6, 12);
    expect([...sectionShare]).toEqual([share[0], 0, 0]);
    expect([...lawShare]).toEqual([share[0], 0]);
    expect([...similarity].slice(1)).toEqual([0, 0, 0, 0]);
    expect(known).toBeCloseTo(idf, 12);
  });

  test("leans by regression on all known words, and on neighbours in the section", () => {
    const { leaning, leaningNear, sectionLeaning, lawLeaning } = scored("欠薪");
    const single = rarityOf(8, 20);
    const norm = 1000 * Math.hypot(idf, single);
    const own = (idf * 500 + single * 200) / norm;
    expect(leaning[0]).toBeCloseTo(own, 12);
    expect([...leaningNear]).toEqual([0, expect.closeTo(own, 12), expect.closeTo(own / 2, 12), 0, 0]);
    expect([...sectionLeaning]).toEqual([expect.closeTo(own, 12), 0, 0]);
    expect([...lawLeaning]).toEqual([expect.closeTo(own, 12), 0]);
  });

  test("expects laws and sections by regressions of their own, whose numbers an article tells", () => {
    const single = rarityOf(8, 20);
    const norm = 1000 * Math.hypot(idf, single);
    const { lawExpected, sectionExpected } = scored("欠薪");
    expect([...lawExpected]).toEqual([expect.closeTo((idf * 40 + single * 5) / norm, 12), 0]);
    expect([...sectionExpected]).toEqual([
      expect.closeTo((idf * 20) / norm, 12),
      0,
      expect.closeTo((single * 9) / norm, 12),
    ]);
    const meant = scored("qwerty", [{ code: "欠薪纠纷", score: 1 }]);
    expect([...meant.lawExpected]).toEqual([0, expect.closeTo(0.8 * 0.06, 12)]);
    expect([...meant.sectionExpected]).toEqual([expect.closeTo(0.8 * 0.08, 12), 0, 0]);
  });

  test("spreads what speaks for an article to its companions, nothing that speaks against it", () => {
    const { leaning, companions } = scored("沉船");
    expect(leaning[0]).toBeLessThan(0);
    expect(leaning[4]).toBeGreaterThan(0);
    expect(companions[0]).toBeCloseTo((leaning[4]! * 2) / 3, 12);
    expect(companions[4]).toBe(0);
    expect(scored("沉船").leaningNear[1]).toBe(0);
  });

  test("knows nothing of other words", () => {
    const { similarity, leaning, known } = scored("摆渡");
    expect([...similarity, ...leaning, known].every((value) => value === 0)).toBe(true);
  });
});

test("the words that speak for an article are those of which it answers enough, the most telling first", () => {
  expect(associations.wordsFor(0, "欠薪沉船")).toEqual(["欠薪", "沉船"]);
  expect(associations.wordsFor(4, "欠薪沉船")).toEqual(["沉船"]);
  expect(associations.wordsFor(1, "欠薪")).toEqual([]);
  expect(associations.wordsFor(0, "欠")).toEqual([]);
  // One question of seven is less than 15 in a hundred; three of twenty are just that.
  const of = (questions: number, own: number) =>
    new Associations({ ...COUNTS, words: [["欠薪", questions, 0, own, 0]] }, index).wordsFor(0, "欠薪");
  expect(of(7, 1)).toEqual([]);
  expect(of(20, 3)).toEqual(["欠薪"]);
});
