import { useEffect, useState } from "react";
import type { SearchRow } from "#contract/search.ts";
import type { SearchQuery } from "#contract/search-query.ts";
import type { NewSince } from "#domain/search/seen-results.ts";

/** What the shown result has that it had not at the last visit; null while nobody knows and where nothing has. */
export function useNewSince(query: SearchQuery, total: number, rows: readonly SearchRow[]): NewSince | null {
  const [found, setFound] = useState<NewSince | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of the same rows is the same visit
  useEffect(() => {
    let current = true;
    void import("#stores/seen-results.ts").then(
      ({ visitResult }) => current && setFound(visitResult(query, total, rows)),
      // Without it the list is the list.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [total, rows[0]?.id, rows.length]);
  return found;
}
