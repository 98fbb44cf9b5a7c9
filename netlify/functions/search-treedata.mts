import type { Config } from "@netlify/functions";
import { searchTreedata } from "#contract/search/facets.ts";
import { facetGroups } from "#i18n/api-errors.ts";
import { CATALOGUE_FILES, type CarriedFiles, searchIndexWithout } from "#server/carried-files.ts";
import { facetTree } from "#server/search/answers/facet-tree.ts";
import { openEngine } from "#server/search/open/open-engine.ts";
import { planRequest } from "#server/search/plan-request.ts";
import { endpoint } from "../endpoint.mts";

export default endpoint({
  ...searchTreedata,
  answer: async ({ input, language }) => {
    const engine = openEngine();
    const planned = planRequest(engine, input, "");
    if ("failure" in planned) return planned;
    const counts = await engine.facets(planned.plan);
    const catalogue = engine.catalogue(input.type);
    return {
      ok: { treedata: facetTree(counts, catalogue, planned.plan, facetGroups(language, input.type)) },
    };
  },
});

// Netlify reads this value without running the file, so it must be a literal. tests/contract compares it with
// the contract.
export const config: Config = { path: "/search/treedata" };

export const carries: CarriedFiles = [...CATALOGUE_FILES, ...searchIndexWithout("details", "suggestions")];
