import type { TextPiece } from "#domain/search/results/marked-pieces.ts";
import { html, type Markup } from "./markup.ts";

/** Marks the pieces of a text that match. */
export const marked = (pieces: readonly TextPiece[]): Markup[] =>
  pieces.map(({ text, found }) => (found ? html`<mark>${text}</mark>` : html`${text}`));
