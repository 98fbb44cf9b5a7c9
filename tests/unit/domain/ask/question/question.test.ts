import { expect, test } from "vitest";
import { ArticleTexts } from "#domain/ask/index/article-texts.ts";
import { readQuestion } from "#domain/ask/question/question.ts";
import { gramsCovered } from "#domain/ask/ranking/grams-covered.ts";
import { feedbackGrams } from "#domain/ask/signals/feedback-grams.ts";
import { smallIndex } from "../small-index.ts";

/** A hundred characters, the n-th of which n of a hundred articles have: the first is the rarest. */
const LETTERS = Array.from({ length: 100 }, (_, at) => String.fromCharCode(0xac00 + at));
const index = smallIndex([
  {
    title: "法",
    sections: [
      {
        heading: "章",
        articles: LETTERS.map((_, article) => LETTERS.filter((__, at) => at >= article).join("")),
      },
    ],
  },
]);

test("of a long question the 64 rarest grams are read, in the order of the text", () => {
  const texts = (question: string) => readQuestion(question, index).characters.map(({ text }) => text);
  expect(texts(LETTERS.join(""))).toEqual(LETTERS.slice(0, 64));
  expect(texts(LETTERS.toReversed().join(""))).toEqual(LETTERS.slice(0, 64).reverse());
  expect(texts(LETTERS.slice(30, 94).join(""))).toEqual(LETTERS.slice(30, 94));
});

test("a gram that no article has, like one that stands in a title alone, is read last", () => {
  const titled = smallIndex([{ title: "罕见", sections: [{ heading: "", articles: [LETTERS.join("")] }] }]);
  // Of equally rare ones the first.
  const { characters } = readQuestion(`罕见${LETTERS.join("")}`, titled);
  expect(characters.map(({ text }) => text)).toEqual(LETTERS.slice(0, 64));
});

test("feedback are the twenty weightiest pairs, of equals those of smaller keys, told by no text", () => {
  const scores = new Float64Array(100).fill(1);
  const grams = feedbackGrams(index, scores, [0]);
  expect(grams.length).toBe(20);
  // All stand once in the article read: the rarest weigh most.
  const pairs = LETTERS.slice(0, 20).map((letter, at) => letter + LETTERS[at + 1]);
  expect(grams.map(({ key }) => key)).toEqual(pairs.map((pair) => index.alphabet.key(pair, 0, 2)));
  expect(grams[0]?.weight).toBeCloseTo(index.articles.idf(index.articles.find(grams[0]!.key)) / 100, 12);
  expect(grams.every(({ text }) => text === "")).toBe(true);
});

test("of the rarest grams four count, whatever their order", () => {
  const { characters } = readQuestion(LETTERS.slice(0, 6).reverse().join(""), index);
  // The first article has all six, the third no rarer one than the third.
  expect([...gramsCovered(index, characters, new ArticleTexts(index, [0, 2, 4, 7])).rarest]).toEqual([
    4, 2, 0, 0,
  ]);
});
