import { oncePer } from "../../once-per.ts";
import type { StatuteDocument } from "../record.ts";

/**
 * The compared content of a text: letters and digits only, since copies differ in blanks, punctuation and
 * heading marks.
 */
export interface TextPrint {
  /** The numbered units, in order; empty for a text without any. */
  numbered: string;
  /** Every line with words, from paragraphs and headings. */
  lines: ReadonlySet<string>;
}

/** The fingerprint of a document's text; cached as long as the document exists. */
export const textPrint = oncePer(({ title, headings, units }: StatuteDocument): TextPrint => {
  const name = bare(title);
  const numbered = units
    .filter(({ kind }) => kind !== "text")
    .map(({ label, paragraphs }) => `${label}\n${bare(paragraphs.join(""))}`)
    .join("\n");
  const written = [...headings.map(({ text }) => text), ...units.flatMap(({ paragraphs }) => paragraphs)];
  // Some copies repeat the title, in pieces, above the first article.
  const lines = new Set(written.map(bare).filter((line) => line !== "" && !name.includes(line)));
  return { numbered, lines };
});

/** True if two documents contain the same text, possibly with more text around the articles in one of them. */
export function isSameText(one: StatuteDocument, other: StatuteDocument): boolean {
  return holds(textPrint(one), textPrint(other)) || holds(textPrint(other), textPrint(one));
}

function holds(whole: TextPrint, part: TextPrint): boolean {
  if (whole.numbered !== part.numbered || whole.lines.size < part.lines.size) return false;
  for (const line of part.lines) if (!whole.lines.has(line)) return false;
  return true;
}

const bare = (text: string) => text.normalize("NFKC").replace(/[^\p{L}\p{N}]+/gu, "");
