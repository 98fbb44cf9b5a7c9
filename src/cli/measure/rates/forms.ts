/** The forms in which a judgment's text circulates: a line, a blank or nothing where a paragraph ended. */
export const FORMS = ["breaks", "blanks", "none"] as const;
export type PrintForm = (typeof FORMS)[number];

/** How often a line ends in a text that stands in lines. */
const LONGEST_MEAN_LINE = 400;

/**
 * A text in all three forms, made from one another, or in the one form it has where it holds neither lines nor
 * blanks. A text parted by blanks has a line for each, as its collection tells.
 */
export function formsOf(text: string): Partial<Record<PrintForm, string>> {
  const breaks = linesOf(text);
  if (breaks === null) return { none: text };
  return { breaks: breaks.join("\n"), blanks: breaks.join(" "), none: breaks.join("") };
}

/** The lines of a text that has them, or has blanks in their place; null where both are lost. */
function linesOf(text: string): string[] | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  if (lines.length > 4 && text.length / lines.length < LONGEST_MEAN_LINE) return lines;
  const parted = text.trim().split(/[ \u3000]+/);
  return parted.length > 8 && text.length / parted.length < LONGEST_MEAN_LINE ? parted : null;
}
