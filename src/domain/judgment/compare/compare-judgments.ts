import { alignTexts } from "./align.ts";
import { type MarkedPiece, markChanges } from "./mark-changes.ts";

/**
 * One line of two judgments side by side. `before` and `after` are paragraph numbers from 1, 0 if a side has
 * none; a paragraph that is identical in both has no pieces.
 */
export interface AlignedParagraph {
  kind: "same" | "changed" | "before" | "after";
  before: number;
  after: number;
  left: MarkedPiece[];
  right: MarkedPiece[];
}

/** Paragraphs of this similarity are the same paragraph reworded. */
const MIN_PARAGRAPH_SIMILARITY = 0.35;
/** Maximum number of paragraphs compared per side; the rest is left out on both sides, and counted. */
const MAX_PARAGRAPHS = 400;

/** The paragraphs of an earlier and a later judgment of one dispute side by side, in the order of both. */
export function compareJudgments(before: readonly string[], after: readonly string[]): AlignedParagraph[] {
  const [left, right] = [before.slice(0, MAX_PARAGRAPHS), after.slice(0, MAX_PARAGRAPHS)];
  return alignTexts(left, right, MIN_PARAGRAPH_SIMILARITY).map((row): AlignedParagraph => {
    const [a, b] = [left[row.before], right[row.after]];
    const places = { before: row.before + 1, after: row.after + 1 };
    if (a !== undefined && b !== undefined) {
      if (row.similarity === 1) return { kind: "same", ...places, left: [], right: [] };
      const [one, other] = markChanges(a, b);
      return { kind: "changed", ...places, left: one, right: other };
    }
    if (a !== undefined) return { kind: "before", ...places, left: [{ text: a, changed: true }], right: [] };
    return { kind: "after", ...places, left: [], right: [{ text: b ?? "", changed: true }] };
  });
}
