import type { TextPiece } from "#domain/search/results/marked-pieces.ts";

/** Text with its matches marked. */
export function Marked({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, found }, at) => {
    const key = `${at} ${text}`;
    return found ? <mark key={key}>{text}</mark> : text;
  });
}
