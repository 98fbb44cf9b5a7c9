import { failAt, float64At } from "../../search/array-reads.ts";
import type { AskIndex } from "../index/ask-index.ts";
import { addBm25, type Bm25, type GramIndex } from "../index/gram-index.ts";
import type { AskedQuestion } from "../question/question.ts";
import type { Associations, MeantCause } from "./associations.ts";
import { voteByCases } from "./case-votes.ts";

/** The signals by which articles are selected, with the weight of each in their sum. */
export const SIGNALS = {
  /** BM25 of the article's text. */
  text: 1.5,
  /** Citations of the article in cases that are similar to the question. */
  cases: 1,
  /** BM25 of what guides say about the article, and about the problem for which they cite it. */
  guides: 0.4,
  /** Scores of learned words and causes for the article. */
  learned: 1.4,
  /** Their scores for the article's section. */
  learnedSection: 0.3,
  /** Their scores for the article's law. */
  learnedLaw: 0.5,
} as const;
export type SignalName = keyof typeof SIGNALS;
export const SIGNAL_NAMES = Object.keys(SIGNALS) as SignalName[];

/** The scores of a signal for one question. */
export interface Signal {
  /**
   * The score of each article, or if `owners` is set, of each section or law. A map has only those with a
   * score; an array has all.
   */
  scores: Float64Array | ReadonlyMap<number, number>;
  /** For each article, the index of its section or law in `scores`. */
  owners?: Uint32Array | Uint16Array;
  /** The highest score; 0 if none is above 0. */
  most: number;
}

/** The signals of a question. */
export interface Signals {
  by: Record<SignalName, Signal>;
  /** For each article, the weighted sum of all signals. Each signal is first divided by its maximum. */
  mixed: Float64Array;
}

const TEXT: Bm25 = { k1: 1.2, b: 0.75 };
const CASE: Bm25 = { k1: 1.2, b: 0.3 };
/**
 * Parameters for the text of guides. Its words are counted with weights by position, so that a few
 * occurrences mean less than in other texts.
 */
const GUIDE: Bm25 = { k1: 3.6, b: 0.6 };

/** A question as the signals read it. */
export interface ReadQuestion {
  asked: AskedQuestion;
  causes: readonly MeantCause[];
}

/** The signals of a question. */
export function readSignals(
  index: AskIndex,
  { asked, causes }: ReadQuestion,
  associations: Associations,
): Signals {
  const { bigrams, text } = asked;
  const { lawOf, columns } = index;
  const { section, guidedArticles } = columns;
  const found = (grams: GramIndex, bm25: Bm25) => {
    const scores = new Float64Array(grams.documents);
    addBm25(grams, bigrams, bm25, scores);
    return scores;
  };
  const guided = found(index.guideWords, GUIDE);
  const guides = new Map<number, number>();
  for (const [at, article] of guidedArticles.entries()) if (guided[at]! > 0) guides.set(article, guided[at]!);
  const learned = associations.score(text, causes);
  const by: Record<SignalName, Signal> = {
    text: toSignal(found(index.articles, TEXT)),
    cases: toSignal(voteByCases(index, found(index.cases, CASE))),
    guides: toSignal(guides),
    learned: toSignal(learned.article),
    learnedSection: toSignal(learned.section, section),
    learnedLaw: toSignal(learned.law, lawOf),
  };
  return { by, mixed: mix(by, index.size) };
}

/** A signal from the scores of articles. With `owners`, the scores are those of their sections or laws. */
export function toSignal(scores: Signal["scores"], owners?: Signal["owners"]): Signal {
  const most = scores instanceof Float64Array ? greatest(scores) : Math.max(0, ...scores.values());
  return { scores, most, ...(owners && { owners }) };
}

/** The highest value; 0 if none is above 0. */
export function greatest(values: Float64Array): number {
  let most = 0;
  for (let at = 0; at < values.length; at++) if (values[at]! > most) most = values[at]!;
  return most;
}

/** The score of an article divided by the signal's maximum. If no score is above 0, the score itself. */
export function shareOf({ scores, owners, most }: Signal, article: number): number {
  const at = owners ? (owners[article] ?? failAt(article)) : article;
  return (scores instanceof Float64Array ? float64At(scores, at) : (scores.get(at) ?? 0)) / (most || 1);
}

/**
 * The weighted sum of the signals for each article. A signal for sections or laws only adds to articles that
 * another signal has found.
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
