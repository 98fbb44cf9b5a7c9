import type { AskIndex } from "../index/ask-index.ts";
import { foldText } from "./fold-text.ts";

/** Characters of a question that are read; a description of what happened may be this long. */
export const MAX_QUESTION_CHARS = 2000;

/** Grams of one kind that are read of a long text: the rarest, so that a description costs little more. */
const MAX_GRAMS = 64;

/** A gram of a question, or of what it is read as. */
export interface AskedGram {
  text: string;
  key: number;
  /** How often the question has it, or how much it counts. */
  weight: number;
}

/** A question as the ranking reads it. */
export interface AskedQuestion {
  /** Folded: runs of letters and digits parted by blanks. */
  text: string;
  characters: AskedGram[];
  bigrams: AskedGram[];
  words: AskedGram[];
}

/** Reads a question by the alphabet and vocabulary of an index. */
export function readQuestion(question: string, index: AskIndex): AskedQuestion {
  const text = foldText(question.slice(0, MAX_QUESTION_CHARS));
  const { alphabet, vocabulary } = index;
  const ofLength = (length: number) =>
    Array.from({ length: Math.max(0, text.length - length + 1) }, (_, from): [number, number] => [
      from,
      from + length,
    ]);
  const collect = (ranges: [number, number][]) => {
    const grams = new Map<number, AskedGram>();
    for (const [from, to] of ranges) {
      const key = alphabet.key(text, from, to);
      if (key < 0) continue;
      const known = grams.get(key);
      if (known) known.weight++;
      else grams.set(key, { text: text.slice(from, to), key, weight: 1 });
    }
    return rarest([...grams.values()], index);
  };
  return {
    text,
    characters: collect(ofLength(1)),
    bigrams: collect(ofLength(2)),
    words: collect(vocabulary.words(text)),
  };
}

/** The rarest grams among the articles, in the order of the text; all of them if they are few. */
function rarest(grams: AskedGram[], { articles }: AskIndex): AskedGram[] {
  const weighed = grams.map(({ key }, at) => {
    const gram = articles.find(key);
    return { at, idf: gram < 0 ? 0 : articles.idf(gram) };
  });
  weighed.sort((a, b) => b.idf - a.idf || a.at - b.at);
  return weighed
    .slice(0, MAX_GRAMS)
    .sort((a, b) => a.at - b.at)
    .map(({ at }) => grams[at]!);
}
