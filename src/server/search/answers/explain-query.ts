import type { ExplainedCondition } from "#contract/search/search-count.ts";
import { MAX_EXPLAINED } from "#contract/search/search-limits.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import { dropCondition, keepCondition, listConditions } from "#domain/search/query/query-fields.ts";
import { matchAllPlan, type QueryPlan } from "#domain/search/query/query-plan.ts";
import { planTyped } from "../courts-among-words.ts";
import type { SearchEngine } from "../search-engine.ts";

/**
 * How many documents a scope has, and how many of them a query finds. For each condition: how many it finds
 * alone, and how many the query finds without it.
 */
export interface QueryExplanation {
  all: number;
  total: number;
  conditions: ExplainedCondition[];
}

/**
 * Counts the effect of the first MAX_EXPLAINED conditions of a query. `named` is the same query with courts
 * and causes renamed as in the catalogue; `plan` is the plan of `named`. Each condition takes two counts, so
 * the explanation is requested separately from the results.
 */
export async function explainQuery(
  engine: SearchEngine,
  query: SearchQuery,
  { plan, named }: { plan: QueryPlan; named: SearchQuery },
): Promise<QueryExplanation> {
  const catalogue = engine.catalogue(query.type);
  const explained = listConditions(query).slice(0, MAX_EXPLAINED);
  const asked = listConditions(named)
    .slice(0, MAX_EXPLAINED)
    .flatMap((one) => [keepCondition(named, one), dropCondition(named, one)]);
  const planned = asked.map((one) => planTyped(one, catalogue));
  const plans = planned.flatMap((result) => (result.kind === "plan" ? [result.plan] : []));
  const [all, total, ...counts] = await engine.counts([matchAllPlan(query.type), plan, ...plans]);
  // A condition that cannot be planned on its own finds nothing.
  const found = planned.map((result) => (result.kind === "plan" ? counts.shift()! : 0));
  const conditions: ExplainedCondition[] = explained.map((condition, at) => ({
    ...condition,
    alone: found[at * 2]!,
    dropped: found[at * 2 + 1]!,
  }));
  return { all: all!, total: total!, conditions };
}
