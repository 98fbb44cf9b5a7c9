import type { ArticleTexts } from "../index/article-texts.ts";
import type { AskIndex } from "../index/ask-index.ts";
import type { AskedQuestion } from "../question/question.ts";
import type { Associations } from "../signals/associations.ts";
import type { Signals } from "../signals/signals.ts";
import { gatherAround, type LawSums } from "./around-candidates.ts";
import { gramsCovered } from "./grams-covered.ts";
import { longestRuns } from "./longest-runs.ts";

/** Signals of articles that enter as they are, as a share of the question's greatest, and by rank. */
const SCORED = [
  "characters",
  "bigrams",
  "words",
  "street",
  "caseHeads",
  "caseFacts",
  "caseReasons",
  "cases",
  "causes",
  "guides",
  "feedback",
  "kin",
  "together",
  "similarity",
  "share",
  "leaning",
  "leaningNear",
  "companions",
  "mixed",
] as const satisfies (keyof Signals)[];
/** The same of the law or section of an article. */
const AROUND = [
  ["lawTitle", "law"],
  ["heading", "section"],
  ["lawShare", "law"],
  ["sectionShare", "section"],
  ["lawLeaning", "law"],
  ["sectionLeaning", "section"],
] as const satisfies [keyof Signals, "law" | "section"][];
/** The same, and by rank. */
const EXPECTED = [
  ["lawExpected", "law"],
  ["sectionExpected", "section"],
] as const satisfies [keyof Signals, "law" | "section"][];

const SINGLE = [
  "answers",
  "lawAnswers",
  "cited",
  "lawCited",
  "length",
  "kind",
  "place",
  "lawSize",
  "questionLength",
  "known",
  "coverage",
  "wordCoverage",
  "fullCoverage",
  "rarest",
  "apart",
  "wordsApart",
  "run",
  "runShare",
  "sectionBest",
  "sectionSum",
  "sectionAbove",
  "sectionCount",
  "lawBest",
  "lawSum",
  "lawAbove",
  "lawCount",
  "before",
  "after",
] as const;

/** Names of the features, in the order of a row. */
export const FEATURES: readonly string[] = [
  ...SCORED.flatMap((name) => [name, `${name}Share`, `${name}Rank`]),
  ...AROUND.flatMap(([name]) => [name, `${name}Share`]),
  ...EXPECTED.flatMap(([name]) => [name, `${name}Share`, `${name}Rank`]),
  ...SINGLE,
];
const WIDTH = FEATURES.length;
type ScoredSignal = (typeof SCORED)[number] | (typeof AROUND | typeof EXPECTED)[number][0];

/** Characters of a question in which the longest run is sought. */
const MAX_RUN_CHARS = 120;

/**
 * Rows of features, one after another, of candidates for a question, whose texts are given; they lie in `memory`, where it
 * is given, which has room for as many.
 */
export function fillFeatures(
  index: AskIndex,
  question: AskedQuestion,
  signals: Signals,
  associations: Associations,
  lawSums: LawSums,
  texts: ArticleTexts,
  memory = new Float64Array(texts.articles.length * WIDTH),
): Float64Array {
  const { articles: candidates } = texts;
  const rows = memory.subarray(0, candidates.length * WIDTH);
  const { section, cited, textOffsets, laws } = index.columns;
  const { lawOf, lawStart } = index;
  let column = 0;
  const set = (value: (article: number, at: number) => number) => {
    for (let at = 0; at < candidates.length; at++) rows[at * WIDTH + column] = value(candidates[at]!, at);
    column++;
  };
  const places = {
    article: candidates,
    law: candidates.map((article) => lawOf[article]!),
    section: candidates.map((article) => section[article]!),
  };
  const values = new Float64Array(candidates.length);
  const sorted = new Float64Array(candidates.length);
  const setScores = (name: ScoredSignal, of: keyof typeof places, isRanked: boolean) => {
    takeAt(places[of], signals[name], values);
    setColumn(rows, column++, values, 1);
    setColumn(rows, column++, values, signals.greatest[name] || 1);
    if (!isRanked) return;
    toRanks(values, sorted);
    setColumn(rows, column++, values, 1);
  };
  for (const name of SCORED) setScores(name, "article", true);
  for (const [name, of] of AROUND) setScores(name, of, false);
  for (const [name, of] of EXPECTED) setScores(name, of, true);
  const lengthOf = (article: number) => textOffsets[article + 1]! - textOffsets[article]!;
  // In steps of two: exact counts would tell the trees from which questions the counts were made.
  const perMille = 1000 / Math.max(1, associations.questions);
  const step = (count: number) => Math.floor(Math.log2(1 + count * perMille));
  set((article) => step(associations.answers[article]!));
  set((article) => step(lawSums.answers[lawOf[article]!]!));
  set((article) => cited[article]!);
  set((article) => lawSums.cited[lawOf[article]!]!);
  set(lengthOf);
  set((article) => laws[lawOf[article]!]!.kind);
  set((article) => {
    const law = lawOf[article]!;
    return (article - lawStart[law]!) / (lawStart[law + 1]! - lawStart[law]!);
  });
  set((article) => lawStart[lawOf[article]! + 1]! - lawStart[lawOf[article]!]!);
  set(() => question.text.length);
  set(() => signals.known);
  const cover = gramsCovered(index, question.bigrams, texts);
  const words = gramsCovered(index, question.words, texts);
  set((_, at) => cover.share[at]!);
  set((_, at) => words.share[at]!);
  set((_, at) => cover.full[at]!);
  set((_, at) => cover.rarest[at]!);
  set((_, at) => cover.apart[at]!);
  set((_, at) => words.apart[at]!);
  const runs = longestRuns(question.text.slice(0, MAX_RUN_CHARS), texts);
  set((_, at) => runs[at]!);
  set((_, at) => runs[at]! / Math.max(1, question.text.length));
  for (const owners of [section, lawOf]) {
    const around = gatherAround(owners, signals, candidates);
    set((_, at) => around.best[at]!);
    set((_, at) => around.sum[at]!);
    set((_, at) => around.above[at]!);
    set((_, at) => around.count[at]!);
  }
  const { mixed } = signals;
  set((article) => (lawOf[article - 1] === lawOf[article] ? mixed[article - 1]! : 0));
  set((article) => (lawOf[article + 1] === lawOf[article] ? mixed[article + 1]! : 0));
  return rows;
}

/** Takes the scores at these places. */
function takeAt(places: readonly number[], scores: Float64Array, into: Float64Array): void {
  for (let at = 0; at < places.length; at++) into[at] = scores[places[at]!]!;
}

/** Fills a column with values, each divided by a number. */
function setColumn(rows: Float64Array, column: number, values: Float64Array, divisor: number): void {
  for (let at = 0, place = column; at < values.length; at++, place += WIDTH)
    rows[place] = values[at]! / divisor;
}

/** Makes each score log2(1 + rank) among the others, from 0; those without a score share the last. `sorted` has room for all. */
function toRanks(scores: Float64Array, sorted: Float64Array): void {
  let count = 0;
  for (let at = 0; at < scores.length; at++) if (scores[at]! > 0) sorted[count++] = scores[at]!;
  sorted.subarray(0, count).sort();
  const last = Math.log2(1 + scores.length);
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at]!;
    if (!(score > 0)) {
      scores[at] = last;
      continue;
    }
    // Equals share the best rank: how many are greater.
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sorted[middle]! > score) high = middle;
      else low = middle + 1;
    }
    scores[at] = Math.log2(1 + count - low);
  }
}
