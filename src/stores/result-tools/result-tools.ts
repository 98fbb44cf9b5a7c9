import { request } from "#client/request.ts";
import { fetchFile, fetchNumbers, fetchQuota, fetchStatistics } from "#client/services/download-service.ts";
import { encodeQuery } from "#contract/search/query-address.ts";
import { SEARCH_FEED_ATOM_PATH, SEARCH_FEED_JSON_PATH } from "#contract/search/result-paths.ts";
import type { DownloadFormat } from "#contract/search/search-download.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import { withLoadingBar } from "../page/loading-bar.ts";
import { saveFile } from "../page/save-file.ts";

/** The number of downloads per day and how many are left today. Null if the server could not say. */
export type Quota = { daily: number; left: number } | null;

/** Requests how many downloads are left today. */
export async function readQuota(): Promise<Quota> {
  const outcome = await fetchQuota();
  return outcome.ok ? outcome.data.data : null;
}

/**
 * Requests the documents `from` to `to` of a search as a file, and has the browser save it. Returns the
 * message of a failure, or null.
 */
export async function downloadBatch(
  search: SearchQuery,
  format: DownloadFormat,
  from: number,
  to: number,
  failed: string,
): Promise<string | null> {
  const outcome = await withLoadingBar(fetchFile({ search, format, from, to }, failed));
  if (!outcome.ok) return outcome.msg;
  saveFile(outcome.name, outcome.file, outcome.file.type);
  return null;
}

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

/** Requests which of the case numbers in a pasted text are in the collection. */
export const lookUpNumbers = (text: string) => withLoadingBar(fetchNumbers(text));

/** Requests the counts of all documents that a query finds. */
export const readStatistics = (search: SearchQuery) => withLoadingBar(fetchStatistics(search));
