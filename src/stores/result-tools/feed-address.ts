import { request } from "#client/request.ts";
import { encodeQuery } from "#contract/search/query-address.ts";
import { SEARCH_FEED_ATOM_PATH, SEARCH_FEED_JSON_PATH } from "#contract/search/result-paths.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import { withLoadingBar } from "../page/loading-bar.ts";

/**
 * The addresses of the Atom and JSON feeds of a query. They contain neither order nor page, because a feed
 * sets both itself.
 */
export function feedAddresses(query: SearchQuery, english: boolean): Record<"atom" | "json", string> {
  const asked = encodeQuery({ ...query, sort: "relevance", index: 1 });
  const search = [asked, english ? "lang=en" : ""].filter(Boolean).join("&");
  const address = (path: string) => `${location.origin}${path}${search && `?${search}`}`;
  return { atom: address(SEARCH_FEED_ATOM_PATH), json: address(SEARCH_FEED_JSON_PATH) };
}

/**
 * Requests a feed once, to see whether it can be subscribed to. Returns null if it can, or the message that
 * says why it cannot.
 */
export async function refusedFeed(address: string): Promise<string | null> {
  const { pathname, search } = new URL(address);
  const outcome = await withLoadingBar(request(`${pathname}${search}`, { method: "GET" }));
  return outcome.ok ? null : outcome.msg;
}
