import { isZip, unsupportedFormat } from "#domain/text/decode-text.ts";
import { type FoundTable, tableIn } from "./find-table.ts";
import type { TextEncoding } from "./piece.ts";

/** The format recognised from the beginning of a file. `headEnd` is the offset of its first row of data. */
export type Recognised =
  | (FoundTable & { kind: "csv"; encoding: TextEncoding; headEnd: number })
  | { kind: "json-lines"; encoding: TextEncoding }
  | { kind: "json" | "text" | "html" | "xml" | "zip" }
  | { kind: "unsupported"; format: string };

const MARK = [0xef, 0xbb, 0xbf];

/** The format of a file, by its first bytes (64 kB or all of it) and, in case of doubt, its name. */
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
  // An array with one object per line is read as lines; its brackets and commas are skipped.
  if (first === "[" && isObjectLine(text.split("\n")[1] ?? "")) return { kind: "json-lines", encoding };
  if (/\.json$/i.test(name) || /^(?:\{|\[\s*(?:\{|$))/.test(text.trimStart())) return { kind: "json" };
  if (/^<(?:!doctype html|html|table)/i.test(first) || /\.html?$/i.test(name)) return { kind: "html" };
  if (/^<(?:\?xml|writ|QW)\b/.test(first) || /\.xml$/i.test(name)) return { kind: "xml" };
  const table = tableIn(text, name);
  if (table) return { kind: "csv", ...table, encoding, headEnd: feed < 0 ? head.length : feed + 1 };
  return { kind: "text" };
}

/** The decoded text; bytes invalid in the encoding become U+FFFD. */
export function decode(bytes: Buffer, encoding: TextEncoding): string {
  const marked = MARK.every((byte, at) => bytes[at] === byte) ? bytes.subarray(3) : bytes;
  // Buffer.toString is several times faster than a TextDecoder.
  if (encoding === "utf-8") return marked.toString("utf8");
  return new TextDecoder(encoding).decode(bytes);
}

/**
 * UTF-8 unless the beginning shows another encoding: a UTF-16 byte order mark, or fewer broken characters as
 * GB18030.
 */
export function encodingOf(head: Buffer): TextEncoding {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  const asUtf8 = brokenIn(head, "utf-8");
  return asUtf8 > 0 && brokenIn(head, "gb18030") < asUtf8 ? "gb18030" : "utf-8";
}

/**
 * The number of characters lost in decoding, not counting a U+FFFD of the file itself or a character cut off
 * at the end.
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

function isJson(line: string): boolean {
  try {
    return typeof JSON.parse(line) === "object";
  } catch {
    return false;
  }
}

function isObjectLine(line: string): boolean {
  return isJson(line.trim().replace(/,$/, ""));
}
