/** A piece of a text, matched or between matches. */
export interface TextPiece {
  text: string;
  found: boolean;
}

/**
 * The text split into pieces at the ranges (half-open, UTF-16, in order), whose pieces are marked as found.
 * The pieces joined give the text. A range that begins inside the previous one is left out.
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
