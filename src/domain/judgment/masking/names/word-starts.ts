const segmenter = new Intl.Segmenter("zh", { granularity: "word" });
let read = { text: "", starts: new Uint8Array(0) };

/**
 * Offsets at which the words of a text begin, by the platform's dictionary; an unknown character is a word of
 * its own.
 */
export function wordStarts(text: string): Uint8Array {
  if (read.text === text) return read.starts;
  const starts = new Uint8Array(text.length + 4).fill(1, text.length);
  for (const { index } of segmenter.segment(text)) starts[index] = 1;
  read = { text, starts };
  return starts;
}

/** The number of characters on either side of a place from which its words are segmented. */
const AROUND = 10;

/** Whether a word of the dictionary begins at each position from `from` to `to`, segmented locally. */
export function startsWithin(text: string, from: number, to: number): boolean[] {
  const first = Math.max(0, from - AROUND);
  const found: boolean[] = Array.from({ length: to - from + 1 }, () => false);
  for (const { index } of segmenter.segment(text.slice(first, to + AROUND))) {
    const at = first + index - from;
    if (at >= 0 && at <= to - from) found[at] = true;
  }
  if (to >= text.length) found[to - from] = true;
  return found;
}

/** Whether the dictionary contains a string as one word. */
export const isOneWord = (string: string): boolean => [...segmenter.segment(string)].length === 1;
