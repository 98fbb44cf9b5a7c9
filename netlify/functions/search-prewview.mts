import type { Config } from "@netlify/functions";
import { type SuggestionGroup, searchPrewview } from "#contract/search/suggestions.ts";
import { suggestionGroup } from "#i18n/api-errors.ts";
import { CATALOGUE_FILES, type CarriedFiles, searchIndexWithout } from "#server/carried-files.ts";
import { openEngine } from "#server/search/open/open-engine.ts";
import { openSuggestions } from "#server/search/suggestions/suggestions.ts";
import { suggestArticles } from "#server/statutes/suggest-articles.ts";
import { endpoint } from "../endpoint.mts";

export default endpoint({
  ...searchPrewview,
  answer: async ({ input: { keyword, type }, language }) => {
    const engine = openEngine();
    const groups = await openSuggestions(type).groups(keyword, engine, engine.catalogue(type), type);
    const articles = { kind: "article" as const, items: suggestArticles(keyword) };
    const shown = [articles, ...groups].filter(({ items }) => items.length > 0);
    const serach_list: SuggestionGroup[] = shown.map(({ kind, items }) => ({
      label: suggestionGroup(language, kind, type),
      children: items,
    }));
    return { ok: { serach_list } };
  },
});

// Netlify reads this value without running the file, so it must be a literal. tests/contract compares it with
// the contract.
export const config: Config = { path: "/search/prewview" };

export const carries: CarriedFiles = [
  ...CATALOGUE_FILES,
  ...searchIndexWithout("details", "facets", "postings"),
  "data/generated/statutes/citable.json",
];
