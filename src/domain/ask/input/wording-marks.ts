import { foldText } from "../question/fold-text.ts";

/**
 * Maximum length of a run of characters that is a feature. The marks for the start and end of a word count.
 */
const MAX_GRAM = 3;
/** Number of characters at the start of a text that are used. They suffice to classify it. */
const MAX_READ = 80;
/** Upper bounds of the classes of lengths, in characters. */
const LENGTHS = [3, 4, 5, 6, 8, 10, 13, 17, 24] as const;
const MAX_WORDS = 4;
const MAX_WORD_CHARS = 12;
const CLAUSES = /[，,。；;！!、\n]\s*\S/u;

const stepOf = (length: number): number => LENGTHS.find((end) => length <= end) ?? MAX_READ;

/**
 * The distinct features of how a text is worded. They are its runs of one to three characters, where `^`
 * stands before and `$` after each word, and features of its shape, which begin with `#`: its length, the
 * number of words, the longest word, whether it has clauses, and whether it begins with a place. In runs, a
 * number counts as 0 and Latin letters as a.
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
