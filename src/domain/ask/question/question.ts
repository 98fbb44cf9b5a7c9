import type { GramIndex } from "../index/gram-index.ts";
import { eachBigram } from "./bigrams.ts";
import { foldText } from "./fold-text.ts";

/** Characters of a question that are read; a description of what happened may be this long. */
export const MAX_QUESTION_CHARS = 2000;
/** Bigrams that are read of a long text: the rarest, so that a description costs little more. */
const MAX_BIGRAMS = 64;

/** A bigram of a question, and how much it counts. */
export interface AskedBigram {
  key: number;
  weight: number;
}

/** A question as the ranking reads it. */
export interface AskedQuestion {
  /** Folded: runs of letters and digits parted by blanks. */
  text: string;
  /** Each once, with how often the question has it. */
  bigrams: AskedBigram[];
}

/** Reads a question; of a long one the bigrams that are rarest among the articles. */
export function readQuestion(question: string, articles: GramIndex): AskedQuestion {
  const text = foldText(question.slice(0, MAX_QUESTION_CHARS));
  const bigrams = bigramsOf([text]);
  if (bigrams.length <= MAX_BIGRAMS) return { text, bigrams };
  const rarity = new Map(bigrams.map(({ key }) => [key, articles.idfOf(key)]));
  const rarest = bigrams.toSorted((a, b) => (rarity.get(b.key) ?? 0) - (rarity.get(a.key) ?? 0));
  return { text, bigrams: rarest.slice(0, MAX_BIGRAMS) };
}

/** The bigrams of folded texts, each once. */
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
