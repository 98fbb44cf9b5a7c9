import { fetchFile, fetchQuota } from "#client/services/download-service.ts";
import type { DownloadFormat } from "#contract/search/search-download.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import { withLoadingBar } from "../page/loading-bar.ts";
import { saveFile } from "../page/save-file.ts";

/** Downloads per day and those left; null if the server could not say. */
export type Quota = { daily: number; left: number } | null;

/** Asks how many downloads are left today. */
export async function readQuota(): Promise<Quota> {
  const outcome = await fetchQuota();
  return outcome.ok ? outcome.data.data : null;
}

/** Fetches a batch and has the browser save it; returns the message of a failure, else null. */
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
