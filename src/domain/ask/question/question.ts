import type { GramIndex } from "../index/gram-index.ts";
import { eachBigram } from "./bigrams.ts";
import { foldText } from "./fold-text.ts";

/**
 * Maximum number of characters of a question that are used, from its start; enough for a description of
 * facts.
 */
export const MAX_QUESTION_CHARS = 2000;
/**
 * Maximum number of bigrams of a long text that are used: the rarest ones, so that a description takes little
 * more time.
 */
const MAX_BIGRAMS = 64;

/** A bigram of a question and its weight. */
export interface AskedBigram {
  key: number;
  weight: number;
}

/** A question in the form that the ranking uses. */
export interface AskedQuestion {
  /** Folded: runs of letters and digits separated by blanks. */
  text: string;
  /** Distinct bigrams with their number of occurrences in the question. */
  bigrams: AskedBigram[];
}

/** Reads a question; a long one is reduced to the bigrams that are rarest among the articles. */
export function readQuestion(question: string, articles: GramIndex): AskedQuestion {
  const text = foldText(question.slice(0, MAX_QUESTION_CHARS));
  const bigrams = bigramsOf([text]);
  if (bigrams.length <= MAX_BIGRAMS) return { text, bigrams };
  const rarity = new Map(bigrams.map(({ key }) => [key, articles.idfOf(key)]));
  const rarest = bigrams.toSorted((a, b) => (rarity.get(b.key) ?? 0) - (rarity.get(a.key) ?? 0));
  return { text, bigrams: rarest.slice(0, MAX_BIGRAMS) };
}

/** The distinct bigrams of folded texts. */
export function bigramsOf(texts: readonly string[]): AskedBigram[] {
  const found = new Map<number, AskedBigram>();
  for (const text of texts)
    eachBigram(text, (key) => {
      const known = found.get(key);
      if (known) known.weight++;
      else found.set(key, { key, weight: 1 });
    });
  return [...found.values()];
}
