import { describe, expect, test } from "vitest";
import { ArticleTexts } from "#domain/ask/index/article-texts.ts";
import { readQuestion } from "#domain/ask/question/question.ts";
import { gatherAround, sumByLaw } from "#domain/ask/ranking/around-candidates.ts";
import { FEATURES, fillFeatures } from "#domain/ask/ranking/features.ts";
import { gramsCovered } from "#domain/ask/ranking/grams-covered.ts";
import { Associations } from "#domain/ask/signals/associations.ts";
import { makeSignals, type Signals } from "#domain/ask/signals/signals.ts";
import { withoutWholes } from "#tests/fixtures/ask-weights.ts";
import { CRAFT_LAWS, smallIndex } from "../small-index.ts";

const index = smallIndex(
  CRAFT_LAWS,
  [
    { text: "欠薪", cites: [0, 1] },
    { text: "沉船", cites: [3, 4] },
    { text: "欠薪", cites: [0] },
  ],
  ["工钱", "给付"],
);
Object.assign(index.columns.laws[1]!, { kind: 3 });
const associations = new Associations(
  withoutWholes({
    questions: 500,
    articles: [
      ["工匠法", 1, 0, 6],
      ["工匠法", 2, 0, 1],
      ["河渡法", 1, 0, 3],
    ],
    words: [],
    causes: [],
    companions: [],
  }),
  index,
);
const CANDIDATES = [4, 0, 1, 3];
const question = readQuestion("给付工钱，渡船", index);

const ARTICLES = [
  ...["characters", "bigrams", "words", "street", "caseHeads", "caseFacts", "caseReasons", "cases", "causes"],
  ...["feedback", "kin", "together", "similarity", "share", "leaning", "leaningNear", "companions", "mixed"],
] as (keyof Signals)[];
const OF_LAWS = ["lawTitle", "lawShare", "lawLeaning", "lawExpected"] as (keyof Signals)[];
const OF_SECTIONS = ["heading", "sectionShare", "sectionLeaning", "sectionExpected"] as (keyof Signals)[];

/** Values that differ from signal to signal, some of them none. */
function fill(): Signals {
  const signals = makeSignals(index);
  for (const [at, name] of [...ARTICLES, ...OF_LAWS, ...OF_SECTIONS].entries()) {
    const values = signals[name] as Float64Array;
    for (let place = 0; place < values.length; place++) values[place] = ((at * 5 + place * 3) % 7) - 1;
    signals.greatest[name] = 10 + at;
  }
  signals.known = 4.5;
  return signals;
}
const signals = fill();
const rows = fillFeatures(
  index,
  question,
  signals,
  associations,
  sumByLaw(index, associations),
  new ArticleTexts(index, CANDIDATES),
);
/** A feature of each candidate, by its name. */
const of = (name: string, from = rows) =>
  CANDIDATES.map((_, at) => from[at * FEATURES.length + FEATURES.indexOf(name)]!);
const close = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 12));

describe("a row of features", () => {
  test("has a name for each, none twice", () => {
    expect(FEATURES.length).toBe(3 * 19 + 2 * 6 + 3 * 2 + 28);
    expect(new Set(FEATURES).size).toBe(FEATURES.length);
    expect(FEATURES).not.toContain("");
    expect(rows.length).toBe(FEATURES.length * CANDIDATES.length);
  });

  test.each(ARTICLES)("holds %s as it is, as a share of the greatest, and by rank", (name) => {
    const own = CANDIDATES.map((article) => (signals[name] as Float64Array)[article]!);
    expect(of(name)).toEqual(own);
    expect(of(`${name}Share`)).toEqual(close(own.map((value) => value / signals.greatest[name]!)));
    // What has no score shares the last rank, behind all candidates.
    const rank = (value: number) =>
      value > 0 ? own.filter((other) => other > value).length : CANDIDATES.length;
    expect(of(`${name}Rank`)).toEqual(close(own.map((value) => Math.log2(1 + rank(value)))));
  });

  test.each([...OF_LAWS, ...OF_SECTIONS])("holds %s of the law or the section", (name) => {
    const owners = OF_LAWS.includes(name) ? [0, 0, 0, 1, 1] : [0, 0, 1, 2, 2];
    const own = CANDIDATES.map((article) => (signals[name] as Float64Array)[owners[article]!]!);
    expect(of(name)).toEqual(own);
    expect(of(`${name}Share`)).toEqual(close(own.map((value) => value / signals.greatest[name]!)));
  });

  test.each([
    ["lawExpected", [0, 0, 0, 1, 1]],
    ["sectionExpected", [0, 0, 1, 2, 2]],
  ] as const)(
    "holds the rank of %s among the candidates, the same for those of one law or section",
    (name, owners) => {
      const own = CANDIDATES.map((article) => signals[name][owners[article]!]!);
      const rank = (value: number) =>
        value > 0 ? own.filter((other) => other > value).length : CANDIDATES.length;
      expect(of(`${name}Rank`)).toEqual(close(own.map((value) => Math.log2(1 + rank(value)))));
    },
  );

  test("takes the share of a signal of nothing for its value", () => {
    const none = fill();
    Object.assign(none.greatest, { words: 0, heading: undefined });
    const filled = fillFeatures(
      index,
      question,
      none,
      associations,
      sumByLaw(index, associations),
      new ArticleTexts(index, CANDIDATES),
    );
    expect(of("wordsShare", filled)).toEqual(of("words"));
    expect(of("headingShare", filled)).toEqual(of("heading"));
  });

  test("holds what is known of articles and laws whatever is asked", () => {
    // Per thousand questions, in steps of two: 6 of 500 are 12 of 1000, log2(13) = 3.7.
    expect(of("answers")).toEqual([0, 3, 1, 2]);
    expect(of("lawAnswers")).toEqual([2, 3, 3, 2]);
    expect(of("cited")).toEqual([1, 2, 1, 1]);
    expect(of("lawCited")).toEqual([2, 3, 3, 2]);
    expect(of("length")).toEqual([6, 4, 4, 4]);
    expect(of("kind")).toEqual([3, 0, 0, 3]);
    expect(of("place")).toEqual(close([1 / 2, 0, 1 / 3, 0]));
    expect(of("lawSize")).toEqual([2, 3, 3, 2]);
  });

  test("holds what is known of the question", () => {
    expect(of("questionLength")).toEqual([7, 7, 7, 7]);
    expect(of("known")).toEqual([4.5, 4.5, 4.5, 4.5]);
  });

  test("holds how much of the question stands in the article", () => {
    const cover = gramsCovered(index, question.bigrams, new ArticleTexts(index, CANDIDATES));
    const words = gramsCovered(index, question.words, new ArticleTexts(index, CANDIDATES));
    expect(of("coverage")).toEqual([...cover.share]);
    expect(of("wordCoverage")).toEqual([...words.share]);
    expect(of("fullCoverage")).toEqual([...cover.full]);
    expect(of("rarest")).toEqual([...cover.rarest]);
    expect(of("apart")).toEqual([...cover.apart]);
    expect(of("wordsApart")).toEqual([...words.apart]);
    expect(of("run")).toEqual([1, 4, 2, 2]);
    expect(of("runShare")).toEqual(close([1 / 7, 4 / 7, 2 / 7, 2 / 7]));
  });

  test("holds how the candidates stand beside those of their section and law", () => {
    for (const [name, owners] of [
      ["section", [0, 0, 1, 2, 2]],
      ["law", [0, 0, 0, 1, 1]],
    ] as const) {
      const { best, sum, above, count } = gatherAround(owners, signals, CANDIDATES);
      expect(of(`${name}Best`)).toEqual([...best]);
      expect(of(`${name}Sum`)).toEqual([...sum]);
      expect(of(`${name}Above`)).toEqual([...above]);
      expect(of(`${name}Count`)).toEqual([...count]);
    }
  });

  test("holds how likely the articles before and behind in the law are", () => {
    const { mixed } = signals;
    expect(of("before")).toEqual([mixed[3], 0, mixed[0], 0]);
    expect(of("after")).toEqual([0, mixed[1], mixed[2], mixed[4]]);
  });
});

test("the longest run is sought in the first 120 characters of a question", () => {
  const runOf = (text: string) => {
    const asked = readQuestion(text, index);
    return of(
      "run",
      fillFeatures(
        index,
        asked,
        signals,
        associations,
        sumByLaw(index, associations),
        new ArticleTexts(index, CANDIDATES),
      ),
    );
  };
  expect(runOf(`${"欠".repeat(116)}给付工钱`)).toEqual([0, 4, 2, 0]);
  expect(runOf(`${"欠".repeat(117)}给付工钱`)).toEqual([0, 3, 2, 0]);
});

test("sums by law are those of its articles", () => {
  const { answers, cited } = sumByLaw(index, associations);
  expect([[...answers], [...cited]]).toEqual([
    [7, 3],
    [3, 2],
  ]);
});

test("of equals around, the earlier candidate stands above", () => {
  const even = { ...makeSignals(index), mixed: Float64Array.of(2, 2, 2, 1, 2) };
  expect([...gatherAround([0, 0, 0, 0, 0], even, [3, 2, 0, 4]).above]).toEqual([3, 0, 1, 2]);
});
