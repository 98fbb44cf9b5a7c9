import { SCOPE, type SearchScope } from "#domain/search/scope.ts";
import type { Dictionary } from "#i18n/cn.ts";

type Words = Dictionary["search"];

/** The words of the result page for a search type: for statutes, laws take the place of courts. */
export function wordsOfType(words: Words, type: SearchScope): Words {
  if (type === SCOPE.cases) return words;
  const own = words.ofType[type];
  return {
    ...words,
    chips: { ...words.chips, ...own.chips },
    facets: { ...words.facets, ...own.facets },
    list: { ...words.list, ...own.list },
    sort: { ...words.sort, ...own.sort },
  };
}
