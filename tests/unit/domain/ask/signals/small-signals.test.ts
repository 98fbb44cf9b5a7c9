import { describe, expect, test } from "vitest";
import { ArticleTexts } from "#domain/ask/index/article-texts.ts";
import { GramIndex } from "#domain/ask/index/gram-index.ts";
import { GramIndexBuilder } from "#domain/ask/index/gram-index-builder.ts";
import { foldText } from "#domain/ask/question/fold-text.ts";
import { MAX_QUESTION_CHARS, readQuestion } from "#domain/ask/question/question.ts";
import { gatherAround } from "#domain/ask/ranking/around-candidates.ts";
import { gramsCovered } from "#domain/ask/ranking/grams-covered.ts";
import { longestRuns } from "#domain/ask/ranking/longest-runs.ts";
import { addBm25, PLAIN_BM25 } from "#domain/ask/signals/bm25.ts";
import { citeByCause, citeTogether, countVoters, vote } from "#domain/ask/signals/case-votes.ts";
import { feedbackGrams } from "#domain/ask/signals/feedback-grams.ts";
import { FewScores } from "#domain/ask/signals/few-scores.ts";
import { makeSignals } from "#domain/ask/signals/signals.ts";
import { topOf } from "#domain/search/top-of.ts";
import { CRAFT_LAWS, smallIndex } from "../small-index.ts";

const index = smallIndex(
  CRAFT_LAWS,
  [
    { text: "欠薪", cites: [0, 1], cause: "9" },
    { text: "沉船", cites: [3] },
    { text: "欠薪", cites: [0], cause: "8" },
    { text: "歇业", cites: [1, 2], cause: "9" },
  ],
  ["工钱", "给付"],
);
const zeros = () => new Float64Array(index.size);
const key = (text: string) => index.alphabet.key(text, 0, text.length);

describe("readQuestion", () => {
  test("reads characters, pairs and words, each with how often it stands there", () => {
    const { text, characters, bigrams, words } = readQuestion("给付工钱，工钱！", index);
    const told = (grams: typeof words) => grams.map((gram) => `${gram.text}${gram.weight}`).join(" ");
    expect(text).toBe("给付工钱 工钱");
    expect(told(characters)).toBe("给1 付1 工2 钱2");
    expect(told(bigrams)).toBe("给付1 付工1 工钱2");
    expect(told(words)).toBe("给付1 工钱2");
    expect(words[1]?.key).toBe(key("工钱"));
    expect(readQuestion("", index)).toEqual({ text: "", characters: [], bigrams: [], words: [] });
    expect(readQuestion("零零", index).characters).toEqual([]);
  });

  test("reads the first two thousand characters, folded", () => {
    expect(MAX_QUESTION_CHARS).toBe(2_000);
    expect(readQuestion("工".repeat(2_001), index).characters[0]?.weight).toBe(2_000);
    expect(foldText(" 給付ＡB，1.5 ")).toBe("给付ab 1 5");
  });
});

describe("topOf", () => {
  test("are the greatest above 0, of equals the first", () => {
    const top = (most: number, ...scores: number[]) => topOf(Float64Array.from(scores), most);
    expect(top(2, 1, 3, 2)).toEqual([1, 2]);
    expect(top(9, 1, 0, -1, 2)).toEqual([3, 0]);
    expect(top(2, 1, 1, 1)).toEqual([0, 1]);
    expect(top(1, 1, 2, 2)).toEqual([1]);
    expect(top(3, 5, 1, 4, 1, 3, 2)).toEqual([0, 2, 4]);
    expect(top(3)).toEqual([]);
  });
});

describe("addBm25", () => {
  test("adds what a gram tells of each document that has it, by its length", () => {
    const into = zeros();
    const [most] = addBm25(index.articles, [{ key: key("给付"), weight: 2 }], PLAIN_BM25, into);
    const gram = index.articles.find(key("给付"));
    const of = (length: number) =>
      (index.articles.idf(gram) * 2 * 2.2) / (1 + 1.2 * (0.25 + (0.75 * length) / index.articles.meanLength));
    expect(into[0]).toBeCloseTo(of(4), 12);
    expect([...into].slice(2)).toEqual([0, 0, 0]);
    expect(most).toBe(Math.max(...into));
    expect(PLAIN_BM25).toEqual({ k1: 1.2, b: 0.75 });
  });

  test("reads distances and counts of every size, and adds to a second signal as to the first", () => {
    const builder = new GramIndexBuilder();
    const times = new Map(
      [0, 1, 70, 71, 9_000, 9_001, 9_100].map((doc, at) => [doc, [1, 2, 255, 1, 3, 1, 1][at]!]),
    );
    for (let doc = 0; doc <= 30_000; doc++)
      builder.add(new Map(times.has(doc) ? [[5, times.get(doc)!]] : []), 1 + (doc % 90));
    const many = new GramIndex(builder.columns());
    const [into, andInto] = [new Float64Array(many.documents), new Float64Array(many.documents).fill(1)];
    const most = addBm25(many, [{ key: 5, weight: 1 }], PLAIN_BM25, into, andInto);
    for (let doc = 0; doc < many.documents; doc++) {
      const often = times.get(doc) ?? 0;
      const length = 1 + (doc % 90);
      const wanted = (many.idf(0) * often * 2.2) / (often + 1.2 * (0.25 + (0.75 * length) / many.meanLength));
      expect(into[doc]).toBeCloseTo(wanted, 12);
      expect(andInto[doc]).toBeCloseTo(1 + wanted, 12);
    }
    const held = Float64Array.from(times.keys(), (doc) => andInto[doc]!);
    expect(most).toEqual([Math.max(...into), Math.max(...held)]);
  });

  test("leaves out grams that nobody has and those that nearly all have", () => {
    const into = zeros();
    expect(addBm25(index.articles, [{ key: key("沉船"), weight: 1 }], PLAIN_BM25, into)).toEqual([0, 0]);
    const same = smallIndex([{ title: "法", sections: [{ heading: "", articles: Array(9).fill("甲") }] }]);
    const all = new Float64Array(9);
    expect(
      addBm25(same.articles, [{ key: same.alphabet.key("甲", 0, 1), weight: 1 }], PLAIN_BM25, all),
    ).toEqual([0, 0]);
    expect([...all].every((value) => value === 0)).toBe(true);
  });
});

/** Scores of which one, of the last article, is stale. */
function stale(): FewScores {
  const few = new FewScores(zeros());
  few.give(4, 7);
  return few;
}

describe("votes of cases", () => {
  test("go to what the nearest cite, above the last of them, the more the rarer it is cited", () => {
    const few = stale();
    const into = few.scores;
    const near = new Set<number>();
    const most = vote(index, Float64Array.of(4, 0, 2, 0), few, near);
    const last = 2 * 0.99;
    const rare = index.rareCitation;
    expect([...near]).toEqual([0, 2]);
    expect(into[0]).toBeCloseTo(((4 - last) / Math.SQRT2 + (2 - last)) * rare[0]!, 12);
    expect(into[1]).toBeCloseTo(((4 - last) / Math.SQRT2) * rare[1]!, 12);
    expect(most).toBe(into[0]);
    expect(into[4]).toBe(0);
    expect(vote(index, new Float64Array(4), few, new Set())).toBe(0);
    expect([...into]).toEqual([0, 0, 0, 0, 0]);
  });

  test("of a cause are the share of its cases that cite an article, sharper for the likeliest", () => {
    const few = stale();
    const into = few.scores;
    const most = citeByCause(
      index,
      [
        { code: "9", score: 1 },
        { code: "8", score: 0.5 },
      ],
      few,
    );
    const rare = index.rareCitation;
    expect(into[0]).toBeCloseTo((1 / 4 + 0.125 / 3) * rare[0]!, 12);
    expect(into[1]).toBeCloseTo((2 / 4) * rare[1]!, 12);
    expect(into[2]).toBeCloseTo((1 / 4) * rare[2]!, 12);
    expect([into[3], into[4]]).toEqual([0, 0]);
    expect(most).toBe(Math.max(...into));
  });

  test("are counted by article", () => {
    const voters = new Uint16Array(index.size).fill(3);
    countVoters(index, new Set([0, 3]), voters);
    expect([...voters]).toEqual([1, 2, 1, 0, 0]);
  });

  test("go to what is cited beside the best, shared among those that cite them", () => {
    const few = stale();
    const into = few.scores;
    const most = citeTogether(index, Float64Array.of(3, 0, 0, 0, 0), [0], few);
    expect(into[1]).toBeCloseTo(3 / (2 * Math.SQRT2), 12);
    expect([into[0], into[2], into[3], into[4]]).toEqual([0, 0, 0, 0]);
    expect(most).toBe(into[1]);
    expect(citeTogether(index, zeros(), [4], few)).toBe(0);
  });
});

test("feedback are the pairs of the best articles, the most telling first", () => {
  const grams = feedbackGrams(index, Float64Array.of(1, 1, 0, 0, 0), [0, 1]);
  expect(grams.slice(0, 1).map((gram) => gram.key)).toEqual([key("给付")]);
  expect(new Set(grams.map((gram) => gram.key))).toEqual(
    new Set(["给付", "付工", "工钱", "限期", "期给"].map(key)),
  );
  const idf = (text: string) => index.articles.idf(index.articles.find(key(text)));
  expect(grams[0]?.weight).toBeCloseTo((2 / 40) * idf("给付"), 12);
  expect(grams.at(-1)?.weight).toBeCloseTo((1 / 40) * idf("限期"), 12);
});

test("the longest run is that of question and article, across no blank", () => {
  const runs = (question: string) => [...longestRuns(question, new ArticleTexts(index, [0, 1, 3]))];
  expect(runs("给付工钱")).toEqual([4, 2, 0]);
  expect(runs("给付 工钱")).toEqual([2, 2, 0]);
  expect(runs("限工钱付期给付")).toEqual([2, 3, 0]);
  expect(runs("渡船载")).toEqual([0, 0, 3]);
  // Nothing is left of the question before.
  expect(runs("")).toEqual([0, 0, 0]);
  expect(runs("付")).toEqual([1, 1, 0]);
});

test("grams are covered by the article, its law's title and its heading", () => {
  const { bigrams } = readQuestion("工钱给付", index);
  const { share, full, rarest, apart } = gramsCovered(index, bigrams, new ArticleTexts(index, [0, 1, 2]));
  const idf = (text: string) => index.articles.idf(index.articles.find(key(text)));
  const total = idf("工钱") + idf("给付");
  expect(share[0]).toBeCloseTo(1, 12);
  expect(share[1]).toBeCloseTo(idf("给付") / total, 12);
  expect([...full]).toEqual([expect.closeTo(1, 12), expect.closeTo(1, 12), 0]);
  expect([...rarest]).toEqual([2, 1, 0]);
  const rarity = [Math.log(4 / 1), Math.log(4 / 2)];
  expect([...apart]).toEqual([
    expect.closeTo(1, 12),
    expect.closeTo(rarity[1]! / (rarity[0]! + rarity[1]!), 12),
    0,
  ]);
  expect([...gramsCovered(index, [], new ArticleTexts(index, [0])).share]).toEqual([0]);
});

test("around a candidate are those of its section or law, by their mixed signals", () => {
  const signals = { ...makeSignals(index), mixed: Float64Array.of(1, 5, 3, 2, 2) };
  const { best, sum, above, count } = gatherAround(index.lawOf, signals, [0, 1, 3, 4]);
  expect([...best]).toEqual([5, 5, 2, 2]);
  expect([...sum]).toEqual([6, 6, 4, 4]);
  expect([...above]).toEqual([1, 0, 0, 1]);
  expect([...count]).toEqual([2, 2, 2, 2]);
});
