import type { Config } from "@netlify/functions";
import { searchStatistics } from "#contract/search/search-statistics.ts";
import { CATALOGUE_FILES, type CarriedFiles, searchIndexWithout } from "#server/carried-files.ts";
import { findNamedPerson } from "#server/search/answers/named-person.ts";
import { buildResultStatistics } from "#server/search/answers/result-statistics.ts";
import { openManifest } from "#server/search/index-manifest.ts";
import { openEngine } from "#server/search/open/open-engine.ts";
import { planRequest } from "#server/search/plan-request.ts";
import { endpoint } from "../endpoint.mts";

export default endpoint({
  ...searchStatistics,
  answer: async ({ input }) => {
    const engine = openEngine();
    const planned = planRequest(engine, input.search, "search.");
    if ("failure" in planned) return planned;
    const named = await findNamedPerson(engine, input.search);
    if (named) return { ok: { data: { off: named.kind } } };
    return { ok: { data: await buildResultStatistics(engine, planned.plan, openManifest()) } };
  },
});

// Netlify reads this value without running the file, so it must be a literal. tests/contract compares it with
// the contract.
export const config: Config = { path: "/search/statistics" };

export const carries: CarriedFiles = [
  ...CATALOGUE_FILES,
  ...searchIndexWithout("details", "facets", "suggestions"),
];
