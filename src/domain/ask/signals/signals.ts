import { float64At, uint32At } from "../../search/array-reads.ts";
import type { AskIndex } from "../index/ask-index.ts";
import { addBm25, type Bm25 } from "../index/gram-index.ts";
import type { AskedBigram, AskedQuestion } from "../question/question.ts";
import type { Associations } from "./associations.ts";
import { type MeantCause, voteByCases, voteByCauses } from "./case-votes.ts";

/** Signals of articles, each with its weight in the sum that selects candidates. */
export const SIGNALS = {
  /** BM25 of the article's own text. */
  text: 1.5,
  /** BM25 of the words of the law that everyday words mean. */
  street: 0.4,
  /** BM25 of the article's headings and the title of its law. */
  heading: 0.7,
  /** Citations in cases that resemble the question. */
  cases: 1,
  /** Citations in cases of the causes that the question may mean. */
  causes: 0.3,
  /** Text of guides about the article, and about the problem for which they cite it. */
  guides: 0.4,
  /** Scores of learned words and causes: for the article, its section and its law. */
  learned: 1.4,
  learnedSection: 0.3,
  learnedLaw: 0.5,
} as const;
export type SignalName = keyof typeof SIGNALS;
export const SIGNAL_NAMES = Object.keys(SIGNALS) as SignalName[];

/** Scores of each signal, and their weighted sum (`mixed`); each array has one score per article. */
export type Signals = Record<SignalName | "mixed", Float64Array>;

const TEXT: Bm25 = { k1: 1.2, b: 0.75 };
const TITLE: Bm25 = { k1: 0.8, b: 0.4 };
const CASE: Bm25 = { k1: 1.2, b: 0.3 };
/** Term frequency in guides is weighted by position, so a few occurrences count less than in other texts. */
const GUIDE: Bm25 = { k1: 3.6, b: 0.6 };

/** The arrays for one index, reused for every question. */
export function makeSignals({ size }: AskIndex): Signals {
  const names = [...SIGNAL_NAMES, "mixed"] as const;
  return Object.fromEntries(names.map((name) => [name, new Float64Array(size)])) as Signals;
}

/** The parts of a question that the signals use. */
export interface ReadQuestion {
  asked: AskedQuestion;
  /** Bigrams of the words of the law that the question's everyday words mean. */
  street: AskedBigram[];
  causes: readonly MeantCause[];
}

/** Fills the signals for a question; returns the cases that resemble it. */
export function fillSignals(
  index: AskIndex,
  { asked, street, causes }: ReadQuestion,
  associations: Associations,
  signals: Signals,
): number[] {
  const { bigrams, text } = asked;
  const { section, guidedArticles, sections } = index.columns;
  for (const name of SIGNAL_NAMES) signals[name].fill(0);
  addBm25(index.articles, bigrams, TEXT, signals.text);
  addBm25(index.articles, street, TEXT, signals.street);
  const headings = new Float64Array(sections.length);
  addBm25(index.headings, bigrams, TITLE, headings);
  for (let at = 0; at < index.size; at++) signals.heading[at] = float64At(headings, uint32At(section, at));
  const guided = new Float64Array(guidedArticles.length);
  addBm25(index.guideWords, bigrams, GUIDE, guided);
  for (const [at, article] of guidedArticles.entries()) signals.guides[article] = float64At(guided, at);
  const cases = new Float64Array(index.cases.documents);
  addBm25(index.cases, [...bigrams, ...street], CASE, cases);
  const nearest = voteByCases(index, cases, signals.cases);
  voteByCauses(index, causes, signals.causes);
  associations.score(text, causes, signals);
  mix(signals);
  return nearest;
}

/** The maximum; 0 if no value is above 0. */
export function greatest(values: Float64Array): number {
  let most = 0;
  for (let at = 0; at < values.length; at++) if (values[at]! > most) most = values[at]!;
  return most;
}

/** Signals that are not specific to one article; alone they do not make a candidate. */
const AROUND = new Set<SignalName>(["heading", "learnedSection", "learnedLaw"]);

/** The weighted sum of the signals, each divided by its maximum. */
function mix(signals: Signals): void {
  const { mixed } = signals;
  mixed.fill(0);
  const order = SIGNAL_NAMES.toSorted((a, b) => Number(AROUND.has(a)) - Number(AROUND.has(b)));
  for (const name of order) {
    const values = signals[name];
    const factor = SIGNALS[name] / (greatest(values) || 1);
    const isAround = AROUND.has(name);
    for (let at = 0; at < mixed.length; at++) {
      const value = values[at]!;
      if (value > 0 && !(isAround && mixed[at] === 0)) mixed[at]! += value * factor;
    }
  }
}
