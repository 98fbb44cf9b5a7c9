/** A piece of a text. `found` marks a match. */
export interface TextPiece {
  text: string;
  found: boolean;
}

/**
 * The text in pieces. Each range is a piece marked as found; the pieces between ranges are not marked. Ranges
 * are half-open UTF-16 offsets in ascending order. The pieces joined are the text. A range that begins inside
 * the previous one is left out.
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
