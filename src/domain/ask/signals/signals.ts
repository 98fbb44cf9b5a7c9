import { failAt, float64At } from "../../search/array-reads.ts";
import type { AskIndex } from "../index/ask-index.ts";
import { addBm25, type Bm25, type GramIndex } from "../index/gram-index.ts";
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

/** The scores of a signal for one question. */
export interface Signal {
  /** By article, or by the owner of articles, i.e. their section or law. Only arrays contain all of them. */
  scores: Float64Array | ReadonlyMap<number, number>;
  /** The section or law of each article, if the scores are theirs. */
  owners?: Uint32Array | Uint16Array;
  /** The maximum; 0 if no score is above 0. */
  most: number;
}

/** The signals of a question. */
export interface Signals {
  by: Record<SignalName, Signal>;
  /** For each article the weighted sum of the signals, each divided by its maximum. */
  mixed: Float64Array;
  /** The cases that resemble the question most. */
  nearest: number[];
}

const TEXT: Bm25 = { k1: 1.2, b: 0.75 };
const TITLE: Bm25 = { k1: 0.8, b: 0.4 };
const CASE: Bm25 = { k1: 1.2, b: 0.3 };
/** Term frequency in guides is weighted by position, so a few occurrences count less than in other texts. */
const GUIDE: Bm25 = { k1: 3.6, b: 0.6 };

/** The parts of a question that the signals use. */
export interface ReadQuestion {
  asked: AskedQuestion;
  /** Bigrams of the words of the law that the question's everyday words mean. */
  street: AskedBigram[];
  causes: readonly MeantCause[];
}

/** The signals of a question. */
export function readSignals(
  index: AskIndex,
  { asked, street, causes }: ReadQuestion,
  associations: Associations,
): Signals {
  const { bigrams, text } = asked;
  const { lawOf, columns } = index;
  const { section, guidedArticles } = columns;
  const found = (grams: GramIndex, sought: readonly AskedBigram[], bm25: Bm25) => {
    const scores = new Float64Array(grams.documents);
    addBm25(grams, sought, bm25, scores);
    return scores;
  };
  const guided = found(index.guideWords, bigrams, GUIDE);
  const guides = new Map<number, number>();
  for (const [at, article] of guidedArticles.entries()) if (guided[at]! > 0) guides.set(article, guided[at]!);
  const cases = new Map<number, number>();
  const nearest = voteByCases(index, found(index.cases, [...bigrams, ...street], CASE), cases);
  const learned = associations.score(text, causes);
  const by: Record<SignalName, Signal> = {
    text: toSignal(found(index.articles, bigrams, TEXT)),
    street: toSignal(found(index.articles, street, TEXT)),
    heading: toSignal(found(index.headings, bigrams, TITLE), section),
    cases: toSignal(cases),
    causes: toSignal(voteByCauses(index, causes)),
    guides: toSignal(guides),
    learned: toSignal(learned.article),
    learnedSection: toSignal(learned.section, section),
    learnedLaw: toSignal(learned.law, lawOf),
  };
  return { by, mixed: mix(by, index.size), nearest };
}

/** A signal of scores of articles, or of their `owners`. */
export function toSignal(scores: Signal["scores"], owners?: Signal["owners"]): Signal {
  const most = scores instanceof Float64Array ? greatest(scores) : Math.max(0, ...scores.values());
  return { scores, most, ...(owners && { owners }) };
}

/** The maximum; 0 if no value is above 0. */
export function greatest(values: Float64Array): number {
  let most = 0;
  for (let at = 0; at < values.length; at++) if (values[at]! > most) most = values[at]!;
  return most;
}

/** The score of an article as a share of the maximum; the score itself if no article has one above 0. */
export function shareOf({ scores, owners, most }: Signal, article: number): number {
  const at = owners ? (owners[article] ?? failAt(article)) : article;
  return (scores instanceof Float64Array ? float64At(scores, at) : (scores.get(at) ?? 0)) / (most || 1);
}

/**
 * The weighted sum of the signals for each article. Scores of sections and laws are not specific to one
 * article; alone they do not make a candidate.
 */
function mix(by: Signals["by"], size: number): Float64Array {
  const mixed = new Float64Array(size);
  const articles: number[] = [];
  const signals = SIGNAL_NAMES.map((name) => ({ ...by[name], factor: SIGNALS[name] / (by[name].most || 1) }));
  for (const { scores, owners, factor } of signals) {
    if (owners) continue;
    const add = (score: number, at: number) => {
      if (score <= 0) return;
      if (mixed[at] === 0) articles.push(at);
      mixed[at]! += score * factor;
    };
    if (scores instanceof Float64Array) for (let at = 0; at < size; at++) add(scores[at]!, at);
    else scores.forEach(add);
  }
  for (const { scores, owners, factor } of signals)
    if (owners && scores instanceof Float64Array)
      for (const at of articles) {
        const score = scores[owners[at]!]!;
        if (score > 0) mixed[at]! += score * factor;
      }
  return mixed;
}
