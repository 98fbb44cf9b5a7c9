import {
  SEARCH_DOWNLOAD_PATH,
  SEARCH_DOWNLOAD_QUOTA_PATH,
  SEARCH_NUMBERS_PATH,
  SEARCH_STATISTICS_PATH,
} from "#contract/search/result-paths.ts";
import type { DownloadFormat, DownloadQuotaResponse } from "#contract/search/search-download.ts";
import type { SearchNumbersResponse } from "#contract/search/search-numbers.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import type { SearchStatisticsResponse } from "#contract/search/search-statistics.ts";
import { BASES } from "../bases.ts";
import { request } from "../request.ts";

/**
 * Time limit, in ms. The server writes twenty documents in half a second; the rest is for a slow connection.
 */
const FILE_TIMEOUT_MS = 60_000;

/** Requests how many documents the visitor can still download today. */
export const fetchQuota = () => request<DownloadQuotaResponse>(SEARCH_DOWNLOAD_QUOTA_PATH, { method: "GET" });

/** Requests which of the case numbers in a pasted text are in the collection. */
export const fetchNumbers = (text: string, signal?: AbortSignal) =>
  request<SearchNumbersResponse>(SEARCH_NUMBERS_PATH, { payload: { text }, signal });

/** Requests the counts of all documents that a query finds. */
export const fetchStatistics = (search: SearchQuery) =>
  request<SearchStatisticsResponse>(SEARCH_STATISTICS_PATH, { payload: { search } });

/** A file and its name, or the message that explains the failure. */
export type FileOutcome = { ok: true; name: string; file: Blob } | { ok: false; msg: string };

/**
 * Requests the documents `from` to `to` of a query as one file. Its name is the one that the server gives.
 * `failed` is the message for a failure that the server does not explain.
 */
export async function fetchFile(
  payload: { search: SearchQuery; format: DownloadFormat; from: number; to: number },
  failed: string,
): Promise<FileOutcome> {
  const headers = { "content-type": "application/json", "x-lang": document.documentElement.lang };
  try {
    const response = await fetch(`${BASES.service}${SEARCH_DOWNLOAD_PATH}`, {
      method: "POST",
      headers,
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(FILE_TIMEOUT_MS),
    });
    if (response.ok) {
      const named = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "");
      return { ok: true, name: named?.[1] ?? `judgments.${payload.format}`, file: await response.blob() };
    }
    const { result } = (await response.json()) as { result?: { msg?: string } };
    return { ok: false, msg: result?.msg || failed };
  } catch {
    return { ok: false, msg: failed };
  }
}
