import type { ExplainedCondition } from "#contract/search-count.ts";
import { MAX_EXPLAINED } from "#contract/search-limits.ts";
import type { SearchQuery } from "#contract/search-query.ts";
import { dropCondition, keepCondition, listConditions } from "#domain/search/query-fields.ts";
import { planEverything, planQuery } from "#domain/search/query-plan.ts";
import type { SearchEngine } from "./search-engine.ts";
import { toSimplified } from "./traditional-characters.ts";

/** All documents of a type, and what each condition of a query finds alone and keeps from being found. */
export interface QueryExplanation {
  all: number;
  conditions: ExplainedCondition[];
}

/**
 * Counts for a query that plans without fault what each of its first MAX_EXPLAINED conditions does: two counts a
 * condition, so it is asked for apart from the answer.
 */
export async function explainQuery(engine: SearchEngine, query: SearchQuery): Promise<QueryExplanation> {
  const { courts, causes } = engine.catalogue(query.type);
  const count = async (asked: SearchQuery) => {
    const planned = planQuery(asked, courts, causes, toSimplified);
    return planned.kind === "plan" ? engine.count(planned.plan) : 0;
  };
  const conditions: ExplainedCondition[] = [];
  for (const condition of listConditions(query).slice(0, MAX_EXPLAINED)) {
    const alone = await count(keepCondition(query, condition));
    const dropped = await count(dropCondition(query, condition));
    conditions.push({ ...condition, alone, dropped });
  }
  return { all: await engine.count(planEverything(query.type)), conditions };
}
