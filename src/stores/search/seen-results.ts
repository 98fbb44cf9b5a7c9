import { encodeQuery } from "#contract/search/query-address.ts";
import type { SearchRow } from "#contract/search/search.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import {
  hashQuery,
  type NewSince,
  newResultsSince,
  type SeenQueries,
  type SeenQuery,
  withVisit,
} from "#domain/search/results/seen-results.ts";
import { keep, loadStored } from "../page/device-storage.ts";

const KEY = "seenQueries";
/** Time, in ms, after which a query that was not visited again is forgotten. */
const SEEN_MS = 90 * 24 * 60 * 60 * 1000;

/**
 * Maps the hash of a query to the visit that was stored before this page was loaded. Turning the pages of a
 * list is not a new visit, so the later visits of this page are not compared.
 */
const before = new Map<string, SeenQuery | undefined>();

/**
 * Returns the documents that a query finds now and did not find at the last visit. Null if there are none or
 * no visit is known. Stores this visit on the device.
 */
export function visitResult(query: SearchQuery, total: number, rows: readonly SearchRow[]): NewSince | null {
  const key = hashQuery(encodeQuery({ ...query, index: 1, sort: "relevance" }));
  const seen = loadStored<SeenQueries>(KEY, SEEN_MS) ?? {};
  if (!before.has(key)) before.set(key, seen[key]);
  const ids = rows.map(({ id }) => id);
  keep(KEY, withVisit(seen, key, { at: Date.now(), total, ids, sort: query.sort }), SEEN_MS);
  return newResultsSince(before.get(key), { total, ids, sort: query.sort });
}
