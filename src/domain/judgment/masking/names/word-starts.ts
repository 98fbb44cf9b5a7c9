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

/** Whether the dictionary contains a string as one word. */
export const isOneWord = (string: string): boolean => [...segmenter.segment(string)].length === 1;
