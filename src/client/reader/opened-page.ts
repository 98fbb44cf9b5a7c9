import type { ReadPage } from "./messages.ts";

/** A page as text, or a picture of the page that has to be recognised. Pictures are rendered on request. */
export type OpenedPage =
  | { kind: "text"; page: ReadPage }
  | { kind: "picture"; name: string; draw: () => Promise<OffscreenCanvas> };

/** A page of stored text. */
export function textPage(name: string, text: string): OpenedPage {
  const lines = text.split(/\r?\n/).map((line) => ({ text: line, confidence: null, box: null }));
  return { kind: "text", page: { name, lines, image: null } };
}
