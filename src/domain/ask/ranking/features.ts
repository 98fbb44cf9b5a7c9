import { float64At, itemAt, uint32At } from "../../search/array-reads.ts";
import type { AskIndex } from "../index/ask-index.ts";
import { bigramText } from "../question/bigrams.ts";
import type { AskedQuestion } from "../question/question.ts";
import { sharedRuns } from "../question/shared-runs.ts";
import { SIGNAL_NAMES, type Signals, shareOf, toSignal } from "../signals/signals.ts";

const SINGLE = [
  "length",
  "kind",
  "coverage",
  "apart",
  "sectionBest",
  "sectionSum",
  "lawBest",
  "lawSum",
  "charCoverage",
  "charApart",
  "run",
] as const;

/**
 * Names of the features, in the order of a row. The first are the signals, each as a share of its maximum for
 * the question.
 */
export const FEATURES: readonly string[] = [...SIGNAL_NAMES, "mixed", ...SINGLE];

/** Maximum number of characters of a question, from its start, that are searched for the longest run. */
const MAX_RUN_CHARS = 120;

/** The features of the candidates for a question, one row after the other. */
export function fillFeatures(
  index: AskIndex,
  question: AskedQuestion,
  { by, mixed }: Signals,
  candidates: readonly number[],
): Float64Array {
  const { section, textOffsets } = index.columns;
  const { lawOf } = index;
  const rows = new Float64Array(candidates.length * FEATURES.length);
  let column = 0;
  const set = (value: (article: number, at: number) => number) => {
    for (const [at, article] of candidates.entries())
      rows[at * FEATURES.length + column] = value(article, at);
    column++;
  };
  for (const signal of [...SIGNAL_NAMES.map((name) => by[name]), toSignal(mixed)])
    set((article) => shareOf(signal, article));
  set((article) => uint32At(textOffsets, article + 1) - uint32At(textOffsets, article));
  set((article) => index.lawAt(article).kind);
  const texts = candidates.map((article) => index.textOf(article));
  const keys = question.bigrams.map(({ key }) => key);
  const ofBigrams = coverageOf(
    keys.map(bigramText),
    keys.map((key) => index.articles.idfOf(key)),
    texts,
  );
  set((_, at) => itemAt(ofBigrams.covered, at));
  set((_, at) => itemAt(ofBigrams.apart, at));
  for (const owners of [section, lawOf]) {
    const { best, sum } = sumByOwner(owners, mixed, candidates);
    set((article) => best.get(owners[article]) ?? 0);
    set((article) => sum.get(owners[article]) ?? 0);
  }
  const opening = question.text.slice(0, MAX_RUN_CHARS);
  const characters = [...new Set(question.text.replaceAll(" ", ""))];
  const ofCharacters = coverageOf(
    characters,
    characters.map(() => 1),
    texts,
  );
  set((_, at) => itemAt(ofCharacters.covered, at));
  set((_, at) => itemAt(ofCharacters.apart, at));
  set((_, at) => Math.max(0, ...sharedRuns(opening, itemAt(texts, at)).map(({ length }) => length)));
  return rows;
}

/** For each section or law, the maximum and the sum of the scores of its candidates. */
function sumByOwner(owners: ArrayLike<number>, scores: Float64Array, candidates: readonly number[]) {
  const best = new Map<number | undefined, number>();
  const sum = new Map<number | undefined, number>();
  for (const article of candidates) {
    const owner = owners[article];
    const score = float64At(scores, article);
    best.set(owner, Math.max(best.get(owner) ?? 0, score));
    sum.set(owner, (sum.get(owner) ?? 0) + score);
  }
  return { best, sum };
}

/**
 * How much of the question each text contains. `covered`: the share of the question's grams, by their given
 * weights. `apart`: the share with other weights, which are higher the fewer of the texts contain a gram.
 * This share distinguishes candidates on one subject.
 */
function coverageOf(grams: readonly string[], weights: readonly number[], texts: readonly string[]) {
  const having = new Uint16Array(grams.length);
  const contained = texts.map((text) => {
    const own: number[] = [];
    for (const [at, gram] of grams.entries()) if (text.includes(gram)) own.push(at);
    for (const at of own) having[at]!++;
    return own;
  });
  const rarities = Array.from(having, (count) => (count === 0 ? 0 : Math.log((texts.length + 1) / count)));
  const share = (values: readonly number[]) => {
    const whole = values.reduce((sum, value) => sum + value, 0) || 1;
    return contained.map((own) => own.reduce((sum, gram) => sum + itemAt(values, gram) / whole, 0));
  };
  return { covered: share(weights), apart: share(rarities) };
}
