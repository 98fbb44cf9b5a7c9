import { fetchSuggestions } from "#client/services/search-service.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import type { SuggestionItem } from "#contract/search/suggestions.ts";
import { listConditions } from "#domain/search/query/query-fields.ts";
import { isSpeltAlike } from "#domain/search/query/spelt-alike.ts";

/** The query fields whose value may be mistyped: a word, a cause, a court. */
const SPOKEN = ["qr", "reason", "court"];
const MAX_OFFERED = 6;

/**
 * Causes, courts and words that a mistyped value may mean. Each of them finds documents. The query is one
 * that finds nothing; the list is empty if it has more than one condition.
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
