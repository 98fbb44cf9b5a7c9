import { describe, expect, test } from "vitest";
import { docxText, docxTextWithRows } from "#domain/text/docx-text.ts";
import { htmlText } from "#server/corpus/inputs/html-text.ts";
import { columnsOfObject, isRecordObject } from "#server/corpus/inputs/object-columns.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const BLOCKS =
  "p div tr li ul ol table tbody h1 h2 h3 h4 h5 h6 section article header footer title body html dl dt dd blockquote pre";

describe("htmlText", () => {
  test.each(BLOCKS.split(" "))("<%s> has lines of its own", (name) => {
    expect(htmlText(`甲<${name}>乙</${name}>丙`)).toBe("甲\n乙\n丙");
  });

  each<[string, string]>("%j reads as %j", (html, text) => {
    expect(htmlText(html)).toBe(text);
  });
});

test("a document's text has its paragraphs, tabs and breaks, and nothing that is not shown", () => {
  const xml =
    "<w:document><w:p><w:t>甲</w:t><w:tab/><w:t>&lt;乙</w:t></w:p><w:p><w:t>丙</w:t><w:br/><w:t>丁</w:t><w:cr/></w:p>" +
    "<w:p><w:instrText>PAGE</w:instrText><w:delText>x</w:delText></w:p></w:document>";
  expect(docxText(xml)).toBe("甲\t<乙\n丙\n丁\n\n\n");
});

describe("docxTextWithRows", () => {
  const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const cell = (inner: string, span = "") => `<w:tc><w:tcPr>${span}</w:tcPr>${inner}</w:tc>`;
  const row = (...cells: string[]) => `<w:tr>${cells.join("")}</w:tr>`;
  const table = (...rows: string[]) => `<w:tbl><w:tblPr/>${rows.join("")}</w:tbl>`;
  const rowsOf = (xml: string) => docxTextWithRows(xml, (cells) => cells.join("|")).split("\n");
  const inner = table(
    row(cell(paragraph("甲&amp;乙")), cell(paragraph("")), cell(paragraph("丙") + paragraph("丁"))),
    row(cell(paragraph("合计"), '<w:gridSpan w:val="2"/>'), cell(paragraph("9元"))),
  );

  test("puts a row on a line, with empty cells and those that a wide one spans", () => {
    expect(rowsOf(paragraph("明细：") + inner + paragraph("完"))).toEqual([
      "明细：",
      "甲&乙||丙 丁",
      "合计||9元",
      "完",
      "",
    ]);
  });

  test("keeps paragraphs of a table that only places text", () => {
    const long = Array.from({ length: 13 }, (_, at) => paragraph(`段${at}`)).join("");
    expect(rowsOf(table(row(cell(long), cell(paragraph("侧")))))).toHaveLength(15);
    expect(rowsOf(table(row(cell(paragraph("甲"))), row(cell(paragraph("乙")))))).toEqual(["甲", "乙", ""]);
    expect(rowsOf(table(row(cell(paragraph("文")), cell(inner))))).toEqual([
      "文",
      "甲&乙||丙 丁",
      "合计||9元",
      "",
    ]);
  });
});

describe("columnsOfObject", () => {
  test.each([null, 7, "text", undefined])("%j is no record", (value) => {
    expect(isRecordObject(value)).toBe(false);
    expect(columnsOfObject(value)).toBeNull();
  });

  test("an object with body_text is a record, a list is neither", () => {
    expect(isRecordObject({ body_text: [] })).toBe(true);
    expect(isRecordObject({ text: "" })).toBe(false);
    expect(columnsOfObject(["text"])).toBeNull();
    expect(columnsOfObject({ other: "a" })).toBeNull();
  });

  test("text is that of the page, else of at least two of its parts", () => {
    expect(columnsOfObject({ qwContent: "<p>甲</p><p>乙</p>", s22: "丙", s23: "丁" })?.text).toBe(
      "<p>甲</p><p>乙</p>",
    );
    expect(columnsOfObject({ qwContent: " ", s22: "丙", s24: "", s28: "丁" })?.text).toBe("丙\n丁");
    expect(columnsOfObject({ s22: "丙" })).toBeNull();
    const all = Object.fromEntries(
      ["s22", "s23", "s24", "s25", "s26", "s27", "s28"].map((key) => [key, key]),
    );
    expect(columnsOfObject(all)?.text).toBe("s22\ns23\ns24\ns25\ns26\ns27\ns28");
  });

  test("columns are named by their keys, the first that says something counts", () => {
    expect(columnsOfObject({ 案号: "", case_number: "1号" })?.case_number).toBe("1号");
    expect(columnsOfObject({ 案号: 7, case_number: "1号" })?.case_number).toBe("7");
    expect(columnsOfObject({ 案号: "1号", other: true })).toEqual({ case_number: "1号" });
  });

  test("lists are joined, cited laws as their name with the article", () => {
    const listed = (value: unknown) => columnsOfObject({ 案号: "1号", 法律依据: value })?.legal_basis;
    expect(listed(["甲", 7, null, "", { name: "乙", more: "丙" }])).toBe("甲；7；乙");
    expect(listed([{ fgmc: "民法典", tkx: "第一条" }, { fgmc: "《保险法》" }])).toBe(
      "《民法典》第一条；《保险法》",
    );
    expect(listed({ fgmc: "民法典" })).toBeUndefined();
    expect(listed([{ a: 1 }])).toBeUndefined();
  });
});
