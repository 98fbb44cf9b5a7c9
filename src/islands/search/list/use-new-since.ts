import { useEffect, useState } from "react";
import type { SearchRow } from "#contract/search/search.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import type { NewSince } from "#domain/search/results/seen-results.ts";
import { visitResult } from "#stores/search/seen-results.ts";

/**
 * What the result contains that it did not contain at the last visit; null while unknown and if nothing is
 * new. Only the beginning of a list is compared: `atStart` says that these rows are the beginning.
 */
export function useNewSince(
  query: SearchQuery,
  total: number,
  rows: readonly SearchRow[],
  atStart: boolean,
): NewSince | null {
  const [found, setFound] = useState<NewSince | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of the same rows is the same visit
  useEffect(() => {
    setFound(atStart ? visitResult(query, total, rows) : null);
  }, [total, rows[0]?.id, rows.length, atStart]);
  return found;
}
