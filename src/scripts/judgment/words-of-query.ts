import type { SearchQuery } from "#contract/search/search-query.ts";
import { type Scripts, wordForms } from "#domain/search/match/word-forms.ts";
import { splitKeywords } from "#domain/search/query/split-keywords.ts";

/**
 * The words, each in all its forms, that a query searches in the text of a judgment: keywords, words within a
 * result, words of one paragraph, of title and holding, judges and counsel. Excluded words and the court's
 * name are not included.
 */
export function wordsOfQuery(query: SearchQuery | undefined, scripts?: Scripts): string[][] {
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
