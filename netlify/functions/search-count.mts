import type { Config } from "@netlify/functions";
import { searchCount } from "#contract/search/search-count.ts";
import { CATALOGUE_FILES, type CarriedFiles, searchIndexWithout } from "#server/carried-files.ts";
import { explainQuery } from "#server/search/answers/explain-query.ts";
import { openEngine } from "#server/search/open/open-engine.ts";
import { planRequest } from "#server/search/plan-request.ts";
import { refuseExplanation } from "#server/search/refuse-costly.ts";
import { endpoint } from "../endpoint.mts";

export default endpoint({
  ...searchCount,
  answer: async ({ input }) => {
    const engine = openEngine();
    const planned = planRequest(engine, input.search, "search.");
    if ("failure" in planned) return planned;
    const dear = input.explain ? refuseExplanation(engine, planned.plan) : null;
    if (dear) return dear;
    if (!input.explain) return { ok: { data: { total_count: await engine.count(planned.plan) } } };
    const { total, ...explain } = await explainQuery(engine, input.search, planned);
    return { ok: { data: { total_count: total, explain } } };
  },
});

// Netlify reads this value without running the file, so it must be a literal. tests/contract compares it with
// the contract.
export const config: Config = { path: "/search/count" };

export const carries: CarriedFiles = [
  ...CATALOGUE_FILES,
  ...searchIndexWithout("details", "facets", "suggestions"),
];
