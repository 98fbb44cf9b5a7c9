import { parse } from "yaml";
import { attempt } from "#domain/attempt.ts";
import type { ColumnReader } from "#domain/judgment/columns/column-names.ts";
import { fieldsOfObject } from "./object-columns.ts";
import type { RawDocument } from "./piece.ts";
import { unknownColumns } from "./unknown-columns.ts";

const FRONT_MATTER = /^\ufeff?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*/;
const FIELD = /^([\w\u4e00-\u9fff-]{1,24})[ \t]*[:：][ \t]*(.*)$/;
const LATIN = /^[A-Za-z][\w-]*$/;

/**
 * Splits a text with YAML front matter into the front matter as an object, and the text below. The object is
 * empty if the YAML is broken. Null if the text has no front matter.
 */
export function cutFrontMatter(written: string): { stated: Record<string, unknown>; text: string } | null {
  const match = FRONT_MATTER.exec(written);
  return match ? { stated: readYaml(match[1]!), text: written.slice(match[0].length) } : null;
}

function readYaml(written: string): Record<string, unknown> {
  const value: unknown = attempt(() => parse(written));
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/**
 * The documents of a text that states fields above the judgment. The fields are YAML front matter, or lines
 * such as `title: …`; in the latter case the judgment starts in the last of these lines. Null for any other
 * text.
 */
export function headedDocuments(written: string, named: ColumnReader): RawDocument[] | null {
  const front = cutFrontMatter(written);
  if (front) {
    const text = front.text
      .replace(/^#{1,6}[ \t]+/gm, "")
      .replaceAll("**", "")
      .trim();
    const columns = { ...fieldsOfObject(front.stated, named), ...(text && { text }) };
    return columns.text
      ? [{ kind: "columns", row: 0, columns }]
      : [unknownColumns(0, Object.keys(front.stated))];
  }
  const [, key] = FIELD.exec(written.trimStart().split("\n", 1)[0]!.trimEnd()) ?? [];
  if (!key) return null;
  // If there are several documents, each starts with the same field.
  const again = new RegExp(`^(?=${key}[ \\t]*[:：])`, "m");
  const documents: RawDocument[] = [];
  for (const part of written.trimStart().split(again)) {
    const document = ofFieldLines(part, named);
    if (!document) return null;
    documents.push(document);
  }
  return documents;
}

function ofFieldLines(written: string, named: ColumnReader): RawDocument | null {
  const lines = written.split(/\r?\n/);
  const stated: Record<string, string> = {};
  for (const [at, line] of lines.entries()) {
    const [, key = "", value = ""] = FIELD.exec(line.trimEnd()) ?? [];
    if (key === "") break;
    if (named(key) === "text") {
      const text = [value, ...lines.slice(at + 1)].join("\n").trim();
      return { kind: "columns", row: 0, columns: { ...fieldsOfObject(stated, named), text } };
    }
    stated[key] = value;
  }
  const keys = Object.keys(stated);
  return keys.length > 1 && keys.every((key) => LATIN.test(key))
    ? unknownColumns(0, keys, keys.at(-1))
    : null;
}
