import { alignTexts } from "./align.ts";
import { type MarkedPiece, markChanges } from "./mark-changes.ts";

/**
 * One row of two judgments side by side. `before` and `after` are paragraph numbers from 1; 0 means that this
 * side has no paragraph in the row. `left` and `right` are empty if the paragraphs are identical.
 */
export interface AlignedParagraph {
  kind: "same" | "changed" | "before" | "after";
  before: number;
  after: number;
  left: MarkedPiece[];
  right: MarkedPiece[];
}

/** Paragraphs at least this similar are taken for the same paragraph, reworded. */
const MIN_PARAGRAPH_SIMILARITY = 0.35;
/** Maximum number of paragraphs compared on each side. The rest is left out. */
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
