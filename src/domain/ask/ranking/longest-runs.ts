import type { ArticleTexts } from "../index/article-texts.ts";

/** By code unit: 1 and the last place in the question at hand, else 0. */
const lastPlace = new Uint16Array(65536);

/** The length of the longest run of characters that the question shares with each text. */
export function longestRuns(question: string, texts: ArticleTexts): Float64Array {
  const size = question.length;
  const codes = new Uint16Array(size);
  const earlier = new Uint16Array(size);
  for (let at = 0; at < size; at++) {
    const code = question.charCodeAt(at);
    codes[at] = code;
    if (code === 0x20) continue;
    earlier[at] = lastPlace[code]!;
    lastPlace[code] = at + 1;
  }
  const { codes: text, starts } = texts;
  const longest = new Float64Array(starts.length - 1);
  for (let at = 0; at < longest.length; at++) {
    const end = starts[at + 1]!;
    let best = 0;
    for (let from = starts[at]!; from + best < end; from++) {
      for (let place = lastPlace[text[from]!]!; place > 0; place = earlier[place - 1]!) {
        let length = 1;
        const most = Math.min(end - from, size - place + 1);
        while (
          length < most &&
          codes[place - 1 + length] === text[from + length] &&
          codes[place - 1 + length] !== 0x20
        )
          length++;
        best = Math.max(best, length);
      }
    }
    longest[at] = best;
  }
  for (const code of codes) lastPlace[code] = 0;
  return longest;
}
