import { randomBytes, randomUUID } from "node:crypto";
import { strToU8, type Zippable, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { extensionOf } from "#domain/leads/file-name.ts";
import { checkChosen } from "#sealing/check-chosen.ts";
import { checkContent } from "#sealing/content/check-content.ts";
import { inflatesBeyond } from "#sealing/content/inflates-beyond.ts";
import { receiptOf } from "#sealing/seal-lead.ts";
import { openLeadStore } from "#server/object-store/open-store.ts";
import { leadRequest, pdfAround } from "../fixtures/leads/test-desk.ts";
import { callFunction, postJson } from "./call-function.ts";
import { leadSite } from "./lead-site.ts";

leadSite();
process.env.FASU_LEADS_PER_DAY = "1000";
process.env.FASU_FILES_PER_DAY = "1000";

const ascii = (text: string) => Buffer.from(text, "latin1");
const join = (...parts: Uint8Array[]) => Buffer.concat(parts);

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);
const JPG = join(
  Buffer.from("ffd8ffe000104a46494600010100000100010000ffdb004300", "hex"),
  Buffer.alloc(64, 1),
  Buffer.from("ffd9", "hex"),
);
const PDF = pdfAround(randomBytes(300));
const EXE = join(ascii("MZ\x90\0\x03\0\0\0"), randomBytes(500));

const docx = (more: Zippable = {}) =>
  zipSync({
    "[Content_Types].xml": strToU8(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    "word/document.xml": strToU8("<w:document>正文</w:document>"),
    ...more,
  });

/** The start of an OLE file: header, then a directory sector with the name of its stream. */
function ole(stream: string): Buffer {
  const header = Buffer.alloc(512);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  const directory = Buffer.alloc(1024);
  directory.write("Root Entry", 0, "utf16le");
  directory.write(stream, 128, "utf16le");
  return join(header, directory);
}

/** A docx whose directory declares a small unpacked size for a bomb. */
function lyingBomb(): Buffer {
  const packed = Buffer.from(
    zipSync({ ...unzipped(), "word/bomb.xml": new Uint8Array(60_000_000) }, { level: 9 }),
  );
  const name = ascii("word/bomb.xml");
  for (let at = packed.indexOf(name); at !== -1; at = packed.indexOf(name, at + 1)) {
    const isLocal = packed.readUInt32LE(at - 30) === 0x04034b50;
    packed.writeUInt32LE(1000, isLocal ? at - 30 + 22 : at - 46 + 24);
  }
  return packed;
}
const unzipped = (): Zippable => ({
  "[Content_Types].xml": strToU8("<Types/>"),
  "word/document.xml": strToU8("<w:document/>"),
});

/** The page's check of a chosen file. */
const inBrowser = async (name: string, bytes: Uint8Array) =>
  checkChosen({ name, size: bytes.length }) ?? checkContent(extensionOf(name), bytes, inflatesBeyond);

/** Sends the file unencrypted, like a browser without script. */
async function send(name: string, bytes: Uint8Array) {
  const user_uuid = randomUUID();
  await postJson("/add_cases2", leadRequest(user_uuid));
  const form = new FormData();
  form.set("user_uuid", user_uuid);
  form.set("consent_sensitive", "on");
  form.set("consent_arrival", "on");
  form.set("file", new Blob([new Uint8Array(bytes)]), name);
  const response = await callFunction(
    new Request("http://x/layout/upload_casefile", { method: "POST", body: form }),
  );
  const { result } = await response.json();
  const stored = (await openLeadStore()!.list(`lead/${await receiptOf(user_uuid)}/file/`)).length;
  return { status: response.status, msg: String(result.msg), stored };
}

describe("files in their own clothes are taken", () => {
  test.each<[string, Uint8Array]>([
    ["判决书.pdf", PDF],
    ["判决书.PDF", PDF],
    ["起诉状.docx", docx()],
    ["答辩状.doc", ole("WordDocument")],
    ["照片.jpg", JPG],
    ["照片.jpeg", JPG],
    ["截图.png", PNG],
    ["用表格很多的文书.docx", docx({ "word/styles.xml": new Uint8Array(15_000_000) })],
  ])("%s", async (name, bytes) => {
    expect(await send(name, bytes)).toMatchObject({ status: 200, msg: "" });
    expect(await inBrowser(name, bytes)).toBeNull();
  });

  test("a docx of several parts, whose directory lies in the last", async () => {
    const bytes = docx({ "word/media/scan.png": [randomBytes(900_000), { level: 0 }] });
    expect(await send("扫描件.docx", bytes)).toMatchObject({ status: 200, msg: "" });
  });
});

describe("files in other clothes are refused with a sentence, and nothing of them stays", () => {
  const mismatch = "文件内容与扩展名";
  const bomb = "解压后异常庞大";
  const second = "夹带了另一种格式";
  test.each<[string, string, Uint8Array, string]>([
    ["an exe named pdf", "判决书.pdf", EXE, mismatch],
    ["an exe named doc", "判决书.doc", EXE, mismatch],
    ["text named pdf", "判决书.pdf", ascii("hello, this is not a pdf"), mismatch],
    ["html named jpg", "照片.jpg", ascii("<html><script>1</script></html>"), mismatch],
    ["png named jpg", "照片.jpg", PNG, mismatch],
    ["pdf named docx", "a.docx", PDF, mismatch],
    ["a pdf behind other bytes", "a.pdf", join(ascii("\n\n<x>"), PDF), mismatch],
    ["a pdf without its end", "a.pdf", join(PDF.subarray(0, 200), Buffer.alloc(3000, 32)), mismatch],
    ["a plain zip named docx", "a.docx", zipSync({ "a.txt": strToU8("a") }), mismatch],
    [
      "a sheet named docx",
      "a.docx",
      zipSync({ "[Content_Types].xml": strToU8("<T/>"), "xl/workbook.xml": strToU8("<w/>") }),
      mismatch,
    ],
    ["a sheet named doc", "a.doc", ole("Workbook"), mismatch],
    ["a docx cut off", "a.docx", docx().subarray(0, 300), mismatch],
    ["a zip bomb", "a.docx", docx({ "word/bomb.xml": [new Uint8Array(120_000_000), { level: 9 }] }), bomb],
    ["a bomb that lies about its size", "a.docx", lyingBomb(), bomb],
    ["jpg and zip in one", "a.jpg", join(JPG, zipSync({ "evil.js": strToU8("1") })), second],
    ["png and zip in one", "a.png", join(PNG, zipSync({ "evil.js": strToU8("1") })), second],
    ["pdf and zip in one", "a.pdf", join(PDF, zipSync({ "evil.class": strToU8("1") })), second],
    ["png and pdf in one", "a.png", join(PNG.subarray(0, 33), PDF), second],
    [
      "jpg and html in one",
      "a.jpg",
      join(JPG.subarray(0, 24), ascii("<script>alert(1)</script>"), JPG),
      second,
    ],
  ])("%s", async (_what, name, bytes, sentence) => {
    const { status, msg, stored } = await send(name, bytes);
    expect(status).toBe(415);
    expect(msg).toContain(sentence);
    expect(stored).toBe(0);
    expect(await inBrowser(name, bytes)).not.toBeNull();
  });

  test.each<[string, string, Uint8Array, string]>([
    ["0 bytes", "a.pdf", new Uint8Array(), "0 字节"],
    ["a name of 300 characters", `${"长".repeat(296)}.pdf`, PDF, "文件名过长"],
    ["a path in the name", "../../etc/passwd.pdf", PDF, "不能有路径"],
    ["a Windows path in the name", "C:\\Users\\a.pdf", PDF, "不能有路径"],
    ["a name that turns around", "判决\u202efdp.exe.pdf", PDF, "不能使用的字符"],
    ["a sign without width in the name", "a\u200b.pdf", PDF, "不能使用的字符"],
    ["no name", " ", PDF, "没有名称"],
    ["an ending that is not taken", "a.exe", EXE, "只接收"],
    ["no ending", "判决书", PDF, "只接收"],
  ])("%s", async (_what, name, bytes, sentence) => {
    const { status, msg, stored } = await send(name, bytes);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(msg).toContain(sentence);
    expect(stored).toBe(0);
    expect(await inBrowser(name, bytes)).not.toBeNull();
  });
});
