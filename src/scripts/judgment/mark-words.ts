import type { SearchQuery } from "#contract/search/search-query.ts";
import { joinRanges, locateWords } from "#domain/search/match/locate-keywords.ts";
import { type Scripts, wordForms } from "#domain/search/match/word-forms.ts";
import { splitKeywords } from "#domain/search/query/split-keywords.ts";
import { make } from "../make.ts";
import { slot } from "./page/slots.ts";

const SLOTS = ["body", "tail", "postscript"];

/**
 * Returns the words of the query, each with its forms. If a word does not occur in the judgment, the forms
 * also include those in traditional or simplified characters. The table of characters is loaded only in this
 * case.
 */
export async function wordsToMark(query: SearchQuery): Promise<string[][]> {
  const words = wordsOfQuery(query);
  const text = SLOTS.map((name) => slot(name).textContent).join("\n");
  if (locateWords(text, words).every((places) => places.length > 0)) return words;
  const { chineseScripts } = await import("#domain/text/traditional-characters.ts");
  return wordsOfQuery(query, chineseScripts);
}

/**
 * Wraps every occurrence of a word in <mark>. A word matches in each of its forms. Width, case, spacing and
 * punctuation in the text make no difference.
 */
export function markWords(words: readonly (readonly string[])[]): void {
  if (words.length === 0) return;
  for (const name of SLOTS) {
    for (const paragraph of slot(name).querySelectorAll("p, td")) {
      // The text is the last node of a paragraph or cell. A paragraph number may precede it.
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
 * The words that a query requires in the text of a judgment, each with its forms: keywords, words within a
 * result, words of one paragraph, words of title and holding, judges and counsel. Excluded words and the
 * court's name are not among them.
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
