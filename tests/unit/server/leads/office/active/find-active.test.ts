import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import { findActive } from "#server/leads/office/active/find-active.ts";
import { pdfActive } from "#server/leads/office/active/pdf-active.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { runs } from "../../../../../fixtures/laws.ts";
import {
  compoundFile,
  docxOf,
  objectStream,
  pdfOf,
  pdfStream,
  relationship,
  wordStream,
} from "../../../../../fixtures/leads/active-files.ts";

const each = examplesOf(import.meta.url);

const PAGES = ["<< /Type /Pages /Kids [3 0 R] /Count 1 >>", "<< /Type /Page /Parent 2 0 R >>"];
const pdf = (catalogue: string, ...more: (string | Buffer)[]) =>
  pdfOf([`<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`, ...PAGES, ...more]);

each<[string, string, string[], string[]]>("a PDF %s", (_, catalogue, more, expected) => {
  expect(findActive(pdf(catalogue, ...more))).toEqual(expected);
});

each<[string, string, string, string, boolean, string[]]>(
  "a docx %s",
  (_, part, kind, target, isExternal, expected) => {
    expect(findActive(docxOf({ [part]: relationship(kind, target, isExternal) }))).toEqual(expected);
  },
);

describe("a PDF", () => {
  test.each<[string, Buffer, string[]]>([
    [
      "with a page whose stream says it",
      pdf("", pdfStream("", Buffer.from("BT (/JS) Tj /JavaScript ET"))),
      [],
    ],
    [
      "with JavaScript in an object stream",
      pdf("", objectStream({ 9: "<< /A 1 >>", 8: "<< /S /JavaScript >>" })),
      ["script"],
    ],
    [
      "with OpenAction in an object stream",
      pdf("", objectStream({ 8: "<< /OpenAction 9 0 R >>", 9: "<< /#53 /URI >>" })),
      ["open_action"],
    ],
    [
      "with an object stream in two coats",
      pdf(
        "",
        pdfStream(
          "/Type /#4fbjStm /N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode]",
          Buffer.from(`${deflateSync("9 0 << /JS (a) >>").toString("hex")}>`),
        ),
      ),
      ["script"],
    ],
    [
      "with an object stream that cannot be read",
      pdf("", pdfStream("/Type /ObjStm /N 1 /First 4 /Filter /LZWDecode", Buffer.from("x"))),
      ["unreadable"],
    ],
    [
      "with an object within a stream",
      pdf("", pdfStream("", Buffer.from("\n9 0 obj << /JS (a) >> endobj"))),
      ["script"],
    ],
    [
      "that is encrypted",
      pdfOf(
        [
          `<< /Type /Catalog >>`,
          pdfStream("/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode", Buffer.from("?")),
        ],
        "/Root 1 0 R /Encrypt 9 0 R",
      ),
      ["encrypted"],
    ],
  ])("%s", (_what, bytes, expected) => {
    expect(findActive(bytes)).toEqual(expected);
  });

  test("of objects within objects is given up after a while", () => {
    const nested = pdfOf([`<< /A [ ${"1 0 obj ".repeat(2_000)}`]);
    expect(pdfActive(nested, 1_000_000)).toEqual(["unreadable"]);
  });
});

describe("a compound file", () => {
  const word = { name: "WordDocument", content: wordStream() };
  const plain = [
    word,
    { name: "1Table", content: Buffer.alloc(9) },
    { name: "\u0001CompObj", content: Buffer.alloc(9) },
  ];
  const vba = { name: "VBA", entries: [{ name: "dir", content: Buffer.alloc(9) }] };
  test.each<[string, Buffer, string[]]>([
    ["without more", compoundFile(plain), []],
    ["with an empty pool of objects", compoundFile([...plain, { name: "ObjectPool", entries: [] }]), []],
    ["with macros", compoundFile([...plain, { name: "Macros", entries: [vba] }]), ["macros"]],
    [
      "with a project of VBA alone",
      compoundFile([...plain, { name: "_VBA_PROJECT", content: Buffer.alloc(9) }]),
      ["macros"],
    ],
    [
      "with an embedded object",
      compoundFile([
        ...plain,
        {
          name: "ObjectPool",
          entries: [{ name: "_1", entries: [{ name: "\u0001Ole10Native", content: Buffer.alloc(9) }] }],
        },
      ]),
      ["embedded_object"],
    ],
    [
      "with a field that starts a program",
      compoundFile([{ name: "WordDocument", content: wordStream(0, "\u0013 DDEAUTO c:\\\\a.exe") }]),
      ["dde_field"],
    ],
    [
      "that speaks of DDE",
      compoundFile([{ name: "WordDocument", content: wordStream(0, "about DDEAUTO fields") }]),
      [],
    ],
    [
      "that is encrypted",
      compoundFile([{ name: "WordDocument", content: wordStream(0x0100) }]),
      ["encrypted"],
    ],
    [
      "that is an encrypted docx",
      compoundFile([{ name: "EncryptedPackage", content: Buffer.alloc(9) }]),
      ["encrypted"],
    ],
  ])("%s", (_what, bytes, expected) => {
    expect(findActive(bytes)).toEqual(expected);
  });
});

describe("a docx", () => {
  const settings = "word/_rels/settings.xml.rels";
  test.each<[string, Buffer, string[]]>([
    ["without more", docxOf(), []],
    [
      "whose relations are in UTF-16",
      docxOf({
        [settings]: Buffer.from(
          `\ufeff${Buffer.from(relationship("attachedTemplate", "http://a.example/t", true)).toString()}`,
          "utf16le",
        ),
      }),
      ["remote_template"],
    ],
    ["with macros", docxOf({ "word/vbaProject.bin": new Uint8Array(9) }), ["macros"]],
    [
      "with a field that starts a program, cut in two",
      docxOf({
        "word/header1.xml": strToU8(
          "<w:instrText>DDE</w:instrText></w:r><w:r><w:instrText>AUTO c:\\a.exe</w:instrText>",
        ),
      }),
      ["dde_field"],
    ],
    [
      "with a simple field",
      docxOf({ "word/footer1.xml": strToU8('<w:fldSimple w:instr="&#68;DE a b"/>') }),
      ["dde_field"],
    ],
  ])("%s", (_what, bytes, expected) => {
    expect(findActive(bytes)).toEqual(expected);
  });

  test("with a part that does not unpack, or is encrypted", () => {
    const damaged = docxOf();
    damaged.fill(0xff, damaged.indexOf("word/document.xml") + 17, damaged.indexOf("word/document.xml") + 30);
    expect(findActive(damaged)).toEqual(["unreadable"]);
    const locked = docxOf();
    locked.writeUInt16LE(1, locked.lastIndexOf("word/document.xml") - 46 + 8);
    expect(findActive(locked)).toEqual(["encrypted"]);
  });
});

test("no bytes make it fail, and pictures have no active content", () => {
  const samples = [
    pdf("/OpenAction 4 0 R", objectStream({ 9: "<< /JS (a) >>" })),
    compoundFile([{ name: "WordDocument", content: wordStream() }]),
    docxOf({ "word/vbaProject.bin": new Uint8Array(9) }),
  ];
  fc.assert(
    fc.property(fc.nat(2), fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 20 }), (which, changes) => {
      const bytes = Buffer.from(samples[which]!);
      for (const [at, value] of changes) bytes[8 + (at % (bytes.length - 8))] = value;
      expect(Array.isArray(findActive(bytes))).toBe(true);
    }),
    { numRuns: runs(300) },
  );
  expect(findActive(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toEqual([]);
});
