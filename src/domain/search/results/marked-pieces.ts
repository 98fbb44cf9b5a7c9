/** A piece of a text, found or between what was found. */
export interface TextPiece {
  text: string;
  found: boolean;
}

/**
 * The text in pieces, of which the ranges (half-open, UTF-16, in order) are the found ones; joined they are the text. A
 * range that begins inside the one before is left out.
 */
export function markedPieces(text: string, ranges: readonly (readonly [number, number])[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const [from, to] of ranges) {
    if (from < at) continue;
    pieces.push({ text: text.slice(at, from), found: false }, { text: text.slice(from, to), found: true });
    at = to;
  }
  return [...pieces, { text: text.slice(at), found: false }].filter((piece) => piece.text !== "");
}
