import type { AskIndex } from "../index/ask-index.ts";
import type { AskedQuestion } from "../question/question.ts";
import type { Associations } from "../signals/associations.ts";
import type { Signals } from "../signals/signals.ts";
import { gatherAround, type LawSums } from "./around-candidates.ts";
import { CandidateTexts } from "./candidate-texts.ts";
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

/** Characters of a question in which the longest run is sought. */
const MAX_RUN_CHARS = 120;

/** Rows of features, one after another, of candidates for a question. */
export function fillFeatures(
  index: AskIndex,
  question: AskedQuestion,
  signals: Signals,
  associations: Associations,
  lawSums: LawSums,
  candidates: readonly number[],
): Float64Array {
  const width = FEATURES.length;
  const rows = new Float64Array(candidates.length * width);
  let column = 0;
  const set = (value: (article: number, at: number) => number) => {
    for (let at = 0; at < candidates.length; at++) rows[at * width + column] = value(candidates[at]!, at);
    column++;
  };
  for (const name of SCORED) {
    const scores = signals[name];
    const most = signals.greatest[name] || 1;
    const ranks = ranksOf(scores, candidates);
    set((article) => scores[article]!);
    set((article) => scores[article]! / most);
    set((_, at) => ranks[at]!);
  }
  const { section, cited, textOffsets, laws } = index.columns;
  const { lawOf, lawStart } = index;
  for (const [name, of] of AROUND) {
    const scores = signals[name];
    const most = signals.greatest[name] || 1;
    const owner = of === "law" ? lawOf : section;
    set((article) => scores[owner[article]!]!);
    set((article) => scores[owner[article]!]! / most);
  }
  for (const [name, of] of EXPECTED) {
    const owner = of === "law" ? lawOf : section;
    const own = Float64Array.from(candidates, (article) => signals[name][owner[article]!]!);
    const most = signals.greatest[name] || 1;
    const ranks = ranksOf(own, Array.from(own.keys()));
    set((_, at) => own[at]!);
    set((_, at) => own[at]! / most);
    set((_, at) => ranks[at]!);
  }
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
  const texts = new CandidateTexts(index, candidates);
  const cover = gramsCovered(index, question.bigrams, candidates, texts);
  const words = gramsCovered(index, question.words, candidates, texts);
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

/** log2(1 + rank) among the candidates, from 0; those without a score share the last. */
function ranksOf(scores: Float64Array, candidates: readonly number[]): Float64Array {
  const positive = new Float64Array(candidates.length);
  let count = 0;
  for (const article of candidates) if (scores[article]! > 0) positive[count++] = scores[article]!;
  const sorted = positive.subarray(0, count).sort();
  const ranks = new Float64Array(candidates.length).fill(Math.log2(1 + candidates.length));
  for (let at = 0; at < candidates.length; at++) {
    const score = scores[candidates[at]!]!;
    if (!(score > 0)) continue;
    // Equals share the best rank: how many are greater.
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sorted[middle]! > score) high = middle;
      else low = middle + 1;
    }
    ranks[at] = Math.log2(1 + count - low);
  }
  return ranks;
}
