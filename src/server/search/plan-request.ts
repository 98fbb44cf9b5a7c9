import type { SearchQuery } from "#contract/search-query.ts";
import { planQuery, type QueryPlan } from "#domain/search/query-plan.ts";
import type { RequestFailure } from "../http/request-failure.ts";
import type { SearchEngine } from "./search-engine.ts";

/**
 * The plan of a decoded query, or the failure that tells its first unusable value and names every field
 * concerned. `path` is where the query lies in the request, e.g. "search.".
 */
export function planRequest(
  engine: SearchEngine,
  query: SearchQuery,
  path: string,
): { plan: QueryPlan } | { failure: RequestFailure } {
  const { courts, causes } = engine.catalogue(query.type);
  const result = planQuery(query, courts, causes);
  if (result.kind === "plan") return { plan: result.plan };
  const [first] = result.faults;
  return {
    failure: {
      error: "bad_input",
      reason: first!.fault,
      value: first!.value,
      fields: [...new Set(result.faults.map(({ field }) => `${path}${field}`))],
    },
  };
}
