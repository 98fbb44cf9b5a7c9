import type { SearchQuery } from "#contract/search-query.ts";
import { joinRanges, locateWords } from "#domain/search/locate-keywords.ts";
import { make, slot } from "./slots.ts";
import { wordsOfQuery } from "./words-of-query.ts";

/**
 * Puts in <mark> exactly what the query found in the judgment on the page: wherever a word stands in any of its
 * forms, whatever width, case, spaces or punctuation the print has.
 */
export function markWords(query: SearchQuery): void {
  const words = wordsOfQuery(query);
  if (words.length === 0) return;
  for (const name of ["body", "tail", "postscript"]) {
    for (const paragraph of slot(name).querySelectorAll("p")) {
      // The text is a paragraph's last node, behind its number.
      const node = paragraph.lastChild;
      if (node?.nodeType !== Node.TEXT_NODE) continue;
      const parts = markedParts(node.nodeValue ?? "", words);
      if (parts.length > 1) (node as Text).replaceWith(...parts);
    }
  }
}

function markedParts(text: string, words: readonly (readonly string[])[]): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let at = 0;
  for (const [from, to] of joinRanges(locateWords(text, words).flat())) {
    parts.push(text.slice(at, from), make("mark", "", text.slice(from, to)));
    at = to;
  }
  return [...parts, text.slice(at)];
}
