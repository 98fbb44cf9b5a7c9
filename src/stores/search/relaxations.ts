import { fetchCount } from "#client/services/search-service.ts";
import { hasConditions } from "#contract/search/query-address.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import { type Condition, dropCondition, listConditions } from "#domain/search/query/query-fields.ts";
import { withLoadingBar } from "../page/loading-bar.ts";

/** A condition, and the number of documents that the query finds without it. */
export interface Relaxation extends Condition {
  count: number;
}

/** Maximum number of conditions that are tried. Each needs a request. */
const MAX_RELAXATIONS = 8;

/**
 * For a query that finds nothing: the conditions without which it finds documents. The condition whose
 * removal finds most comes first. A query of a single condition has none.
 */
export async function relaxations(query: SearchQuery, signal: AbortSignal): Promise<Relaxation[]> {
  const tried = await withLoadingBar(
    Promise.all(
      listConditions(query)
        .slice(0, MAX_RELAXATIONS)
        .map(async (condition) => {
          const rest = { ...dropCondition(query, condition), index: 1 };
          if (!hasConditions(rest)) return { ...condition, count: 0 };
          const outcome = await fetchCount(rest, signal);
          return { ...condition, count: outcome.ok ? outcome.data.data.total_count : 0 };
        }),
    ),
  );
  return tried.filter((way) => way.count > 0).sort((a, b) => b.count - a.count);
}
