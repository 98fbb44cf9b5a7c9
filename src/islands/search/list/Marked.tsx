import type { TextPiece } from "#domain/search/results/marked-pieces.ts";

/** Text in which matches are marked. */
export function Marked({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, found }, at) => {
    const key = `${at} ${text}`;
    return found ? <mark key={key}>{text}</mark> : text;
  });
}
