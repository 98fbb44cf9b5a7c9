import { topOf } from "../../search/top-of.ts";
import type { AskIndex } from "../index/ask-index.ts";
import type { AskedGram } from "../question/question.ts";

/** Grams taken from the articles read. */
const FEEDBACK_GRAMS = 20;

/** Bigrams of the best articles, weighted by how well they did and how rare the bigram is (RM3). */
export function feedbackGrams(index: AskIndex, scores: Float64Array, best: readonly number[]): AskedGram[] {
  const weights = new Map<number, number>();
  for (const article of best) {
    const text = index.textOf(article);
    const share = scores[article]! / Math.max(40, text.length);
    for (let from = 0; from + 2 <= text.length; from++) {
      const key = index.alphabet.key(text, from, from + 2);
      if (key >= 0) weights.set(key, (weights.get(key) ?? 0) + share);
    }
  }
  // In the order of their keys, so that equals are taken in it.
  const keys = Float64Array.from(weights.keys()).sort();
  const weighed = keys.map((key) => weights.get(key)! * index.articles.idf(index.articles.find(key)));
  return topOf(weighed, FEEDBACK_GRAMS).map((at) => ({ text: "", key: keys[at]!, weight: weighed[at]! }));
}
