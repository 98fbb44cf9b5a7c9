import Papa from "papaparse";
import { attempt } from "#domain/attempt.ts";
import { columnNamed, isTableHeading } from "#domain/judgment/columns/column-names.ts";
import { isZip, unsupportedFormat } from "#domain/text/decode-text.ts";
import type { TextEncoding } from "./piece.ts";
import { longestField } from "./unknown-columns.ts";

/** The format that the beginning of a file shows. `headEnd` is the offset of the first row of data. */
export type Recognised =
  | (FoundTable & { kind: "csv"; encoding: TextEncoding; headEnd: number })
  | { kind: "json-lines"; encoding: TextEncoding }
  | { kind: "json" | "text" | "html" | "xml" | "zip" }
  | { kind: "unsupported"; format: string };

const MARK = [0xef, 0xbb, 0xbf];

/** Recognises the format of a file by its first 64 kB and, in case of doubt, by its name. */
export function recogniseForm(head: Buffer, name: string): Recognised {
  if (isZip(head)) return { kind: "zip" };
  const format = unsupportedFormat(head);
  if (format) return { kind: "unsupported", format };
  const encoding = encodingOf(head);
  const text = decode(head, encoding);
  if (encoding === "utf-16le" || encoding === "utf-16be")
    return tableIn(text, name) ? { kind: "unsupported", format: "a table in UTF-16" } : { kind: "text" };
  const feed = head.indexOf(0x0a);
  const first = decode(head.subarray(0, feed < 0 ? head.length : feed), encoding).trim();
  if (/\.(?:jsonl|ndjson)$/i.test(name) || (first.startsWith("{") && feed > 0 && isJson(first)))
    return { kind: "json-lines", encoding };
  // An array with one object per line is read line by line. The brackets and commas of the array are skipped.
  if (first === "[" && isObjectLine(text.split("\n")[1] ?? "")) return { kind: "json-lines", encoding };
  if (/\.json$/i.test(name) || /^(?:\{|\[\s*(?:\{|$))/.test(text.trimStart())) return { kind: "json" };
  if (/^<(?:!doctype html|html|table)/i.test(first) || /\.html?$/i.test(name)) return { kind: "html" };
  if (/^<(?:\?xml|writ|QW)\b/.test(first) || /\.xml$/i.test(name)) return { kind: "xml" };
  const table = tableIn(text, name);
  if (table) return { kind: "csv", ...table, encoding, headEnd: feed < 0 ? head.length : feed + 1 };
  return { kind: "text" };
}

/** Decodes bytes. Bytes that are invalid in the encoding become U+FFFD. */
export function decode(bytes: Buffer, encoding: TextEncoding): string {
  const marked = MARK.every((byte, at) => bytes[at] === byte) ? bytes.subarray(3) : bytes;
  // Buffer.toString is several times faster than a TextDecoder.
  if (encoding === "utf-8") return marked.toString("utf8");
  return new TextDecoder(encoding).decode(bytes);
}

/**
 * The encoding of a file. It is UTF-16 if the file begins with a byte order mark of UTF-16, GB18030 if the
 * beginning has fewer broken characters in GB18030 than in UTF-8, and UTF-8 otherwise.
 */
export function encodingOf(head: Buffer): TextEncoding {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  const asUtf8 = brokenIn(head, "utf-8");
  return asUtf8 > 0 && brokenIn(head, "gb18030") < asUtf8 ? "gb18030" : "utf-8";
}

/**
 * Number of characters that decoding loses. A U+FFFD in the file itself does not count, nor does a character
 * that is cut off at the end.
 */
function brokenIn(head: Buffer, encoding: "utf-8" | "gb18030"): number {
  const text = new TextDecoder(encoding).decode(head, { stream: true });
  const lost = text.split("\ufffd").length - 1;
  if (encoding === "gb18030" || lost === 0) return lost;
  let own = 0;
  for (let at = head.indexOf("\ufffd", 0, "utf8"); at >= 0; at = head.indexOf("\ufffd", at + 3, "utf8"))
    own++;
  return lost - own;
}

const isJson = (line: string): boolean => typeof attempt(() => JSON.parse(line)) === "object";

function isObjectLine(line: string): boolean {
  return isJson(line.trim().replace(/,$/, ""));
}

const DELIMITERS = [",", "\t", ";", "|"];
/** Number of rows that are examined. */
const ROWS = 12;
/** Maximum length of a heading in characters. */
const MAX_HEADING_CHARS = 30;

/**
 * A table: its delimiter, and the headings in its first row. `longest` is the heading above the longest field
 * that was seen.
 */
interface FoundTable {
  delimiter: string;
  headings: string[];
  longest?: string;
}

/**
 * The table at the beginning of a file; null if there is none. A file is a table if its first row has known
 * headings, if its name has the extension of a table, or if its rows have as many fields as the first row.
 */
function tableIn(head: string, name: string): FoundTable | null {
  const end = head.indexOf("\n");
  const first = (end < 0 ? head : head.slice(0, end)).replace(/^\ufeff/, "").trim();
  const found = DELIMITERS.map((delimiter) => ({ delimiter, headings: fieldsOf(first, delimiter) }));
  const known = found.find(
    ({ headings }) => headings.filter(columnNamed).length >= 4 && isTableHeading(headings),
  );
  if (known) return known;
  const widest = found.reduce((one, other) => (other.headings.length > one.headings.length ? other : one));
  const isNamed = /\.(?:csv|tsv)$/i.test(name) && first !== "";
  if (widest.headings.length === 1 && !isNamed) return null;
  const { delimiter, headings } = widest;
  const rows = Papa.parse<string[]>(head, { delimiter, preview: ROWS, skipEmptyLines: true }).data.slice(1);
  // The beginning of a file may end within a row, so the last row is dropped.
  const whole = rows.length > 1 && !head.endsWith("\n") ? rows.slice(0, -1) : rows;
  if (!isNamed && !areRows(headings, whole)) return null;
  const longest = headings.map((_, at) => rows.map((row) => row[at] ?? "").join(""));
  return { ...widest, longest: longestField(headings, longest) };
}

const fieldsOf = (line: string, delimiter: string): string[] =>
  line.split(delimiter).map((field) => field.trim().replace(/^"|"$/g, ""));

/**
 * Whether rows have as many fields as there are headings. If there are at least three headings and they look
 * like headings, half of the rows suffice; otherwise all rows are required.
 */
function areRows(headings: readonly string[], rows: readonly string[][]): boolean {
  const equal = rows.filter(({ length }) => length === headings.length).length;
  const isHeading =
    new Set(headings).size === headings.length &&
    headings.every((heading) => heading && heading.length <= MAX_HEADING_CHARS && !/[。：]/.test(heading));
  if (isHeading && headings.length > 2) return equal > 0 && equal * 2 >= rows.length;
  return equal === rows.length && equal >= (isHeading ? 1 : 2);
}
