import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { readLaws } from "#server/corpus/import/import-statutes.ts";
import { readInputs } from "#server/corpus/inputs/read-inputs.ts";
import { readPiece } from "#server/corpus/inputs/read-piece.ts";
import { writeLargeZip } from "#tests/fixtures/large-zip.ts";
import { seededRandom } from "#tests/fixtures/search/random.ts";
import { pathIn, scratchFolder } from "../scratch.ts";

const GB = 2 ** 30;
const HEADING = "原始链接,案号,案件名称,法院,裁判日期,当事人,案由,全文";
const row = (number: number, text: string) =>
  `https://example.org/doc?docId=${String(number).padStart(32, "0")},（2021）内0102民初${number}号,某案,某法院,2021-03-04,例某；样某,,${text}\n`;
const LAW =
  "# 例样办法\n\n2020年1月1日例样市人民政府公布\n\n<!-- INFO END -->\n\n第一条 为了例样，制定本办法。\n";
/** Rows of random letters: they compress about as well as text. */
const BLOCK_ROWS = 4000;
function block(): Buffer {
  const random = seededRandom(7);
  const letters = Array.from({ length: 300 }, (_, at) => String.fromCharCode(0x4e00 + at));
  const text = (): string =>
    Array.from({ length: 1200 }, () => letters[Math.floor(random() * letters.length)]).join("");
  const rows = Array.from({ length: BLOCK_ROWS }, (_, at) => row(at, text()));
  return Buffer.from(rows.join(""));
}

/** Number of rows read, and the errors. */
async function readAll(path: string): Promise<{ rows: number; faults: string[]; numbers: Set<string> }> {
  let rows = 0;
  const faults: string[] = [];
  const numbers = new Set<string>();
  for await (const piece of readInputs([path])) {
    if (piece.kind === "failed") faults.push(piece.reason);
    if (piece.kind !== "rows") continue;
    for (const document of readPiece(piece)) {
      rows++;
      if (document.kind === "columns") numbers.add(document.columns.case_number ?? "");
    }
  }
  return { rows, faults, numbers };
}

// A sparse file takes no space, but on a disk without sparse files it would take 4 GB.
describe.skipIf(process.platform === "win32")("an archive above 4 GB", () => {
  const folder = scratchFolder();
  const path = pathIn(folder, "large.zip");
  const table = { block: Buffer.from(`${HEADING}\n${row(7, "原告例某与被告样某一案。")}`), times: 1 };
  writeLargeZip(path, [
    { name: "padding.bin", content: { zeros: 4 * GB + 2 ** 27 } },
    { name: "late.csv", content: table },
    { name: "行政法规/例样办法.md", content: { block: Buffer.from(LAW), times: 1 } },
  ]);

  test("gives the files behind the fourth gigabyte, and refuses what holds no text", async () => {
    expect(statSync(path).size).toBeGreaterThan(4 * GB + 2 ** 27);
    const { rows, faults, numbers } = await readAll(path);
    expect([...numbers]).toContain("（2021）内0102民初7号");
    expect(rows).toBe(1);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults).not.toContain("bomb");
    expect(faults).not.toContain("damaged_archive");
  });

  test("gives them at an address too, which is asked for parts", async () => {
    const asked: number[] = [];
    const server = createServer(({ headers }, response) => {
      const from = Number(/bytes=(\d+)-/.exec(headers.range ?? "")?.[1]);
      asked.push(from);
      const { size } = statSync(path);
      const range = `bytes ${from}-${size - 1}/${size}`;
      response.writeHead(206, { "content-length": size - from, "content-range": range });
      createReadStream(path, { start: from })
        .on("error", () => {})
        .pipe(response)
        .on("error", () => {});
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/large.zip`;
    const { rows, numbers } = await readAll(address);
    expect([rows, ...numbers]).toEqual([1, "（2021）内0102民初7号"]);
    expect(asked.some((from) => from > 4 * GB)).toBe(true);
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });

  test("gives laws as well", async () => {
    const titles: string[] = [];
    for await (const piece of readInputs([path])) {
      for (const { parsed } of piece.kind === "end" ? [] : readLaws(piece, "test"))
        if (parsed.kind === "statute") titles.push(parsed.document.title);
    }
    expect(titles).toEqual(["例样办法"]);
  });
});

describe.runIf(import.meta.env.MODE === "laws")("a file of more than 4 GB in an archive", () => {
  test("is read to its last row in bounded memory, and is no bomb", async () => {
    const folder = scratchFolder();
    const path = pathIn(folder, "rows.zip");
    const rows = block();
    const times = Math.ceil((4.1 * GB) / rows.length);
    writeLargeZip(path, [
      { name: "head.csv", content: { block: Buffer.from(`${HEADING}\n`), times: 1 } },
      { name: "rows.csv", content: { block: Buffer.concat([Buffer.from(`${HEADING}\n`), rows]), times } },
    ]);
    let read = 0;
    let most = 0;
    for await (const piece of readInputs([path])) {
      expect(piece.kind).not.toBe("failed");
      if (piece.kind === "rows") read += piece.starts.length;
      most = Math.max(most, process.memoryUsage().rss);
    }
    expect(read).toBeGreaterThanOrEqual(times * BLOCK_ROWS);
    expect(most).toBeLessThan(GB);
  });
});
