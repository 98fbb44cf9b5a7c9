import * as z from "zod/mini";
import { WORD_TYPE } from "#domain/text/word-document.ts";
import { EXCEL_TYPE } from "#domain/text/workbook.ts";
import { answered } from "../envelope.ts";
import type { Operation } from "../operation.ts";
import { SEARCH_DOWNLOAD_PATH, SEARCH_DOWNLOAD_QUOTA_PATH } from "./result-paths.ts";
import { SearchQuery } from "./search-query.ts";

/**
 * The formats: Word, Excel, the list without texts as Excel (`list`), and the list as CSV in a zip (`csv`).
 */
export const DOWNLOAD_FORMATS = ["docx", "xlsx", "list", "csv"] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];

const place = z.int().check(z.minimum(1), z.maximum(1_000_000));

/**
 * A batch of listed documents. `from` and `to` are positions in the list, from 1, both inclusive. A Word or
 * Excel file has at most 20 documents with MAX_DOWNLOAD_CHARS characters in all. `list` and `csv` have the
 * whole list (at most 200 rows) and a manifest, but no texts; they ignore the range and do not count as
 * downloads.
 */
export const SearchDownloadRequest = z.object({
  search: SearchQuery,
  format: z.enum(DOWNLOAD_FORMATS),
  from: z._default(place, 1),
  to: z._default(place, 1),
});
export type SearchDownloadRequest = z.infer<typeof SearchDownloadRequest>;

/** Number of downloads that the visitor has per day (`daily`), and how many are left today. */
export const DownloadQuotaResponse = answered({
  data: z.object({ daily: z.number(), left: z.number() }),
});
export type DownloadQuotaResponse = z.infer<typeof DownloadQuotaResponse>;

/** Returns listed documents as a file. */
export const searchDownload = {
  route: SEARCH_DOWNLOAD_PATH,
  method: "POST",
  changes: true,
  input: SearchDownloadRequest,
  media: {
    "application/zip": null,
    [WORD_TYPE]: null,
    [EXCEL_TYPE]: null,
  },
  fails: ["ambiguous", "too_many"],
  daily: "download",
  examples: () => ({ list: { search: { qr: ["代位求偿"] }, format: "csv" } }),
} satisfies Operation;

/** Tells how many downloads the visitor has left today. */
export const searchDownloadQuota = {
  route: SEARCH_DOWNLOAD_QUOTA_PATH,
  method: "GET",
  input: z.object({}),
  output: DownloadQuotaResponse,
  examples: () => ({ plain: {} }),
} satisfies Operation;
