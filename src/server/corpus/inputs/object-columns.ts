import { type ColumnName, type ColumnReader, columnNamed } from "#domain/judgment/columns/column-names.ts";
import { htmlText } from "./html-text.ts";
import type { RawColumns } from "./piece.ts";

/**
 * Fields with the parts of a text in the JSON of the national site: head, record, claims, facts, reasoning,
 * result and tail.
 */
const PARTS = ["s22", "s23", "s24", "s25", "s26", "s27", "s28"];

/**
 * The sections of a reference case in printed order. After the heading of a section come the fields of the
 * case library's JSON that may hold it.
 */
const SECTIONS: [heading: string, ...fields: string[]][] = [
  ["关键词", "cpws_al_keyword", "关键词"],
  ["基本案情", "cpws_al_jbaq", "基本案情"],
  ["裁判结果", "cpws_al_cpjg", "裁判结果"],
  ["裁判理由", "cpws_al_cply", "裁判理由"],
  ["裁判要旨", "cpws_al_cpyz", "裁判要旨", "裁判要点"],
  ["关联索引", "cpws_al_glsy", "关联索引"],
];

/** Whether a value is a record of this project's own JSON Lines. */
export function isRecordObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && "body_text" in value;
}

/**
 * The columns of an object from another collection. Its fields are those of the national site's JSON, or have
 * Chinese headings, or hold the whole text. Null if the object has no text, no case number, and no reason for
 * having no text.
 */
export function columnsOfObject(value: unknown, named: ColumnReader = columnNamed): RawColumns | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const object = value as Record<string, unknown>;
  const columns = fieldsOfObject(object, named);
  const text = wholeText(object);
  if (text) columns.text = text;
  return columns.text || columns.case_number || columns.reason ? columns : null;
}

/**
 * The known fields of an object. If several fields belong to a column, the first value is used; for the text,
 * the longest.
 */
export function fieldsOfObject(object: Record<string, unknown>, named: ColumnReader): RawColumns {
  const columns: RawColumns = {};
  for (const [key, inner] of Object.entries(object)) addColumn(columns, named(key), toText(inner));
  return columns;
}

/** Sets a column, unless it has a value. In the column `text`, a longer value replaces a shorter one. */
export function addColumn(columns: RawColumns, name: ColumnName | null, value: string): void {
  if (!name || !value) return;
  const known = columns[name];
  if (!known || (name === "text" && value.length > known.length)) columns[name] = value;
}

/** The text of a reference case in the JSON of the case library. Null for other values. */
export function referenceText(value: unknown): string | null {
  if (typeof value !== "object" || value === null) return null;
  const object = value as Record<string, unknown>;
  const sections = SECTIONS.flatMap(([heading, ...fields]) => {
    const printed = fields.map((field) => toText(object[field])).find((text) => text.trim() !== "");
    return printed === undefined ? [] : [{ heading, printed }];
  });
  const has = (heading: string) => sections.some((section) => section.heading === heading);
  if (sections.length < 2 || !has("裁判要旨")) return null;
  const {
    casename,
    court,
    case_number,
    casedate = "",
    procedure = "一审",
  } = fieldsOfObject(object, columnNamed);
  if (!casename) return null;
  const { cpws_al_no: entry, cpws_al_sub_title: subtitle } = object;
  const isIndexed = has("关联索引") || !court || !case_number;
  return [
    ...[entry, casename, subtitle].map((part) => htmlText(toText(part))),
    ...sections.flatMap(({ heading, printed }) => [
      heading,
      htmlText(heading === "关键词" ? printed.replaceAll("；", "/") : printed),
    ]),
    ...(isIndexed ? [] : ["关联索引", `${procedure}：${court}${case_number}（${casedate}）`]),
  ]
    .filter(Boolean)
    .join("\n");
}

/**
 * The text of an object with its paragraphs: the HTML field, or at least two part fields joined. Empty if the
 * object has neither; the caller then uses the field with the whole text.
 */
function wholeText(object: Record<string, unknown>): string {
  const { qwContent } = object;
  if (typeof qwContent === "string" && qwContent.trim()) return qwContent;
  const parts = PARTS.map((key) => toText(object[key])).filter(Boolean);
  return parts.length > 1 ? parts.join("\n") : "";
}

function toText(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map(toEntry).filter(Boolean).join("；");
  return "";
}

/**
 * One entry of a list as text. An entry is a name, a citation `{tkx: article, fgmc: law}`, or an object with
 * a text.
 */
function toEntry(value: unknown): string {
  if (typeof value !== "object" || value === null) return toText(value);
  const { fgmc, tkx } = value as { fgmc?: unknown; tkx?: unknown };
  if (typeof fgmc === "string") return `${/^《/.test(fgmc) ? fgmc : `《${fgmc}》`}${toText(tkx)}`;
  return Object.values(value).find((inner): inner is string => typeof inner === "string") ?? "";
}
