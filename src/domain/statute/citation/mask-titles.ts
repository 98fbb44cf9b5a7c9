const OPENING = "《〈<＜";
const CLOSING = "》〉>＞";

/**
 * The text with every character in a title (《…》, 〈…〉, <…>, also nested) replaced by □. Offsets do not change,
 * and words of a title are not taken for words of the sentence. The outer brackets become 《 and 》. An
 * unclosed title reaches to the end of the text. An unmatched closing bracket becomes 》. The time is linear
 * in the length of the text.
 */
export function maskTitles(text: string): string {
  const open: number[] = [];
  let masked = "";
  for (const character of text) {
    const opens = OPENING.indexOf(character);
    const closes = CLOSING.indexOf(character);
    if (closes >= 0 && open.includes(closes)) open.length = open.lastIndexOf(closes);
    masked +=
      open.length > 0 ? "□".repeat(character.length) : opens >= 0 ? "《" : closes >= 0 ? "》" : character;
    if (opens >= 0) open.push(opens);
  }
  return masked;
}
