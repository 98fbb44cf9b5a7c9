import { SCOPE, type SearchScope } from "#domain/search/scope.ts";
import type { Dictionary } from "#i18n/cn.ts";

/** The words of the result page. */
export type ListWords = Omit<Dictionary["search"], "home" | "noScript">;

/** The words of the result page in a scope. In the search for statutes, laws take the place of courts. */
export function wordsOfType(words: ListWords, type: SearchScope): ListWords {
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
