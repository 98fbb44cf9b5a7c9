import { fetchCount, fetchExplanation, fetchSuggestions } from "#client/services/search-service.ts";
import { hasConditions } from "#contract/search/query-address.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import type { SuggestionItem } from "#contract/search/suggestions.ts";
import { type Condition, dropCondition, listConditions } from "#domain/search/query/query-fields.ts";
import { isSpeltAlike } from "#domain/search/query/spelt-alike.ts";
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

/** The query fields whose value may be mistyped: a word, a cause, a court. */
const SPOKEN = ["qr", "reason", "court"];
const MAX_OFFERED = 6;

/**
 * Causes, courts and words that a mistyped value may mean. Each of them finds documents, while `query` itself
 * finds none. Empty if `query` has more than one condition.
 */
export async function meantItems(query: SearchQuery, signal: AbortSignal): Promise<SuggestionItem[]> {
  const [condition, ...others] = listConditions(query);
  if (!condition || others.length > 0 || !SPOKEN.includes(condition.field)) return [];
  const outcome = await fetchSuggestions(condition.value, query.type, signal);
  if (!outcome.ok) return [];
  const items = outcome.data.serach_list
    .flatMap(({ children }) => children)
    .filter(({ label, count }) => count && label !== condition.value);
  // A suggestion that is spelt almost like the value shows that the value was mistyped. Suggestions that
  // share only single characters with it are then left out.
  const alike = items.filter(({ label }) => isSpeltAlike(condition.value, label));
  return (alike.length > 0 ? alike : items).slice(0, MAX_OFFERED);
}

/**
 * Requests, for each condition of a query, how many documents it finds by itself and how many it excludes.
 */
export async function explain(query: SearchQuery, signal: AbortSignal) {
  const outcome = await fetchExplanation(query, signal);
  if (!outcome.ok) return outcome;
  const { total_count: total, explain } = outcome.data.data;
  return {
    ok: true,
    query,
    total,
    all: explain?.all ?? total,
    conditions: explain?.conditions ?? [],
  } as const;
}
