/**
 * The forms in which a judgment's text is distributed: paragraphs separated by line breaks, by blanks or not
 * at all.
 */
export const FORMS = ["breaks", "blanks", "none"] as const;
export type PrintForm = (typeof FORMS)[number];

/** Maximum mean line length of a text with line breaks. */
const MAX_MEAN_LINE_CHARS = 400;

/**
 * A text in all three forms, derived from each other, or only its own form if it has neither line breaks nor
 * blanks. A text separated by blanks has one line per blank, as in its collection.
 */
export function formsOf(text: string): Partial<Record<PrintForm, string>> {
  const breaks = linesOf(text);
  if (breaks === null) return { none: text };
  return { breaks: breaks.join("\n"), blanks: breaks.join(" "), none: breaks.join("") };
}

/** The lines of a text separated by line breaks or by blanks; null if both are lost. */
function linesOf(text: string): string[] | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  if (lines.length > 4 && text.length / lines.length < MAX_MEAN_LINE_CHARS) return lines;
  const parted = rejoin(text.trim().split(/[ \u3000]+/));
  return parted.length > 8 && text.length / parted.length < MAX_MEAN_LINE_CHARS ? parted : null;
}

/**
 * A word of signatures whose name follows after a blank (审判员 张例), or a separate character of a word of
 * signatures (审 判员张例).
 */
const UNFINISHED =
  /^(?:(?:代理?|助理|人民)*(?:审判[长员]|陪审员)|法官助理|(?:代理?|见习)?书记员|[\u4e00-\u9fff])$/;

/** The pieces between blanks; a blank inside a signature ends no line. */
function rejoin(pieces: string[]): string[] {
  const lines: string[] = [];
  for (const [at, piece] of pieces.entries()) {
    if (at > 0 && UNFINISHED.test(pieces[at - 1] ?? "")) lines.push(`${lines.pop()}${piece}`);
    else lines.push(piece);
  }
  return lines;
}
