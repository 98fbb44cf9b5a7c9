import { type Alphabet, MAX_GRAM } from "./alphabet.ts";
import type { VocabularyColumns } from "./vocabulary.ts";

/** A gram is a word if it stands this often, and this much more often than its parts would meet by chance. */
const MIN_COUNT = 8;
const MIN_COHESION = [0, 0, 2.2, 5, 7];
/** The cost of a word that was given and stands nowhere, and of the dearest. */
const MAX_COST = 255;

/**
 * The words of folded texts by their statistics alone: grams of two to four characters that keep together
 * (the pointwise mutual information of their weakest split); and those given, whatever their counts.
 */
export function learnVocabulary(
  texts: Iterable<string>,
  alphabet: Alphabet,
  given: Iterable<string>,
): VocabularyColumns {
  const all = [...texts];
  const counts = new Map<number, number>();
  let total = 0;
  for (const length of [1, 2, 3, MAX_GRAM]) {
    for (const text of all) {
      for (let from = 0; from + length <= text.length; from++) {
        const key = alphabet.key(text, from, from + length);
        if (key < 0) continue;
        if (length === 1) total++;
        // A gram is no more frequent than its parts.
        if (
          length > 2 &&
          !(
            (counts.get(alphabet.key(text, from, from + length - 1)) ?? 0) >= MIN_COUNT &&
            (counts.get(alphabet.key(text, from + 1, from + length)) ?? 0) >= MIN_COUNT
          )
        )
          continue;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
  }
  const words = new Map<number, number>();
  const costOf = (count: number) => Math.min(MAX_COST, Math.round(16 * Math.log(total / count)));
  const seen = new Set<number>();
  for (const text of all) {
    for (let length = 2; length <= MAX_GRAM; length++) {
      for (let from = 0; from + length <= text.length; from++) {
        const key = alphabet.key(text, from, from + length);
        if (seen.has(key)) continue;
        seen.add(key);
        const count = counts.get(key) ?? 0;
        if (count < MIN_COUNT) continue;
        let cohesion = Number.POSITIVE_INFINITY;
        for (let split = from + 1; split < from + length; split++) {
          const parts =
            counts.get(alphabet.key(text, from, split))! *
            counts.get(alphabet.key(text, split, from + length))!;
          cohesion = Math.min(cohesion, Math.log((count * total) / parts));
        }
        if (cohesion >= MIN_COHESION[length]!) words.set(key, costOf(count));
      }
    }
  }
  for (const word of given) {
    const key = word.length >= 2 && word.length <= MAX_GRAM ? alphabet.key(word, 0, word.length) : -1;
    if (key >= 0)
      words.set(key, Math.min(words.get(key) ?? MAX_COST, costOf(Math.max(3, counts.get(key) ?? 0))));
  }
  const keys = Float64Array.from(words.keys()).sort();
  return { keys, costs: Uint8Array.from(keys, (key) => words.get(key)!) };
}
