import { SEARCH_PATH, SearchRequest, type SearchRow } from "#contract/search.ts";
import { wordFailure } from "#i18n/api-errors.ts";
import { endpoint } from "#server/http/endpoint.ts";
import { openEngine, openManifest } from "#server/search/open-engine.ts";
import { planRequest } from "#server/search/plan-request.ts";

export default endpoint({
  route: SEARCH_PATH,
  method: "POST",
  input: SearchRequest,
  word: wordFailure,
  answer: async ({ input }) => {
    const engine = openEngine();
    const planned = planRequest(engine, input.search, "search.");
    if ("failure" in planned) return planned;
    const { total, rows } = await engine.find(planned.plan);
    const id_list: SearchRow[] = rows.map(({ id, title, court, number, date, url, snippets }) => ({
      id,
      casename: title,
      court,
      case_number: number,
      casedate: date,
      ...(url && { url }),
      ...(snippets && { snippets }),
    }));
    const sample = input.search.type === 1 && openManifest().corpus.sample;
    return { ok: { sample, data: { total_count: total, id_list } } };
  },
});

// A literal: the host reads it without running the file. tests/contract compares it with the contract.
export const config = { path: "/search" };
