import type { SearchQuery } from "#contract/search/search-query.ts";
import { joinRanges, locateWords } from "#domain/search/match/locate-keywords.ts";
import { type Scripts, wordForms } from "#domain/search/match/word-forms.ts";
import { splitKeywords } from "#domain/search/query/split-keywords.ts";
import { make } from "../make.ts";
import { slot } from "./page/slots.ts";

const SLOTS = ["body", "tail", "postscript"];

/**
 * The words of the query in all their forms. A word that does not occur in the judgment may be typed or
 * printed in traditional characters; their table is loaded only in that case.
 */
export async function wordsToMark(query: SearchQuery): Promise<string[][]> {
  const words = wordsOfQuery(query);
  const text = SLOTS.map((name) => slot(name).textContent).join("\n");
  if (locateWords(text, words).every((places) => places.length > 0)) return words;
  const { chineseScripts } = await import("#domain/text/traditional-characters.ts");
  return wordsOfQuery(query, chineseScripts);
}

/**
 * Wraps in <mark> exactly what the query found in the judgment: every occurrence of a word in any of its
 * forms, regardless of width, case, spacing or punctuation in the text.
 */
export function markWords(words: readonly (readonly string[])[]): void {
  if (words.length === 0) return;
  for (const name of SLOTS) {
    for (const paragraph of slot(name).querySelectorAll("p, td")) {
      // The text is the last node of a paragraph or cell, after its number.
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

/**
 * The words, each in all its forms, that a query searches in the text of a judgment: keywords, words within a
 * result, words of one paragraph, of title and holding, judges and counsel. Excluded words and the court's
 * name are not included.
 */
function wordsOfQuery(query: SearchQuery | undefined, scripts?: Scripts): string[][] {
  if (!query) return [];
  const { qr, within = [], near = [], title = [], holding = [], judge = [], counsel = [] } = query;
  const asked = [
    ...qr,
    ...within,
    ...near.flatMap(splitKeywords),
    ...title,
    ...holding,
    ...judge,
    ...counsel,
  ];
  return [...new Set(asked)]
    .map((word) => wordForms(word, scripts).forms)
    .filter((forms) => forms.length > 0);
}
