const OPENING = "《〈<＜";
const CLOSING = "》〉>＞";

/**
 * The text with the content of titles (《…》, 〈…〉, <…>, nested) replaced by □, character for character, so that
 * offsets stay and no word of a title is taken for a word of the sentence. The outer brackets stay; an
 * unclosed title runs to the end, and a bracket that closes nothing is kept. Linear.
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
