import { oncePer } from "../../once-per.ts";
import type { StatuteDocument } from "../record.ts";

/**
 * The part of a text by which it is compared with its copies: only letters and digits, because copies differ
 * in blanks, punctuation and heading marks.
 */
export interface TextPrint {
  /** The numbered units in order. Empty if there are none. */
  numbered: string;
  /** Every line of paragraphs and headings that has words. */
  lines: ReadonlySet<string>;
}

/** The comparable form of a document's text. It is cached as long as the document exists. */
export const textPrint = oncePer(({ title, headings, units }: StatuteDocument): TextPrint => {
  const name = bare(title);
  const numbered = units
    .filter(({ kind }) => kind !== "text")
    .map(({ label, paragraphs }) => `${label}\n${bare(paragraphs.join(""))}`)
    .join("\n");
  const written = [...headings.map(({ text }) => text), ...units.flatMap(({ paragraphs }) => paragraphs)];
  // Lines that repeat the title are left out: some copies have them above the first article.
  const lines = new Set(written.map(bare).filter((line) => line !== "" && !name.includes(line)));
  return { numbered, lines };
});

/** True if two documents contain the same text. One of them may have more text around the articles. */
export function isSameText(one: StatuteDocument, other: StatuteDocument): boolean {
  return holds(textPrint(one), textPrint(other)) || holds(textPrint(other), textPrint(one));
}

function holds(whole: TextPrint, part: TextPrint): boolean {
  if (whole.numbered !== part.numbered || whole.lines.size < part.lines.size) return false;
  for (const line of part.lines) if (!whole.lines.has(line)) return false;
  return true;
}

const bare = (text: string) => text.normalize("NFKC").replace(/[^\p{L}\p{N}]+/gu, "");
