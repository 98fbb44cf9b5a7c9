import { describe, expect, test } from "vitest";
import { decodeText, isZip, unsupportedFormat } from "#domain/text/decode-text.ts";
import { decode, encodingOf, recogniseForm } from "#server/corpus/inputs/recognise-form.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const bytes = (...all: number[]) => Buffer.from(all);
/** 案由 in GB18030. */
const GB = bytes(0xb0, 0xb8, 0xd3, 0xc9);
const MARK = bytes(0xef, 0xbb, 0xbf);

describe("unsupportedFormat", () => {
  test.each([
    ["PDF", bytes(0x25, 0x50, 0x44, 0x46)],
    ["Word 97", bytes(0xd0, 0xcf, 0x11, 0xe0)],
    ["RTF", Buffer.from("{\\rtf1")],
    ["RAR", Buffer.from("Rar!")],
    ["7z", bytes(0x37, 0x7a, 0xbc, 0xaf)],
    ["gzip", bytes(0x1f, 0x8b, 0)],
    ["JPEG", bytes(0xff, 0xd8, 0xff)],
    ["PNG", bytes(0x89, 0x50, 0x4e, 0x47)],
  ])("knows %s by its first bytes", (name, head) => {
    expect(unsupportedFormat(head)).toBe(name);
    expect(decodeText(head)).toEqual({ kind: "unsupported", format: name });
    expect(recogniseForm(head, "a.txt")).toEqual({ kind: "unsupported", format: name });
    // A difference of one byte makes it another format.
    expect(unsupportedFormat(Buffer.concat([bytes((head[0] ?? 0) ^ 1), head.subarray(1)]))).toBeNull();
  });

  test("takes zips for zips, full or empty", () => {
    for (const third of [3, 5]) {
      expect(isZip(bytes(0x50, 0x4b, third))).toBe(true);
      expect(recogniseForm(bytes(0x50, 0x4b, third), "a.csv")).toEqual({ kind: "zip" });
    }
    for (const head of [bytes(0x50, 0x4b, 4), bytes(0x51, 0x4b, 3), bytes(0x50, 0x4c, 3), bytes()])
      expect(isZip(head)).toBe(false);
  });
});

describe("encodingOf", () => {
  test.each([
    ["utf-16le", bytes(0xff, 0xfe, 0x61, 0)],
    ["utf-16be", bytes(0xfe, 0xff, 0, 0x61)],
    ["utf-8", bytes(0xff, 0x61)],
    ["utf-8", bytes(0xfe, 0x20)],
    ["utf-8", Buffer.from("案由")],
    // Cut in the middle of a character, as the beginning of a file may be.
    ["utf-8", Buffer.from("案由").subarray(0, 5)],
    ["utf-8", Buffer.from("with \ufffd in it")],
    ["gb18030", GB],
    ["gb18030", Buffer.concat([GB, Buffer.from("\ufffd")])],
    ["utf-8", bytes()],
  ])("is %s (%#)", (encoding, head) => {
    expect(encodingOf(head)).toBe(encoding);
  });

  test("a mark at the beginning is no text", () => {
    expect(decode(Buffer.concat([MARK, Buffer.from("案")]), "utf-8")).toBe("案");
    expect(decode(Buffer.from("案"), "utf-8")).toBe("案");
    expect(decode(MARK.subarray(0, 2), "utf-8")).not.toBe("");
    expect(decode(GB, "gb18030")).toBe("案由");
    expect(decode(bytes(0x61, 0xff), "utf-8")).toBe("a\ufffd");
  });
});

describe("recogniseForm", () => {
  const of = (text: string, name = "a") => recogniseForm(Buffer.from(text), name);
  const HEADINGS = ["案号", "案件名称", "法院", "全文"];

  test.each([",", "\t", ";", "|"])("knows a table by its headings, parted by %j", (delimiter) => {
    const head = HEADINGS.join(delimiter);
    const csv = { kind: "csv", headings: HEADINGS, delimiter, encoding: "utf-8" };
    expect(of(`${head}\r\n1`)).toEqual({ ...csv, headEnd: Buffer.byteLength(head) + 2 });
    expect(of(head)).toEqual({ ...csv, headEnd: Buffer.byteLength(head) });
    const quoted = HEADINGS.map((heading) => ` "${heading}" `).join(delimiter);
    expect(of(`${quoted}\n`)).toMatchObject({ kind: "csv", headings: HEADINGS });
  });

  test.each([
    ["a.csv", "编号,判决书\n1,甲\n"],
    ["a.tsv", "判决书\n甲\n"],
    ["a.txt", "编号\t名称\t判决书\n1\t甲\t乙\n2\t丙\t丁\n"],
    ["a.txt", "编号|名称|判决书\n1|甲|乙\n2|丙|丁\n"],
    ["a.md", "| 编号 | 判决书 |\n|---|---|\n| 1 | 甲 |\n"],
    ["a", "编号;名称;判决书\n1;甲;乙\n"],
    ["a", '编号,名称,判决书\n1,甲,"乙，\n丙"\n2,丁,戊\n'],
    ["a", "编号,名称,判决书\n1,甲,乙,没有引号\n2,丙,丁\n3,丙,丁\n"],
    [
      "a",
      "1,（2021）内01民终1号,甲诉乙一案，判决如下：驳回。\n2,（2021）内01民终2号,丙\n3,（2021）内01民终3号,丁\n",
    ],
    ["a", `序号,名称,判决书\n1,甲,"${"长".repeat(30_000)}`],
  ])("takes what looks like a table for one, whatever its headings: %s %j", (name, text) => {
    expect(of(text, name).kind).toBe("csv");
  });

  each<[string]>("takes text for text: %j", (text) => {
    expect(of(text)).toEqual({ kind: "text" });
  });

  test("names the heading above the longest field", () => {
    expect(of("编号,名称,判决书\n1,甲,很长的文字\n2,乙,很长的文字\n")).toMatchObject({ longest: "判决书" });
  });

  each<[string, string, string]>("%j in %s is %s", (text, name, kind) => {
    expect(of(text, name).kind).toBe(kind);
  });

  test("reads UTF-16 as text only, and refuses a table in it", () => {
    const table = Buffer.from("\ufeff案号\t法院\t全文\n1\t甲\t乙\n2\t丙\t丁\n", "utf16le");
    expect(recogniseForm(table, "a.txt")).toEqual({ kind: "unsupported", format: "a table in UTF-16" });
    expect(recogniseForm(bytes(0xff, 0xfe, 0x7b, 0), "a.json")).toEqual({ kind: "text" });
    expect(recogniseForm(bytes(0xfe, 0xff, 0, 0x7b), "a.json")).toEqual({ kind: "text" });
  });

  test("says in which encoding lines are", () => {
    expect(recogniseForm(Buffer.concat([GB, Buffer.from("\n")]), "a.jsonl")).toEqual({
      ...{ kind: "json-lines", encoding: "gb18030" },
    });
  });
});
