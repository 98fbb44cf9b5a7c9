import { hash } from "node:crypto";
import { type Zippable, zipSync } from "fflate";
import type { JudgmentDetail } from "#contract/judgment/judgment-detail.ts";
import type { DownloadFormat, SearchDownloadRequest } from "#contract/search/search-download.ts";
import { MAX_DOWNLOAD_CHARS, MAX_DOWNLOAD_DOCUMENTS, MAX_ROWS } from "#contract/search/search-limits.ts";
import { judgmentFileName } from "#domain/judgment/cite/judgment-text.ts";
import { toCsv } from "#domain/text/csv.ts";
import { beijingDay } from "#domain/text/day.ts";
import { WORD_TYPE } from "#domain/text/word-document.ts";
import { EXCEL_TYPE } from "#domain/text/workbook.ts";
import type { RequestFailure } from "../http/request-failure.ts";
import { publishedOrigin } from "../http/site-origin.ts";
import { openManifest } from "../search/index-manifest.ts";
import { openEngine } from "../search/open/open-engine.ts";
import { planRequest } from "../search/plan-request.ts";
import { collectDocuments, collectList, collectOne } from "./collect-documents.ts";
import { type Counter, downloadsLeft, noneLeft, spendDownload } from "./count-downloads.ts";
import {
  corpusFacts,
  describeAsked,
  type FileFacts,
  type FileWords,
  manifestRows,
  tableOf,
} from "./file-facts.ts";
import { writeDocx } from "./write-docx.ts";
import { writeXlsx } from "./write-xlsx.ts";
import { zipStream } from "./zip-stream.ts";

const KINDS: Record<DownloadFormat, { ending: string; type: string }> = {
  docx: { ending: "docx", type: WORD_TYPE },
  xlsx: { ending: "xlsx", type: EXCEL_TYPE },
  list: { ending: "xlsx", type: EXCEL_TYPE },
  csv: { ending: "zip", type: "application/zip" },
};

/**
 * Answers with the requested file, or says why there is none. A file with the texts of documents counts as a
 * download when it is started. Word and Excel files are made while they are sent.
 */
export async function answerDownload(
  input: SearchDownloadRequest,
  request: Request,
  words: FileWords,
  counter: Counter,
): Promise<Response | { failure: RequestFailure }> {
  const { search, format } = input;
  const counts = format === "docx" || format === "xlsx";
  const from = counts ? input.from : 1;
  const to = counts ? input.to : MAX_ROWS;
  if (counts) {
    if (to < from) return { failure: { error: "bad_input", fields: ["from", "to"] } };
    if (to - from >= MAX_DOWNLOAD_DOCUMENTS)
      return refuseRange("range_too_long", MAX_DOWNLOAD_DOCUMENTS, ["from", "to"]);
    const left = await downloadsLeft(counter, request);
    if ("failure" in left) return left;
    if (left.left === 0) return { failure: noneLeft(counter.daily, counter.now) };
  }
  const engine = openEngine();
  const planned = planRequest(engine, search, "search.");
  if ("failure" in planned) return planned;
  const collected = counts
    ? await collectDocuments(engine, planned.plan, from, to, MAX_DOWNLOAD_CHARS)
    : await collectList(engine, planned.plan, to);
  if (counts && to > collected.listed) return refuseRange("range_beyond_list", collected.listed, ["to"]);
  if (collected.isTooLong)
    return {
      failure: {
        ...{ error: "bad_input", reason: "texts_too_long", fields: ["from", "to"] },
        value: MAX_DOWNLOAD_CHARS.toLocaleString("en"),
      },
    };

  const facts: FileFacts = {
    words,
    collected,
    from,
    to,
    asked: describeAsked(search, words),
    made: beijingDay(new Date(counter.now)),
    ...corpusFacts(openManifest()),
    site: publishedOrigin(),
  };
  if (counts) {
    const spent = await spendDownload(counter, request);
    if ("failure" in spent) return spent;
  }
  const name = `judgments-${facts.made.replaceAll("-", "")}-${from}-${from + collected.documents.length - 1}`;
  const { ending, type } = KINDS[format];
  return fileResponse(write(format, facts), `${name}.${ending}`, type);
}

/** Answers with one judgment as a Word file. It does not count as a download. */
export function answerWord(detail: JudgmentDetail, words: FileWords): Response {
  const { id, casename: title, court, case_number: number, casedate: date } = detail;
  const row = { id, title, court, number, date };
  const facts: FileFacts = {
    words,
    collected: { total: 1, listed: 1, isTooLong: false, documents: [collectOne(1, row, detail)] },
    from: 1,
    to: 1,
    asked: "",
    made: beijingDay(new Date()),
    ...corpusFacts(openManifest()),
    site: publishedOrigin(),
  };
  return fileResponse(
    zipStream(writeDocx(facts)),
    `${id}.docx`,
    WORD_TYPE,
    `${judgmentFileName(detail)}.docx`,
  );
}

/** A file to save as `name`, which is in ASCII. Browsers prefer `local`, which may have other characters. */
function fileResponse(
  body: ReadableStream<Uint8Array> | BodyInit,
  name: string,
  type: string,
  local = "",
): Response {
  const extended = local && `; filename*=UTF-8''${encodeURIComponent(local).replace(/['()*]/g, "")}`;
  return new Response(body, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"${extended}`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

function write(format: DownloadFormat, facts: FileFacts): ReadableStream<Uint8Array> | BodyInit {
  if (format === "csv") return writeCsvZip(facts) as BodyInit;
  return zipStream(format === "docx" ? writeDocx(facts) : writeXlsx(facts));
}

const refuseRange = (reason: "range_too_long" | "range_beyond_list", limit: number, fields: string[]) => ({
  failure: { error: "bad_input", reason, value: String(limit), fields } satisfies RequestFailure,
});

const LISTED = [
  "place",
  "name",
  "court",
  "number",
  "type",
  "date",
  "cause",
  "source",
  "page",
  "hash",
] as const;

/**
 * Makes a zip of `list.csv` and `manifest.json`. The manifest has the query, the dates, the source and the
 * text hash of each document, and the SHA-256 of list.csv.
 */
export function writeCsvZip(facts: FileFacts): Uint8Array {
  const { words, collected, asked, made, imported, sample } = facts;
  const rows = tableOf(facts, LISTED);
  const csv = Buffer.from(toCsv(rows), "utf8");
  const [keys, ...documents] = manifestRows(facts);
  const manifest = {
    title: words.title,
    ...(sample && { notice: words.sample }),
    asked,
    note: words.listRange
      .replace("{total}", String(collected.total))
      .replace("{to}", String(collected.documents.length)),
    total: collected.total,
    listed: collected.documents.length,
    made,
    imported,
    file: { name: "list.csv", bytes: csv.length, sha256: hash("sha256", csv) },
    hashes: words.manifestNote,
    documents: documents.map((row) => Object.fromEntries(row.map((value, at) => [keys[at], value]))),
  };
  const files: Zippable = {
    "list.csv": csv,
    "manifest.json": Buffer.from(JSON.stringify(manifest, null, 2), "utf8"),
  };
  return zipSync(files, { level: 6 });
}
