import { fetchCount } from "#client/search-service.ts";
import type { SearchQuery } from "#contract/search-query.ts";
import { asksSomething, LIST_FIELDS, type ListField } from "./url.ts";

/** A condition whose removal finds documents, and how many. */
export interface WayOut {
  field: ListField;
  value: string;
  count: number;
}

/** More conditions than this are not tried: each costs a request. */
const MOST_TRIED = 8;

/** For a query that finds nothing: which single condition to drop to find something, the most fruitful first. */
export async function waysOut(query: SearchQuery, signal: AbortSignal): Promise<WayOut[]> {
  const conditions = LIST_FIELDS.flatMap((field) => query[field].map((value) => ({ field, value })));
  const tried = await Promise.all(
    conditions.slice(0, MOST_TRIED).map(async ({ field, value }) => {
      const rest = { ...query, index: 1, [field]: query[field].filter((held) => held !== value) };
      if (!asksSomething(rest)) return { field, value, count: 0 };
      const outcome = await fetchCount(rest, signal);
      return { field, value, count: outcome.ok ? outcome.data.data.total_count : 0 };
    }),
  );
  return tried.filter((way) => way.count > 0).sort((a, b) => b.count - a.count);
}
