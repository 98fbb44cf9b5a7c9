import type { DownloadFormat, SearchDownloadRequest } from "#contract/search/search-download.ts";
import { MAX_DOWNLOAD_CHARS, MAX_DOWNLOAD_DOCUMENTS, MAX_ROWS } from "#contract/search/search-limits.ts";
import { beijingDay } from "#domain/text/day.ts";
import type { RequestFailure } from "../http/request-failure.ts";
import { publishedOrigin } from "../http/site-origin.ts";
import { openManifest } from "../search/index-manifest.ts";
import { openEngine } from "../search/open/open-engine.ts";
import { planRequest } from "../search/plan-request.ts";
import { collectDocuments, collectList } from "./collect-documents.ts";
import { type Counter, downloadsLeft, noneLeft, spendDownload } from "./count-downloads.ts";
import { corpusFacts, describeAsked, type FileFacts, type FileWords } from "./file-facts.ts";
import { writeCsvZip } from "./write-csv-zip.ts";
import { writeDocx } from "./write-docx.ts";
import { writeXlsx } from "./write-xlsx.ts";
import { zipStream } from "./zip-stream.ts";

const KINDS: Record<DownloadFormat, { ending: string; type: string }> = {
  docx: {
    ending: "docx",
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  },
  xlsx: { ending: "xlsx", type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" },
  csv: { ending: "zip", type: "application/zip" },
};

/** The requested file, or why there is none. A Word or Excel file counts once it begins, and is made as
 * it is sent. */
export async function answerDownload(
  input: SearchDownloadRequest,
  request: Request,
  words: FileWords,
  counter: Counter,
): Promise<Response | { failure: RequestFailure }> {
  const { search, format } = input;
  const counts = format !== "csv";
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
  return new Response(write(format, facts), {
    headers: {
      "content-type": KINDS[format].type,
      "content-disposition": `attachment; filename="${name}.${KINDS[format].ending}"`,
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
