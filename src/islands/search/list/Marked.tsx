import type { TextPiece } from "#domain/search/results/marked-pieces.ts";

/** Text with what was found in it marked. */
export function Marked({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, found }, at) => {
    const key = `${at} ${text}`;
    return found ? <mark key={key}>{text}</mark> : text;
  });
}
