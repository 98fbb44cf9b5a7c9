const segmenter = new Intl.Segmenter("zh", { granularity: "word" });
const MARK = /[，。；：、（）“”\n]/;
/** Maximum number of characters before `from` and after `to` that are segmented too. */
const REACH = 60;

/**
 * For each offset from `from` to `to`, whether a word of the platform's dictionary begins there. The text
 * between the nearest punctuation marks is segmented. A character that the dictionary lacks is a word of its
 * own.
 */
export function startsWithin(text: string, from: number, to: number): boolean[] {
  let [first, last] = [from, to];
  while (first > Math.max(0, from - REACH) && !MARK.test(text[first - 1]!)) first--;
  while (last < Math.min(text.length, to + REACH) && !MARK.test(text[last]!)) last++;
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
