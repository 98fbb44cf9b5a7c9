import { createHash } from "node:crypto";
import { unzipSync } from "fflate";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { ContentResponse } from "#contract/judgment/judgment-detail.ts";
import { CONTENT_PATH, SEARCH_PATH } from "#contract/paths.ts";
import { SEARCH_DOWNLOAD_PATH, SEARCH_DOWNLOAD_QUOTA_PATH } from "#contract/search/result-paths.ts";
import { SearchResponse } from "#contract/search/search.ts";
import { DownloadQuotaResponse } from "#contract/search/search-download.ts";
import { parseCsv } from "#domain/text/csv.ts";
import { COUNTER_STORE } from "#server/downloads/count-downloads.ts";
import { openStore } from "#server/object-store/open-store.ts";
import { builtData } from "#tests/fixtures/built-data.ts";
import { callFunction, postJson } from "./call-function.ts";
import { leadSite } from "./lead-site.ts";

leadSite();
beforeAll(builtData, 120_000);
beforeEach(() => {
  process.env.FASU_DOWNLOADS_PER_DAY = "1000";
});

const search = { qr: ["代位求偿"], suitedate: ["2021"] };
const download = (body: object, address = "203.0.113.7") =>
  postJson(SEARCH_DOWNLOAD_PATH, { search, ...body }, { "x-nf-client-connection-ip": address });
const unpack = async (response: Response) => {
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return (name: string) => new TextDecoder().decode(files[name]);
};
const quota = async (address: string) => {
  const response = await callFunction(
    new Request(`http://x${SEARCH_DOWNLOAD_QUOTA_PATH}`, {
      headers: { "x-nf-client-connection-ip": address },
    }),
  );
  return z.parse(DownloadQuotaResponse, await response.json()).data;
};
const listed = async () =>
  z.parse(SearchResponse, await (await postJson(SEARCH_PATH, { search })).json()).data.id_list;
const detailOf = async (id: string) =>
  z.parse(ContentResponse, await (await postJson(CONTENT_PATH, { id })).json()).wenshu_content;
const decodeXml = (xml: string) =>
  xml
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");

describe("POST /search/download", () => {
  test("writes the texts of the asked places into a Word file with Chinese fonts and a manifest", async () => {
    const read = await unpack(await download({ format: "docx", from: 3, to: 5 }));
    const body = decodeXml(read("word/document.xml"));
    const rows = await listed();
    for (const row of rows.slice(2, 5)) {
      const detail = await detailOf(row.id);
      const paragraphs = [...detail.body_text, ...detail.tail_text, ...detail.body_postscript];
      for (const paragraph of paragraphs) expect(body).toContain(`>${paragraph}<`);
      expect(body).toContain(createHash("sha256").update(paragraphs.join("\n")).digest("hex"));
      expect(body).toContain(detail.source.name);
    }
    expect(body).not.toContain(rows[1]!.case_number);
    expect(body).not.toContain(rows[5]!.case_number);
    expect(read("word/styles.xml")).toContain('w:eastAsia="SimSun"');
    expect(body).toContain("关键词 代位求偿");
  });

  test("one judgment is a Word file of its own by address, not counted, with text, source and hash", async () => {
    const [row] = await listed();
    const response = await callFunction(new Request(`http://x/search/judgment?id=${row!.id}&format=docx`));
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="${row!.id}.docx"; filename*=UTF-8''${encodeURIComponent(`${row!.case_number}${(await detailOf(row!.id)).text_type}.docx`)}`,
    );
    const body = decodeXml((await unpack(response))("word/document.xml"));
    const detail = await detailOf(row!.id);
    for (const paragraph of detail.body_text) expect(body).toContain(`>${paragraph}<`);
    for (const said of [detail.casename, detail.source.name, detail.text_sha256!])
      expect(body).toContain(said);
    expect(body).not.toContain("目录");
    const unknown = new Request("http://x/search/judgment?id=aaaaaaaaaaaa&format=docx");
    expect((await callFunction(unknown)).status).toBe(404);
  });

  test("the list alone is an Excel file without texts, where no batches are offered too", async () => {
    process.env.FASU_DOWNLOADS_PER_DAY = "0";
    const read = await unpack(await download({ format: "list" }));
    expect(read("xl/workbook.xml")).toMatch(/name="列表".*name="来源清单"/);
    expect(read("xl/workbook.xml")).not.toContain("正文");
    const shared = decodeXml(read("xl/sharedStrings.xml"));
    for (const { case_number } of await listed()) expect(shared).toContain(`>${case_number}<`);
  });

  test("writes an Excel file with list, texts by paragraph and manifest, all text as text", async () => {
    const read = await unpack(await download({ format: "xlsx", from: 1, to: 2 }));
    expect(read("xl/workbook.xml")).toMatch(/name="列表".*name="正文".*name="来源清单"/);
    const shared = decodeXml(read("xl/sharedStrings.xml"));
    const [first] = await listed();
    const detail = await detailOf(first!.id);
    for (const paragraph of detail.body_text) expect(shared).toContain(`>${paragraph}<`);
    for (const sheet of [1, 2, 3]) expect(read(`xl/worksheets/sheet${sheet}.xml`)).not.toContain("<f>");
    const hash = createHash("sha256");
    hash.update([...detail.body_text, ...detail.tail_text, ...detail.body_postscript].join("\n"));
    expect(shared).toContain(hash.digest("hex"));
  });

  test("zips the listed rows as CSV with a manifest that proves the file, whatever the limit", async () => {
    process.env.FASU_DOWNLOADS_PER_DAY = "0";
    const read = await unpack(await download({ format: "csv" }));
    const csv = read("list.csv");
    const manifest = JSON.parse(read("manifest.json"));
    // The decoder drops the byte order mark, which is part of the file.
    expect(createHash("sha256").update(`\uFEFF${csv}`).digest("hex")).toBe(manifest.file.sha256);
    const [, ...rows] = parseCsv(csv);
    expect(rows.map(([, , , number]) => number)).toEqual((await listed()).map((row) => row.case_number));
    expect(manifest.listed).toBe(rows.length);
    expect(manifest.note).toContain("200");
  });

  test("refuses more than 20 documents, a range beyond the list and one that runs backwards", async () => {
    const refuse = async (from: number, to: number) => {
      const response = await download({ format: "docx", from, to });
      expect(response.status).toBe(400);
      return (await response.json()).result;
    };
    expect((await refuse(1, 21)).msg).toContain("20");
    expect((await refuse(300, 301)).fields).toEqual(["to"]);
    expect((await refuse(5, 4)).fields).toEqual(["from", "to"]);
  });

  test("counts down by visitor, says when to come again, and stores no address", async () => {
    process.env.FASU_DOWNLOADS_PER_DAY = "2";
    expect(await quota("203.0.113.2")).toEqual({ daily: 2, left: 2 });
    for (const left of [1, 0]) {
      expect((await download({ format: "xlsx", from: 1, to: 1 }, "203.0.113.2")).status).toBe(200);
      expect(await quota("203.0.113.2")).toEqual({ daily: 2, left });
    }
    const refused = await download({ format: "xlsx", from: 1, to: 1 }, "203.0.113.2");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await quota("203.0.113.3")).toEqual({ daily: 2, left: 2 });
    const keys = await openStore(COUNTER_STORE)!.list("");
    expect(keys.length).toBeGreaterThan(1);
    for (const key of keys) expect(key).not.toContain("203.0.113");
  });

  test("a refused range counts nothing", async () => {
    process.env.FASU_DOWNLOADS_PER_DAY = "2";
    await download({ format: "docx", from: 1, to: 90 }, "203.0.113.9");
    expect(await quota("203.0.113.9")).toEqual({ daily: 2, left: 2 });
  });
});
