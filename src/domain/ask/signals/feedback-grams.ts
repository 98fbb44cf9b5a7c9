import { topOf } from "../../search/top-of.ts";
import type { AskIndex } from "../index/ask-index.ts";
import type { AskedGram } from "../question/question.ts";
import { GramSums } from "./gram-sums.ts";

/** Grams taken from the articles read. */
const FEEDBACK_GRAMS = 20;
/** An article shorter than this, in characters, counts as of so many. */
const MIN_LENGTH = 40;

const sums = new GramSums();

/** Bigrams of the best articles, weighted by how well they did and how rare the bigram is (RM3). */
export function feedbackGrams(index: AskIndex, scores: Float64Array, best: readonly number[]): AskedGram[] {
  const { alphabet, articles } = index;
  sums.clear();
  for (const article of best) {
    const text = index.codesOf(article);
    const share = scores[article]! / Math.max(MIN_LENGTH, text.length);
    for (let from = 0; from + 2 <= text.length; from++) {
      const key = alphabet.keyOfPair(text[from]!, text[from + 1]!);
      if (key >= 0) sums.add(key, share);
    }
  }
  // In the order of their keys, so that equals are taken in it, and each is found near the one before.
  const keys = sums.keys();
  const weighed = new Float64Array(keys.length);
  for (let at = 0, gram = 0; at < keys.length; at++) {
    gram = articles.findFrom(gram, keys[at]!);
    weighed[at] = sums.get(keys[at]!) * articles.idf(gram);
  }
  return topOf(weighed, FEEDBACK_GRAMS).map((at) => ({ text: "", key: keys[at]!, weight: weighed[at]! }));
}
