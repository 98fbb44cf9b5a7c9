import { fetchFile, fetchQuota } from "#client/services/download-service.ts";
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
