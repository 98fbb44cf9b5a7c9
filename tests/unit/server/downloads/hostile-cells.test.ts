import { unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import type { ZipPart } from "#domain/text/office-package.ts";
import { downloadFile } from "#i18n/download-file.ts";
import { writeCsvZip } from "#server/downloads/answer-download.ts";
import type { FileFacts } from "#server/downloads/file-facts.ts";
import { writeDocx } from "#server/downloads/write-docx.ts";
import { writeXlsx } from "#server/downloads/write-xlsx.ts";
import { zipStream } from "#server/downloads/zip-stream.ts";

const FORMULA = '=HYPERLINK("http://example.invalid","x")';
const LONG = `${"长".repeat(40_000)}完`;

const facts: FileFacts = {
  words: downloadFile.cn,
  collected: {
    total: 1,
    listed: 1,
    isTooLong: false,
    documents: [
      {
        place: 1,
        row: { id: "abcdefghijkl", title: FORMULA, court: "+1", number: "@SUM(A1)", date: "" },
        detail: {
          body_text: [`${FORMULA}\u0000\u0008\uFFFF<b>&_x0041_`, LONG],
          tail_text: ["-2+3"],
          body_postscript: [],
          holding: null,
        },
        sha256: "0".repeat(64),
      },
    ],
  },
  from: 1,
  to: 1,
  asked: FORMULA,
  made: "2026-01-02",
  imported: "2026-01-01",
  sample: false,
  site: "http://x",
};
const pack = async (parts: Iterable<ZipPart>) =>
  new Uint8Array(await new Response(zipStream(parts)).arrayBuffer());
const read = (bytes: Uint8Array, name: string) => new TextDecoder().decode(unzipSync(bytes)[name]);

describe("what a hostile text becomes", () => {
  test("in CSV a formula loses its power by an apostrophe", () => {
    const csv = read(writeCsvZip(facts), "list.csv");
    expect(csv).toContain("\"'=HYPERLINK(");
    expect(csv).toContain("'+1");
    expect(csv).toContain("'@SUM(A1)");
  });

  test("in Excel it is a text cell, cleaned of what XML cannot carry, and cut where a cell ends", async () => {
    const bytes = await pack(writeXlsx(facts));
    const sheet = read(bytes, "xl/worksheets/sheet2.xml");
    expect(sheet).not.toContain("<f>");
    const cells = [...sheet.matchAll(/<c r="E\d+"[^>]*t="(\w+)"/g)].map(([, type]) => type);
    expect(cells).toEqual(["s", "s", "s", "s", "s"]);
    const shared = read(bytes, "xl/sharedStrings.xml");
    expect(shared).toContain("&lt;b&gt;&amp;_x005F_x0041_<");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these
    expect(shared).not.toMatch(/[\u0000\u0008\uFFFF]/);
    expect(shared).toContain(`>${"长".repeat(32_767)}<`);
    expect(shared).toContain(`>${"长".repeat(40_000 - 32_767)}完<`);
  });

  test("in Word it is text", async () => {
    const body = read(await pack(writeDocx(facts)), "word/document.xml");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these
    expect(body).not.toMatch(/[\u0000\u0008\uFFFF]/);
    expect(body).toContain("&lt;b&gt;&amp;_x0041_<");
  });
});
