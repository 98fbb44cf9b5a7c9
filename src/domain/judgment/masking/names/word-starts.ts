const segmenter = new Intl.Segmenter("zh", { granularity: "word" });
const MARK = /[，。；：、（）“”\n]/;

/**
 * Whether a word of the platform's dictionary begins at each position from `from` to `to`, segmented within the
 * punctuation marks around them; an unknown character is a word of its own.
 */
export function startsInClause(text: string, from: number, to: number): boolean[] {
  let [first, last] = [from, to];
  while (first > 0 && !MARK.test(text[first - 1]!)) first--;
  while (last < text.length && !MARK.test(text[last]!)) last++;
  return startsOf(text, first, last, from, to);
}

/** The number of characters on either side of a place from which its words are segmented. */
const AROUND = 10;

/** Whether a word of the dictionary begins at each position from `from` to `to`, segmented locally. */
export function startsWithin(text: string, from: number, to: number): boolean[] {
  return startsOf(text, Math.max(0, from - AROUND), Math.min(text.length, to + AROUND), from, to);
}

function startsOf(text: string, first: number, last: number, from: number, to: number): boolean[] {
  const found: boolean[] = Array.from({ length: to - from + 1 }, () => false);
  for (const { index } of segmenter.segment(text.slice(first, last))) {
    const at = first + index - from;
    if (at >= 0 && at <= to - from) found[at] = true;
  }
  if (to >= last) found[to - from] = true;
  return found;
}

/** Whether the dictionary contains a string as one word. */
export const isOneWord = (string: string): boolean => [...segmenter.segment(string)].length === 1;
