import { chmodSync, createWriteStream, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream/promises";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { ZipFile } from "yazl";
import { placeBehind } from "#server/corpus/import/import-run.ts";
import type { InputPiece, InputPlace, RawDocument } from "#server/corpus/inputs/piece.ts";
import { readInputs } from "#server/corpus/inputs/read-inputs.ts";
import { readPiece } from "#server/corpus/inputs/read-piece.ts";
import { pathIn, scratchFolder } from "../scratch.ts";

const HEADING = "原始链接,案号,案件名称,法院,裁判日期,当事人,案由,全文";
const row = (number: number, text = "原告例某与被告样某一案。") =>
  `https://example.org/doc?docId=${String(number).padStart(32, "0")},（2021）内0102民初${number}号,某案,某法院,2021-03-04,例某；样某,,${text}`;
const table = (...rows: string[]) => `${[HEADING, ...rows].join("\n")}\n`;

interface Read {
  name: string;
  document: RawDocument;
}

async function read(paths: string[], place?: InputPlace): Promise<Read[]> {
  const found: Read[] = [];
  for await (const piece of readInputs(paths, { placeOf: () => place }))
    for (const document of readPiece(piece)) found.push({ name: piece.name, document });
  return found;
}
const numbers = (found: Read[]) =>
  found.map(({ document }) =>
    document.kind === "columns"
      ? Number(document.columns.case_number?.match(/民初(\d+)号/)?.[1])
      : document.kind,
  );
const reasons = (found: Read[]) =>
  found.flatMap(({ document }) => (document.kind === "failed" ? [document.reason] : []));

/**
 * The length of the header before an entry's name, and the offsets of an entry's compression method and
 * length in the directory of a zip.
 */
const LOCAL_HEADER_BYTES = 30;
const PACKING_AT = 10;
const UNPACKED_BYTES_AT = 24;

/** Writes an archive of named contents; `zip64` gives every entry the format for sizes above 4 GB. */
async function writeZip(
  path: string,
  files: Record<string, Buffer>,
  options: { compress?: boolean; forceZip64Format?: boolean } = {},
): Promise<void> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(content, name, options);
  zip.end({ forceZip64Format: options.forceZip64Format ?? false, comment: "" });
  await pipeline(zip.outputStream, createWriteStream(path));
}

describe("readInputs", () => {
  test("reads tables in a zip, in a zip of zips however packed, and with the entries of archives above 4 GB", async () => {
    const folder = scratchFolder();
    const inner = pathIn(folder, "inner.zip");
    await writeZip(inner, { "2.csv": Buffer.from(table(row(3), row(4))) }, { forceZip64Format: true });
    const nested = readFileSync(inner);
    for (const [at, options] of [
      { compress: true },
      { compress: false },
      { forceZip64Format: true },
    ].entries()) {
      const path = pathIn(folder, `${at}.zip`);
      await writeZip(
        path,
        {
          "1.csv": Buffer.from(table(row(1), row(2))),
          "b/in.zip": nested,
          "z.csv": Buffer.from(table(row(5))),
        },
        options,
      );
      const found = await read([path]);
      expect(numbers(found)).toEqual([1, 2, 3, 4, 5]);
      expect(found[2]?.name).toBe(`${path} › b/in.zip › 2.csv`);
    }
  });

  test("keeps line ends, commas and doubled quotes of quoted fields", async () => {
    const folder = scratchFolder();
    const text = '原告说"好",\n被告说不。\n\n判决如下：';
    writeFileSync(
      pathIn(folder, "a.csv"),
      table(row(1, `"${text.replaceAll('"', '""')}"`), row(2)).replaceAll("\n", "\r\n"),
    );
    const found = await read([`${folder}/a.csv`]);
    expect(numbers(found)).toEqual([1, 2]);
    const [first] = found;
    expect(first?.document.kind === "columns" && first.document.columns.text?.replaceAll("\r", "")).toBe(
      text,
    );
  });

  test("loses a faulty row and no other: too few fields, a quote that never closes, a row of many megabytes", async () => {
    const folder = scratchFolder();
    const rows = [
      row(1),
      "只有,三个,字段",
      row(2),
      row(3, '"没有关闭的引号，很长'),
      row(4, '说"好"的话'),
      row(5, "长".repeat(6 << 20)),
      row(6),
    ];
    writeFileSync(pathIn(folder, "a.csv"), table(...rows));
    const found = await read([`${folder}/a.csv`]);
    expect(numbers(found)).toEqual([1, "failed", 2, "failed", 4, "failed", 6]);
    expect(found.map(({ document }) => document.row)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(reasons(found)).toEqual(["invalid_record", "unclosed_quote", "row_too_large"]);
  });

  test("reads a table in GB18030 and one with a mark", async () => {
    const folder = scratchFolder();
    // 案号,法院,案由,全文 and one row, encoded by hand.
    const heading = [
      0xb0, 0xb8, 0xba, 0xc5, 0x2c, 0xb7, 0xa8, 0xd4, 0xba, 0x2c, 0xb0, 0xb8, 0xd3, 0xc9, 0x2c, 0xc8, 0xab,
      0xce, 0xc4, 0x0a,
    ];
    writeFileSync(
      pathIn(folder, "a.csv"),
      Uint8Array.from([...heading, 0x31, 0x2c, 0x2c, 0x2c, 0xb2, 0xbb, 0xca, 0xc7, 0x0a]),
    );
    writeFileSync(pathIn(folder, "b.csv"), `\ufeff${table(row(7))}`);
    const found = await read([folder]);
    expect(found[0]?.document).toMatchObject({ columns: { case_number: "1", text: "不是" } });
    expect(numbers(found)[1]).toBe(7);
  });

  test("reads the national site's JSON, lines with a whole text, arrays and pretty-printed files", async () => {
    const folder = scratchFolder();
    const site = {
      s1: "某案",
      s7: "（2021）内0102民初1号",
      s5: "a".repeat(32),
      s17: ["例某", "样某"],
      s47: [{ tkx: "第一条", fgmc: "某法" }],
      qwContent: "<div>甲</div><div>乙&nbsp;丙</div>",
    };
    const parts = { s7: "（2021）内0102民初2号", s22: "头", s26: "理由", s21: "头理由" };
    writeFileSync(pathIn(folder, "a.json"), JSON.stringify([site, parts]));
    writeFileSync(
      pathIn(folder, "b.json"),
      JSON.stringify({ code: 1, result: { ...site, qwContent: null, s21: "丁" } }, null, 2),
    );
    writeFileSync(
      pathIn(folder, "c.jsonl"),
      `${JSON.stringify({ id: "x", text: "戊" })}\n{"broken\n${JSON.stringify({ 案号: "1", 全文: "己" })}\n`,
    );
    writeFileSync(
      pathIn(folder, "d.json"),
      `[\n${JSON.stringify({ qw: "庚" })},\n${JSON.stringify({ qw: "辛" })}\n]\n`,
    );
    const found = (await read([folder])).map(({ document }) =>
      document.kind === "columns" ? document.columns : document.kind,
    );
    expect(found).toEqual([
      {
        casename: "某案",
        case_number: site.s7,
        source_id: site.s5,
        parties: "例某；样某",
        legal_basis: "《某法》第一条",
        text: site.qwContent,
      },
      { case_number: parts.s7, text: "头\n理由" },
      expect.objectContaining({ text: "丁" }),
      { source_id: "x", text: "戊" },
      "failed",
      { case_number: "1", text: "己" },
      { text: "庚" },
      { text: "辛" },
    ]);
  });

  test("reads docx and HTML as documents", async () => {
    const folder = scratchFolder();
    const xml = `<w:document><w:body><w:p><w:r><w:t>民事</w:t></w:r><w:r><w:t>判决书</w:t></w:r></w:p><w:p><w:r><w:delText>删</w:delText><w:t xml:space="preserve">甲&amp;乙</w:t></w:r></w:p></w:body></w:document>`;
    writeFileSync(
      pathIn(folder, "a.docx"),
      zipSync({ "[Content_Types].xml": strToU8("<x/>"), "word/document.xml": strToU8(xml) }),
    );
    const html = "<!DOCTYPE html><html><table><tr><td>丙</td><td>丁</td></tr></table></html>";
    writeFileSync(pathIn(folder, "b.html"), html);
    writeFileSync(
      pathIn(folder, "c.zip"),
      zipSync({
        "in/a.docx": readFileSync(`${folder}/a.docx`),
        "t.xlsx": zipSync({ "x.xml": strToU8("<x/>") }),
      }),
    );
    const found = await read([folder]);
    expect(
      found.map(({ document }) => (document.kind === "text" ? document.text.trim() : document.kind)),
    ).toEqual(["民事判决书\n甲&乙", html, "民事判决书\n甲&乙", "failed"]);
    expect(reasons(found)).toEqual(["unsupported"]);
  });

  test("tells a bomb by its ratio, passes it, and reads what follows", async () => {
    const folder = scratchFolder();
    const path = pathIn(folder, "a.zip");
    await writeZip(path, {
      "a.csv": Buffer.from(table(row(1))),
      "bomb.csv": Buffer.alloc(80 << 20),
      "c.csv": Buffer.from(table(row(2))),
    });
    const found = await read([path]);
    expect(numbers(found)).toEqual([1, "failed", 2]);
    expect(reasons(found)).toEqual(["bomb"]);
  });

  test("gives one failure for an archive cut off anywhere, and no more than it holds", async () => {
    const folder = scratchFolder();
    const whole = Buffer.from(zipSync({ "a.csv": strToU8(table(row(1))), "b.csv": strToU8(table(row(2))) }));
    for (let cut = 4; cut < whole.length; cut += 13) {
      writeFileSync(pathIn(folder, "cut.zip"), whole.subarray(0, cut));
      expect(reasons(await read([`${folder}/cut.zip`]))).toEqual(["damaged_archive"]);
    }
  });

  test("tells an entry that is longer or shorter than its archive says, or cannot be inflated, and reads the next", async () => {
    const folder = scratchFolder();
    const path = pathIn(folder, "a.zip");
    const whole = Buffer.from(zipSync({ "a.csv": strToU8(table(row(1))), "b.csv": strToU8(table(row(2))) }));
    const listed = whole.indexOf("PK\x01\x02");
    const bytes = whole.readUInt32LE(listed + UNPACKED_BYTES_AT);
    for (const spoil of [
      (zip: Buffer) => zip.writeUInt32LE(bytes - 1, listed + UNPACKED_BYTES_AT),
      (zip: Buffer) => zip.writeUInt32LE(bytes + 1, listed + UNPACKED_BYTES_AT),
      (zip: Buffer) => zip.fill(0xff, LOCAL_HEADER_BYTES + "a.csv".length, LOCAL_HEADER_BYTES + 40),
    ]) {
      const zip = Buffer.from(whole);
      spoil(zip);
      writeFileSync(path, zip);
      const found = await read([path]);
      expect(numbers(found)).toEqual(["failed", 2]);
      expect(reasons(found)).toEqual(["damaged_archive"]);
    }
  });

  test("tells an entry that is packed in a way it cannot read, and reads the next", async () => {
    const path = pathIn(scratchFolder(), "a.zip");
    const zip = Buffer.from(zipSync({ "a.csv": strToU8(table(row(1))), "b.csv": strToU8(table(row(2))) }));
    zip.writeUInt16LE(95, zip.indexOf("PK\x01\x02") + PACKING_AT);
    writeFileSync(path, zip);
    const found = await read([path]);
    expect(numbers(found)).toEqual(["failed", 2]);
    expect(reasons(found)).toEqual(["unknown_packing"]);
  });

  test("tells paths that lead nowhere or back, and reads the rest", async () => {
    const folder = scratchFolder();
    writeFileSync(pathIn(folder, "in/m.csv"), table(row(1)));
    symlinkSync("nowhere", pathIn(folder, "in/a"));
    symlinkSync("..", pathIn(folder, "in/sub/up"));
    symlinkSync("self", pathIn(folder, "in/self"));
    writeFileSync(pathIn(folder, "in/z.csv"), table(row(2)));
    chmodSync(`${folder}/in/z.csv`, 0o000);
    const isRoot = process.getuid?.() === 0;
    const found = await read([`${folder}/in`, `${folder}/missing`]);
    expect(reasons(found)).toEqual([
      "dangling_link",
      "link_loop",
      "link_loop",
      ...(isRoot ? [] : ["no_permission"]),
      "missing",
    ]);
    expect(numbers(found)).toContain(1);
  });

  test.each([true, false])("reads a zip at an address, with parts of files given: %s", async (givesParts) => {
    const bytes = zipSync({ "a.csv": strToU8(table(row(1), row(2))), "b.csv": strToU8(table(row(3))) });
    const server = createServer((request, response) => {
      const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? "")?.[1] ?? 0);
      const part = givesParts ? bytes.subarray(from) : bytes;
      const headers = {
        "content-length": part.length,
        ...(givesParts ? { "content-range": `bytes ${from}-${bytes.length - 1}/${bytes.length}` } : {}),
      };
      if (request.url === "/a.zip") response.writeHead(givesParts ? 206 : 200, headers).end(part);
      else response.writeHead(404).end();
    }).listen(0, "127.0.0.1");
    try {
      await new Promise((resolve) => server.once("listening", resolve));
      const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      expect(numbers(await read([`${base}/a.zip`]))).toEqual([1, 2, 3]);
      expect(reasons(await read([`${base}/none.zip`, "http://example.org/a.zip"]))).toEqual([
        "address_failed",
        "plain_http",
      ]);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });

  test("goes on at any place that a piece ends at, and gives exactly what is left", async () => {
    const folder = scratchFolder();
    const long = (from: number, to: number) =>
      table(...Array.from({ length: to - from }, (_, at) => row(from + at, `"${"文\n书".repeat(40_000)}"`)));
    const path = pathIn(folder, "a.zip");
    const inner = zipSync({ "c.csv": strToU8(long(30, 36)) });
    writeFileSync(
      path,
      zipSync({
        "a.csv": strToU8(long(1, 24)),
        "b.zip": inner,
        "d.txt": strToU8("一段文字"),
        "e.csv": strToU8(table(row(40))),
      }),
    );
    writeFileSync(pathIn(folder, "a.csv"), long(1, 24));
    writeFileSync(pathIn(folder, "d.txt"), "一段文字");
    const readable = [path, pathIn(folder, "a.csv"), pathIn(folder, "d.txt")];
    let seen = 0;
    for (const each of readable) {
      const all = await read([each]);
      const pieces: InputPiece[] = [];
      for await (const piece of readInputs([each])) pieces.push(piece);
      let behind = 0;
      for (const piece of pieces) {
        if (piece.kind === "end") continue;
        behind += [...readPiece(piece)].length;
        expect((await read([each], placeBehind(piece))).map(({ document }) => document)).toEqual(
          all.slice(behind).map(({ document }) => document),
        );
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(9);
  });
});
