import { DomUtils, parseDocument } from "htmlparser2";
import Papa from "papaparse";
import { attempt } from "#domain/attempt.ts";
import {
  type ColumnName,
  type ColumnReader,
  columnNamed,
  isTableHeading,
} from "#domain/judgment/columns/column-names.ts";
import { CELL_MARK } from "#domain/judgment/parse/layout/table-lines.ts";
import { decodeText } from "#domain/text/decode-text.ts";
import { docxTextWithRows } from "#domain/text/docx-text.ts";
import { headedDocuments } from "./headed-text.ts";
import { type TableOfJudgments, tableOfJudgments } from "./html-table.ts";
import { htmlText } from "./html-text.ts";
import { addColumn, columnsOfObject, isRecordObject, referenceText } from "./object-columns.ts";
import type { InputPiece, RawColumns, RawDocument } from "./piece.ts";
import { decode } from "./recognise-form.ts";
import { longestField, unknownColumns } from "./unknown-columns.ts";

type PieceOf<Kind extends InputPiece["kind"]> = Extract<InputPiece, { kind: Kind }>;

/** The documents of a piece, in order. Each is read by itself, so that a faulty one affects no other. */
export function* readPiece(piece: InputPiece, named: ColumnReader = columnNamed): Generator<RawDocument> {
  if (piece.kind === "failed")
    yield { kind: "failed", row: piece.row, reason: piece.reason, detail: piece.detail };
  else if (piece.kind === "rows") {
    if (piece.form === "csv") yield* readTable(piece, named);
    else yield* readObjects([...readLines(piece)], named);
  } else if (piece.kind === "whole") yield* readWhole(piece, named);
}

function* readTable(piece: PieceOf<"rows">, named: ColumnReader): Generator<RawDocument> {
  const { starts, row, headings, delimiter } = piece;
  const names = headings.map(named);
  const text = decode(piece.bytes, piece.encoding);
  const together = parseRows(text, delimiter);
  const isWhole =
    together.length === starts.length && together.every(({ length }) => length === names.length);
  for (let index = 0; index < starts.length; index++) {
    const fields = isWhole ? together[index]! : rowAlone(piece, index);
    if (fields.length === 1 && fields[0]!.trim() === "") continue;
    yield rowOf(names, fields, row + index);
  }
}

function rowOf(names: (ColumnName | null)[], fields: string[], row: number): RawDocument {
  if (fields.length === names.length) return { kind: "columns", row, columns: toColumns(names, fields) };
  const detail = `${fields.length} fields instead of ${names.length}: ${fields[1]?.slice(0, 40) ?? ""}`;
  return { kind: "failed", row, reason: "invalid_record", detail };
}

/** The documents of an HTML table, one for each row. The headings are row 1. */
function* readTableOfHtml({ headings, rows }: TableOfJudgments, named: ColumnReader): Generator<RawDocument> {
  const longest = headings.map((_, at) => rows.map((row) => row[at] ?? "").join(""));
  if (!isTableHeading(headings, named))
    yield unknownColumns(0, headings, longestField(headings, longest, named));
  else for (const [at, cells] of rows.entries()) yield rowOf(headings.map(named), cells, at + 2);
}

function parseRows(text: string, delimiter: string): string[][] {
  const plain = text.endsWith("\n") ? text.slice(0, -1) : text;
  return Papa.parse<string[]>(plain, { delimiter, newline: "\n", quoteChar: '"' }).data;
}

/**
 * Parses a single row. This is needed if a quote in one row would make all rows of the piece be parsed
 * wrongly.
 */
function rowAlone({ bytes, starts, delimiter, encoding }: PieceOf<"rows">, index: number): string[] {
  const own = bytes.subarray(starts[index], starts[index + 1] ?? bytes.length);
  const rows = parseRows(decode(own, encoding), delimiter);
  return rows.length === 1 ? rows[0]! : rows.flat();
}

function toColumns(names: (ColumnName | null)[], fields: string[]): RawColumns {
  const columns: RawColumns = {};
  for (const [at, name] of names.entries()) addColumn(columns, name, fields[at]!);
  return columns;
}

/** A value of a JSON file, or the failure of a line that is no JSON. */
export type RawValue =
  | { kind: "value"; row: number; value: unknown }
  | Extract<RawDocument, { kind: "failed" }>;

/** The JSON values of a piece, in order. A piece of another format has none. */
export function* readValues(piece: InputPiece): Generator<RawValue> {
  if (piece.kind === "rows" && piece.form === "json-lines") yield* readLines(piece);
  if (piece.kind !== "whole" || piece.form !== "json") return;
  const decoded = decodeText(piece.bytes);
  if (decoded.kind === "text") yield* readJson(decoded.text, listOfObjects);
  else yield { kind: "failed", row: 0, reason: "unreadable", detail: "" };
}

function* readLines(piece: PieceOf<"rows">): Generator<RawValue> {
  const { bytes, starts, row, encoding } = piece;
  for (let index = 0; index < starts.length; index++) {
    const line = decode(bytes.subarray(starts[index], starts[index + 1] ?? bytes.length), encoding);
    const text = line
      .trim()
      .replace(/^\ufeff/, "")
      .replace(/,$/, "");
    if (text && text !== "[" && text !== "]") yield readObject(text, row + index);
  }
}

function readObject(text: string, row: number): RawValue {
  const value: unknown = attempt(() => JSON.parse(text));
  return value === undefined
    ? { kind: "failed", row, reason: "invalid_json", detail: text.slice(0, 40) }
    : { kind: "value", row, value };
}

/** The documents of JSON values. If no value has a known field, a single failure stands for all of them. */
function* readObjects(values: RawValue[], named: ColumnReader): Generator<RawDocument> {
  const documents = values.map((raw) => toDocument(raw, named));
  const unknown = documents.find((one) => one.kind === "failed" && one.reason === "unknown_columns");
  if (unknown && documents.every((one) => one.kind === "failed")) yield unknown;
  else yield* documents;
}

function toDocument(raw: RawValue, named: ColumnReader): RawDocument {
  if (raw.kind === "failed") return raw;
  const { row, value } = raw;
  if (isRecordObject(value)) return { kind: "record", row, value };
  const reference = referenceText(value);
  if (reference) return { kind: "text", row, text: reference };
  const columns = columnsOfObject(value, named);
  const keys = typeof value === "object" && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
  const unknown = longestField(keys, Object.values(value ?? {}), named);
  const isHidden = columns && !columns.text && !columns.reason && isLong(value, unknown);
  if (columns && !isHidden) return { kind: "columns", row, columns };
  if (keys.length > 0 && keys.every(named)) return { kind: "record", row, value };
  return unknownColumns(row, keys, unknown);
}

/**
 * Minimum number of characters of an unknown field that probably holds the text. An object with known fields,
 * no text and such a field is refused.
 */
const MIN_TEXT_CHARS = 200;

const isLong = (value: unknown, key = ""): boolean =>
  String((value as Record<string, unknown>)[key] ?? "").length >= MIN_TEXT_CHARS;

function* readWhole(piece: PieceOf<"whole">, named: ColumnReader): Generator<RawDocument> {
  const raw = readMarkup(piece);
  const table = piece.form === "html" && raw.kind === "text" ? tableOfJudgments(raw.text, named) : null;
  if (raw.kind !== "text") yield raw;
  else if (table) yield* readTableOfHtml(table, named);
  else if (piece.form === "json")
    yield* readObjects([...readJson(raw.text, (value) => listIn(value, named))], named);
  else if (piece.form === "xml") {
    const texts = xmlTexts(raw.text);
    for (const text of texts) yield { kind: "text", row: 0, text };
    if (texts.length === 0)
      yield { kind: "failed", row: 0, reason: "unsupported", detail: "XML without <QW>" };
  } else yield* (piece.form === "text" && headedDocuments(raw.text, named)) || [raw];
}

const ROW = new RegExp(`^.*${CELL_MARK}.*$`, "gm");

type RawText = Exclude<RawDocument, { kind: "columns" | "record" }>;

const rowOfCells = (cells: string[]): string => cells.join(CELL_MARK);

/**
 * The text of a file that was read as a whole. HTML is converted to the text that a browser displays. A row
 * of a table in a Word document becomes a line with bars between the cells.
 */
export function readText(piece: PieceOf<"whole">): RawText {
  const raw = readMarkup(piece);
  if (raw.kind !== "text") return raw;
  const bars = (row: string) => `| ${row.replaceAll(CELL_MARK, " | ")} |`;
  return { ...raw, text: piece.form === "html" ? htmlText(raw.text) : raw.text.replace(ROW, bars) };
}

/**
 * The text of a file that was read as a whole. HTML stays markup, because the parser of judgments needs its
 * tables.
 */
function readMarkup({ form, bytes }: PieceOf<"whole">): RawText {
  if (form === "docx")
    return { kind: "text", row: 0, text: docxTextWithRows(bytes.toString("utf8"), rowOfCells) };
  const decoded = decodeText(bytes);
  if (decoded.kind === "unreadable") return { kind: "failed", row: 0, reason: "unreadable", detail: "" };
  if (decoded.kind === "unsupported")
    return { kind: "failed", row: 0, reason: "unsupported", detail: decoded.format };
  return { kind: "text", row: 0, text: decoded.text };
}

/**
 * The values of a JSON file. The file is a single object, an array of objects, or an object with such an
 * array in a field (data, result).
 */
function* readJson(text: string, listOf: (value: unknown) => unknown[] | null): Generator<RawValue> {
  const value: unknown = attempt(() => JSON.parse(text.replace(/^\ufeff/, "")));
  if (value === undefined) {
    // The file has one object per line, and some lines are broken.
    for (const [index, line] of text.split("\n").entries())
      if (line.trim()) yield readObject(line.trim(), index + 1);
    return;
  }
  const list = Array.isArray(value) ? value : listOf(value);
  for (const [index, one] of (list ?? [value]).entries()) yield { kind: "value", row: index + 1, value: one };
}

/** The objects in an object whose only field is a list: {"data": [{…}, {…}]}. Null for other values. */
function listOfObjects(value: unknown): unknown[] | null {
  if (typeof value !== "object" || value === null) return null;
  const inner = Object.values(value);
  return inner.length === 1 && Array.isArray(inner[0]) && typeof inner[0][0] === "object" ? inner[0] : null;
}

function listIn(value: unknown, named: ColumnReader): unknown[] | null {
  const isDocument = (one: unknown) =>
    isRecordObject(one) || referenceText(one) || columnsOfObject(one, named);
  if (typeof value !== "object" || value === null || isDocument(value)) return null;
  for (const inner of Object.values(value)) {
    if (Array.isArray(inner) && inner.length > 0 && typeof inner[0] === "object") return inner;
    const deeper = typeof inner === "object" ? (isDocument(inner) ? [inner] : listIn(inner, named)) : null;
    if (deeper) return deeper;
  }
  return null;
}

/**
 * The texts of an XML file of the courts' own system, one for each `QW` element (全文). The text is the
 * element's `value` attribute; if it has none, the values of its children (WS 文首, AJJBQK 案件基本情况 …); and if
 * they have none, the character data.
 */
function xmlTexts(xml: string): string[] {
  const { children } = parseDocument(xml, { xmlMode: true, decodeEntities: true });
  return DomUtils.getElementsByTagName("QW", children).flatMap((whole) => {
    const inside = DomUtils.getElementsByTagName("*", whole.children, false);
    const values = inside.map(({ attribs }) => attribs.value ?? "").filter(Boolean);
    const text =
      whole.attribs.value ||
      values.join("\n") ||
      (inside.length > 0 ? inside : [whole]).map(DomUtils.textContent).join("\n");
    return text.trim() ? [text.trim()] : [];
  });
}
