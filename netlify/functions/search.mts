import type { Config } from "@netlify/functions";
import { search } from "#contract/search/search.ts";
import { MAX_REACH } from "#contract/search/search-limits.ts";
import { SCOPE } from "#domain/search/scope.ts";
import { understandFound } from "#server/ask/understand-words.ts";
import {
  CATALOGUE_FILES,
  type CarriedFiles,
  INPUT_KIND_FILES,
  searchIndexWithout,
} from "#server/carried-files.ts";
import { searchRow } from "#server/search/answers/search-row.ts";
import { openManifest } from "#server/search/index-manifest.ts";
import { openEngine } from "#server/search/open/open-engine.ts";
import { planRequest } from "#server/search/plan-request.ts";
import { FIRST_ROWS } from "#server/search/search-engine.ts";
import { endpoint } from "../endpoint.mts";

export default endpoint({
  ...search,
  answer: async ({ input }) => {
    const engine = openEngine();
    const planned = planRequest(engine, input.search, "search.");
    if ("failure" in planned) return planned;
    const { from, rows: most } = { ...FIRST_ROWS, ...input.search };
    const { total, rows } = await engine.find(planned.plan, { from, rows: most });
    const next = from + most;
    const sample = input.search.type === SCOPE.cases && openManifest().corpus.sample;
    const { also } = planned;
    const understood = await understandFound(input.search, total, engine);
    const data = {
      total_count: total,
      id_list: rows.map(searchRow),
      ...(next <= Math.min(total, MAX_REACH) && { next }),
      ...(also.length > 0 && { also }),
      ...(understood && { understood }),
    };
    return { ok: { sample, data } };
  },
});

// Netlify reads this value without running the file, so it must be a literal. tests/contract compares it with
// the contract.
export const config: Config = { path: "/search" };

export const carries: CarriedFiles = [
  ...CATALOGUE_FILES,
  ...INPUT_KIND_FILES,
  ...searchIndexWithout("facets", "suggestions"),
];
