import { type ColumnName, columnNamed } from "#domain/judgment/columns/column-names.ts";
import { htmlText } from "./html-text.ts";

/** Parts of a text in the national site's JSON: head, record, claims, facts, reasoning, result, tail. */
const PARTS = ["s22", "s23", "s24", "s25", "s26", "s27", "s28"];

/** Whether an object has the form of this project's own JSON Lines. */
export function isRecordObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && "body_text" in value;
}

/**
 * The columns of an object from another collection: the fields of the national site's JSON, Chinese headings,
 * or a row with the whole text; null if it has no text, no case number and no reason for having none.
 */
export function columnsOfObject(value: unknown): Partial<Record<ColumnName, string>> | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const object = value as Record<string, unknown>;
  const columns: Partial<Record<ColumnName, string>> = {};
  for (const [key, inner] of Object.entries(object)) {
    const name = columnNamed(key);
    const text = name ? toText(inner) : "";
    if (name && text && !columns[name]) columns[name] = text;
  }
  const text = wholeText(object);
  if (text) columns.text = text;
  return columns.text || columns.case_number || columns.reason ? columns : null;
}

/** The text, with paragraphs if available: from its HTML, else its parts, else the field with the whole. */
function wholeText(object: Record<string, unknown>): string {
  const { qwContent } = object;
  if (typeof qwContent === "string" && qwContent.trim()) return htmlText(qwContent);
  const parts = PARTS.map((key) => toText(object[key])).filter(Boolean);
  return parts.length > 1 ? parts.join("\n") : "";
}

function toText(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map(toEntry).filter(Boolean).join("；");
  return "";
}

/** An entry of a list: a name, `{tkx: article, fgmc: law}`, or an object with one text. */
function toEntry(value: unknown): string {
  if (typeof value !== "object" || value === null) return toText(value);
  const { fgmc, tkx } = value as { fgmc?: unknown; tkx?: unknown };
  if (typeof fgmc === "string") return `${/^《/.test(fgmc) ? fgmc : `《${fgmc}》`}${toText(tkx)}`;
  return Object.values(value).find((inner): inner is string => typeof inner === "string") ?? "";
}
