import { SEARCH_PREWVIEW_PATH } from "#contract/paths.ts";
import { PrewviewRequest, type SuggestionGroup } from "#contract/search-prewview.ts";
import { SUGGESTION_GROUPS, wordFailure } from "#i18n/api-errors.ts";
import { endpoint } from "#server/http/endpoint.ts";
import { openEngine, openSuggestions } from "#server/search/open-engine.ts";

export default endpoint({
  route: SEARCH_PREWVIEW_PATH,
  method: "POST",
  input: PrewviewRequest,
  word: wordFailure,
  answer: async ({ input: { keyword, type }, language }) => {
    const engine = openEngine();
    const groups = await openSuggestions(type).groups(keyword, engine, engine.catalogue(type));
    const serach_list: SuggestionGroup[] = groups.map(({ kind, items }) => ({
      label: SUGGESTION_GROUPS[language][kind],
      children: items,
    }));
    return { ok: { serach_list } };
  },
});

// A literal: the host reads it without running the file. tests/contract compares it with the contract.
export const config = { path: "/search/prewview" };
