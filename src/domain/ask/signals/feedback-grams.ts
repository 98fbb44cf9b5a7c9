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
  return [...weights]
    .map(
      ([key, weight]): AskedGram => ({
        text: "",
        key,
        weight: weight * index.articles.idf(index.articles.find(key)),
      }),
    )
    .sort((a, b) => b.weight - a.weight || a.key - b.key)
    .slice(0, FEEDBACK_GRAMS);
}
