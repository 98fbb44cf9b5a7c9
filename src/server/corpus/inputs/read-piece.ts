import Papa from "papaparse";
import { type ColumnName, columnNamed } from "#domain/judgment/columns/column-names.ts";
import { decodeText } from "./decode-text.ts";
import { docxText } from "./docx-text.ts";
import { htmlText } from "./html-text.ts";
import { columnsOfObject, isRecordObject } from "./object-columns.ts";
import type { InputFault, InputPiece } from "./piece.ts";
import { decode } from "./recognise-form.ts";

/** One document as its file has it. `row` is the row or line in the file, 0 if the file is one document. */
export type RawDocument =
  | { kind: "columns"; row: number; columns: Partial<Record<ColumnName, string>> }
  | { kind: "record"; row: number; value: unknown }
  | { kind: "text"; row: number; text: string }
  | { kind: "failed"; row: number; reason: InputFault; detail: string };

type PieceOf<Kind extends InputPiece["kind"]> = Extract<InputPiece, { kind: Kind }>;

/** The documents of a piece in order, each read separately, so that a faulty one affects no other. */
export function* readPiece(piece: InputPiece): Generator<RawDocument> {
  if (piece.kind === "failed")
    yield { kind: "failed", row: piece.row, reason: piece.reason, detail: piece.detail };
  else if (piece.kind === "rows") {
    if (piece.form === "csv") yield* readTable(piece);
    else for (const raw of readLines(piece)) yield toDocument(raw);
  } else if (piece.kind === "whole") yield* readWhole(piece);
}

function* readTable(piece: PieceOf<"rows">): Generator<RawDocument> {
  const { starts, row, headings, delimiter } = piece;
  const names = headings.map(columnNamed);
  const text = decode(piece.bytes, piece.encoding);
  const together = parseRows(text, delimiter);
  const isWhole =
    together.length === starts.length && together.every(({ length }) => length === names.length);
  for (let index = 0; index < starts.length; index++) {
    const fields = isWhole ? together[index]! : rowAlone(piece, index);
    if (fields.length === 1 && fields[0]!.trim() === "") continue;
    if (fields.length === names.length)
      yield { kind: "columns", row: row + index, columns: toColumns(names, fields) };
    else {
      const detail = `${fields.length} fields instead of ${names.length}: ${fields[1]?.slice(0, 40) ?? ""}`;
      yield { kind: "failed", row: row + index, reason: "invalid_record", detail };
    }
  }
}

function parseRows(text: string, delimiter: string): string[][] {
  const plain = text.endsWith("\n") ? text.slice(0, -1) : text;
  return Papa.parse<string[]>(plain, { delimiter, newline: "\n", quoteChar: '"' }).data;
}

/** One row read without its neighbours, because together their quotes do not match up. */
function rowAlone({ bytes, starts, delimiter, encoding }: PieceOf<"rows">, index: number): string[] {
  const own = bytes.subarray(starts[index], starts[index + 1] ?? bytes.length);
  const rows = parseRows(decode(own, encoding), delimiter);
  return rows.length === 1 ? rows[0]! : rows.flat();
}

function toColumns(names: (ColumnName | null)[], fields: string[]): Partial<Record<ColumnName, string>> {
  const columns: Partial<Record<ColumnName, string>> = {};
  for (const [at, name] of names.entries()) if (name && !columns[name]) columns[name] = fields[at]!;
  return columns;
}

/** A value of a JSON file, or why a line is none. */
export type RawValue =
  | { kind: "value"; row: number; value: unknown }
  | Extract<RawDocument, { kind: "failed" }>;

/** The JSON values of a piece as its file has them, in order; none for any other form. */
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
  try {
    return { kind: "value", row, value: JSON.parse(text) };
  } catch {
    return { kind: "failed", row, reason: "invalid_json", detail: text.slice(0, 40) };
  }
}

function toDocument(raw: RawValue): RawDocument {
  if (raw.kind === "failed") return raw;
  const { row, value } = raw;
  if (isRecordObject(value)) return { kind: "record", row, value };
  const columns = columnsOfObject(value);
  return columns ? { kind: "columns", row, columns } : { kind: "record", row, value };
}

function* readWhole({ form, bytes }: PieceOf<"whole">): Generator<RawDocument> {
  if (form === "docx") {
    yield { kind: "text", row: 0, text: docxText(bytes.toString("utf8")) };
    return;
  }
  const decoded = decodeText(bytes);
  if (decoded.kind === "unreadable") yield { kind: "failed", row: 0, reason: "unreadable", detail: "" };
  else if (decoded.kind === "unsupported")
    yield { kind: "failed", row: 0, reason: "unsupported", detail: decoded.format };
  else if (form === "html") yield { kind: "text", row: 0, text: htmlText(decoded.text) };
  else if (form === "json") for (const raw of readJson(decoded.text, listIn)) yield toDocument(raw);
  else yield { kind: "text", row: 0, text: decoded.text };
}

/**
 * The documents of a JSON file: one object, on one line or many, or an array of them; also nested in a field
 * (data, result).
 */
function* readJson(text: string, listOf: (value: unknown) => unknown[] | null): Generator<RawValue> {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    // One object per line, some of them broken.
    for (const [index, line] of text.split("\n").entries())
      if (line.trim()) yield readObject(line.trim(), index + 1);
    return;
  }
  const list = Array.isArray(value) ? value : listOf(value);
  for (const [index, one] of (list ?? [value]).entries()) yield { kind: "value", row: index + 1, value: one };
}

/** The objects in the only field of an object: {"data": [{…}, {…}]}. */
function listOfObjects(value: unknown): unknown[] | null {
  if (typeof value !== "object" || value === null) return null;
  const inner = Object.values(value);
  return inner.length === 1 && Array.isArray(inner[0]) && typeof inner[0][0] === "object" ? inner[0] : null;
}

function listIn(value: unknown): unknown[] | null {
  if (typeof value !== "object" || value === null || isRecordObject(value) || columnsOfObject(value))
    return null;
  for (const inner of Object.values(value)) {
    if (Array.isArray(inner) && inner.length > 0 && typeof inner[0] === "object") return inner;
    const deeper = typeof inner === "object" ? (columnsOfObject(inner) ? [inner] : listIn(inner)) : null;
    if (deeper) return deeper;
  }
  return null;
}
