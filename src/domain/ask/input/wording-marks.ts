import { foldText } from "../question/fold-text.ts";

/** Longest run of characters that is a feature, with the marks of beginning and end. */
const MAX_GRAM = 3;
/** Characters of a text that are read: what it is, is told by then. */
const MAX_READ = 80;
/** Upper ends of the steps of a length in characters. */
const LENGTHS = [3, 4, 5, 6, 8, 10, 13, 17, 24] as const;
const MAX_WORDS = 4;
const MAX_WORD_CHARS = 12;
const CLAUSES = /[，,。；;！!、\n]\s*\S/u;

const stepOf = (length: number): number => LENGTHS.find((end) => length <= end) ?? MAX_READ;

/**
 * What is seen of how a text is worded, each once: its runs of one to three characters with `^` before and `$` behind
 * each word, and its shape as words with a `#` (length, number of words, the longest of them, whether it has clauses,
 * whether it begins with a place). Digits count as one 0, Latin letters as one a.
 */
export function wordingMarks(text: string, beginsWithPlace: boolean): Set<string> {
  const read = text.slice(0, MAX_READ);
  const words = foldText(read)
    .replace(/[0-9]+/g, "0")
    .replace(/[a-z]+/g, "a")
    .split(" ");
  const features = new Set<string>();
  for (const word of words) {
    const marked = `^${word}$`;
    for (let from = 0; from < marked.length; from++)
      for (let size = 1; size <= MAX_GRAM && from + size <= marked.length; size++)
        features.add(marked.slice(from, from + size));
  }
  features.delete("^");
  features.delete("$");
  const length = stepOf(words.reduce((sum, word) => sum + word.length, 0));
  features.add(`#length ${length}`);
  features.add(`#words ${Math.min(MAX_WORDS, words.length)}`);
  features.add(`#longest ${Math.min(MAX_WORD_CHARS, Math.max(...words.map((word) => word.length)))}`);
  if (CLAUSES.test(read)) features.add("#clauses");
  if (beginsWithPlace) features.add("#place").add(`#place ${length}`);
  return features;
}
