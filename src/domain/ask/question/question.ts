import type { GramIndex } from "../index/gram-index.ts";
import { countBigrams } from "./bigrams.ts";
import { foldText } from "./fold-text.ts";

/**
 * Maximum number of characters of a question that are used, from its start. They suffice for a description of
 * facts.
 */
export const MAX_QUESTION_CHARS = 2000;
/**
 * Maximum number of bigrams of a question. Of a longer text, only the rarest are used, so that it takes
 * little more time.
 */
const MAX_BIGRAMS = 64;

/** A bigram of a question and its weight. */
export interface AskedBigram {
  key: number;
  weight: number;
}

/** A question as the ranking reads it. */
export interface AskedQuestion {
  /** The folded text: runs of letters and digits, separated by blanks. */
  text: string;
  /** The distinct bigrams. `weight` is the number of occurrences in the question. */
  bigrams: AskedBigram[];
}

/** Reads a question. Of a long one, only the bigrams that are rarest among the articles are kept. */
export function readQuestion(question: string, articles: GramIndex): AskedQuestion {
  const text = foldText(question.slice(0, MAX_QUESTION_CHARS));
  const counts = countBigrams([{ text, weight: 1 }]);
  const bigrams = Array.from(counts, ([key, weight]) => ({ key, weight }));
  if (bigrams.length <= MAX_BIGRAMS) return { text, bigrams };
  const rarity = new Map(bigrams.map(({ key }) => [key, articles.idfOf(key)]));
  const rarest = bigrams.toSorted((a, b) => (rarity.get(b.key) ?? 0) - (rarity.get(a.key) ?? 0));
  return { text, bigrams: rarest.slice(0, MAX_BIGRAMS) };
}
