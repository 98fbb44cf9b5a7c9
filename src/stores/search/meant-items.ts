import { fetchSuggestions } from "#client/services/search-service.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import type { SuggestionItem } from "#contract/search/suggestions.ts";
import { listConditions } from "#domain/search/query/query-fields.ts";
import { isSpeltAlike } from "#domain/search/query/spelt-alike.ts";

/** Fields whose value may be a near miss: a word, a cause, a court. */
const SPOKEN = ["qr", "reason", "court"];
const MAX_OFFERED = 6;

/**
 * For a query with one condition that finds nothing: causes, courts and words that were perhaps meant, all of
 * which find something. Empty for every other query, and if there is no suggestion.
 */
export async function meantItems(query: SearchQuery, signal: AbortSignal): Promise<SuggestionItem[]> {
  const [condition, ...others] = listConditions(query);
  if (!condition || others.length > 0 || !SPOKEN.includes(condition.field)) return [];
  const outcome = await fetchSuggestions(condition.value, query.type, signal);
  if (!outcome.ok) return [];
  const items = outcome.data.serach_list
    .flatMap(({ children }) => children)
    .filter(({ label, count }) => count && label !== condition.value);
  // If a name is spelt almost like the value, the value was mistyped, and suggestions from its other
  // characters do not help.
  const alike = items.filter(({ label }) => isSpeltAlike(condition.value, label));
  return (alike.length > 0 ? alike : items).slice(0, MAX_OFFERED);
}
