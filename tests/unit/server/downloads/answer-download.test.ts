import { describe, expect, test } from "vitest";
import { emptyQuery } from "#contract/search/query-address.ts";
import type { SearchDownloadRequest } from "#contract/search/search-download.ts";
import { downloadFile } from "#i18n/download-file.ts";
import { answerDownload } from "#server/downloads/answer-download.ts";
import type { Counter } from "#server/downloads/count-downloads.ts";
import { memoryStore } from "../leads/memory-store.ts";

const request = new Request("http://x/search/download");
/** Seven in the morning of 2 January in China. */
const counter = (daily = 5): Counter => ({
  ...{ store: memoryStore(), daily, now: Date.parse("2026-01-01T23:00:00Z") },
});
const search = { ...emptyQuery(), qr: ["保险"] };
const download = (more: Partial<SearchDownloadRequest>, by = counter()) =>
  answerDownload(
    { search, format: "docx", from: 1, to: 1, ...more } as SearchDownloadRequest,
    request,
    downloadFile.cn,
    by,
  );
const headersOf = (answer: Awaited<ReturnType<typeof download>>) => {
  if ("failure" in answer) throw new Error(JSON.stringify(answer.failure));
  return Object.fromEntries(answer.headers);
};

describe("answerDownload", () => {
  test.each([
    ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "2-3.docx"],
    ["xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "2-3.xlsx"],
  ] as const)(
    "a file of %s has its type, its day in China and its places in the name, and is not kept",
    async (format, type, ending) => {
      expect(headersOf(await download({ format, from: 2, to: 3 }))).toEqual({
        "content-type": type,
        "content-disposition": `attachment; filename="judgments-20260102-${ending}"`,
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      });
    },
  );

  test("a list is a zip of all rows, whatever places are asked for and however few downloads are left", async () => {
    const answer = await download({ format: "csv", from: 9, to: 2 }, counter(0));
    expect(headersOf(answer)).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": expect.stringMatching(/judgments-20260102-1-\d+\.zip"$/),
    });
    const bytes = new Uint8Array(await (answer as Response).arrayBuffer());
    expect([...bytes.subarray(0, 2)]).toEqual([...Buffer.from("PK")]);
  });

  test("a query that cannot be planned is refused by its own field", async () => {
    const answer = await download({ search: { ...search, court: ["无此法院"] } });
    expect(answer).toMatchObject({ failure: { fields: [expect.stringMatching(/^search\./)] } });
  });

  test("without a store nothing is counted or made", async () => {
    const by = { ...counter(), store: null };
    expect(await download({}, by)).toMatchObject({ failure: { reason: "no_download_store" } });
  });
});
