import { make } from "./slots.ts";

const quote = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The text as nodes, the keywords in <mark>; longer keywords win where several begin at one place. */
export function markedParts(text: string, keywords: readonly string[]): (Node | string)[] {
  const wanted = keywords.filter(Boolean).sort((a, b) => b.length - a.length);
  if (wanted.length === 0) return [text];
  const parts = text.split(new RegExp(`(${wanted.map(quote).join("|")})`, "giu"));
  return parts.map((part, at) => (at % 2 === 1 ? make("mark", "", part) : part));
}
