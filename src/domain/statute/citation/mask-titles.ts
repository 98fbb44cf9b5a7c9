const OPENING = "《〈<＜";
const CLOSING = "》〉>＞";

/**
 * The text with the content of titles (《…》, 〈…〉, <…>, nested) replaced by □, character for character, so that
 * offsets do not change and words in titles are not read as words of the sentence. The outer brackets stay.
 * An unclosed title extends to the end; an unmatched closing bracket stays. Linear.
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
