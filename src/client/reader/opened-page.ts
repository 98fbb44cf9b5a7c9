import type { ReadPage } from "./messages.ts";

/** A page as text, or as a picture that has yet to be recognised. `draw` renders the picture. */
export type OpenedPage =
  | { kind: "text"; page: ReadPage }
  | { kind: "picture"; name: string; draw: () => Promise<OffscreenCanvas> };

/** Creates a page from a text that a file contains. */
export function textPage(name: string, text: string): OpenedPage {
  const lines = text.split(/\r?\n/).map((line) => ({ text: line, confidence: null, box: null }));
  return { kind: "text", page: { name, lines, image: null } };
}
