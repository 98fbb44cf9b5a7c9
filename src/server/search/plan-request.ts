import type { SearchQuery } from "#contract/search-query.ts";
import { type PlanFault, planQuery, type QueryPlan } from "#domain/search/query-plan.ts";
import type { FailureReason, RequestFailure } from "../http/request-failure.ts";
import type { SearchEngine } from "./search-engine.ts";

const REASONS: Record<PlanFault["field"], FailureReason> = {
  qr: "no_searchable_character",
  court: "unknown_court",
  reason: "unknown_cause",
  suitedate: "not_a_year",
};

/** The plan of a decoded query, or the failure that names its first unusable value and every field concerned. */
export function planRequest(
  engine: SearchEngine,
  query: SearchQuery,
): { plan: QueryPlan } | { failure: RequestFailure } {
  const { courts, causes } = engine.catalogue(query.type);
  const result = planQuery(query, courts, causes);
  if (result.kind === "plan") return { plan: result.plan };
  const [first] = result.faults;
  return {
    failure: {
      error: "bad_input",
      reason: REASONS[first!.field],
      value: first!.value,
      fields: [...new Set(result.faults.map(({ field }) => field))],
    },
  };
}
