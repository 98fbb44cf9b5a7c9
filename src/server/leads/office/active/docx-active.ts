import { inflateRawSync } from "node:zlib";
import { attempt } from "#domain/attempt.ts";
import { dataStart } from "#sealing/content/zip-bomb.ts";
import { readZipDirectory, type ZipEntry } from "#sealing/content/zip-directory.ts";
import type { ActiveContent } from "./active-content.ts";

/** Maximum number of bytes that are unpacked to examine a document. */
const MAX_UNPACKED_BYTES = 256_000_000;
const STORED = 0;

const RELATIONSHIP = /<(?:[\w.-]+:)?Relationship\b((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const FIELD_CODE = /<(?:[\w.-]+:)?instrText\b[^>]*>([^<]*)</g;
const SIMPLE_FIELD = /\binstr\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const DDE = /\bDDE(AUTO)?\b/i;
/** Matches the path of a file on the author's machine. On another machine nothing is fetched for it. */
const LOCAL = /^(?:file:\/{0,3})?[a-z][:|][\\/]|^(?![a-z][a-z\d+.-]*:|[\\/]{2})/i;
const PLAIN_LINK = /^(?:https?|mailto|tel|ftp|file):|^(?![a-z][a-z\d+.-]*:)/i;

/** The active content that a relationship shows, by the last word of its type in lower case. */
const BY_RELATION: Readonly<Record<string, ActiveContent>> = {
  vbaproject: "macros",
  wordvbadata: "macros",
  oleobject: "embedded_object",
  control: "embedded_object",
  activexcontrolbinary: "embedded_object",
  afchunk: "imported_part",
};
const BY_PART: readonly (readonly [RegExp, ActiveContent])[] = [
  [/vba(project|data)[^/]*\.(bin|xml)$/i, "macros"],
  [/(^|\/)activex\//i, "embedded_object"],
  [/(^|\/)embeddings\/.*\.bin$/i, "embedded_object"],
];

/**
 * Finds the active content of a docx by the names of its parts, their declared types, their relationships and
 * their fields.
 */
export function docxActive(archive: Buffer): ActiveContent[] {
  const found = new Set<ActiveContent>();
  let left = MAX_UNPACKED_BYTES;
  for (const entry of readZipDirectory(archive) ?? []) {
    for (const [pattern, kind] of BY_PART) if (pattern.test(entry.name)) found.add(kind);
    if (entry.isEncrypted) found.add("encrypted");
    if (entry.isEncrypted || !/\.(rels|xml)$/i.test(entry.name)) continue;
    const text = readPart(archive, entry, left);
    if (text === null) found.add("unreadable");
    else {
      left -= text.length;
      for (const kind of activeInPart(entry.name, text)) found.add(kind);
    }
  }
  return [...found];
}

function activeInPart(name: string, text: string): ActiveContent[] {
  if (/\.rels$/i.test(name))
    return [...text.matchAll(RELATIONSHIP)].flatMap(([, inner = ""]) => activeInRelation(name, inner) ?? []);
  if (/\[content_types\]\.xml$/i.test(name)) return /vbaProject|macroEnabled/i.test(text) ? ["macros"] : [];
  // A field code may be split anywhere into several runs, so all of them are joined.
  const codes = [...text.matchAll(FIELD_CODE)].map(([, code = ""]) => code).join("");
  const simple = [...text.matchAll(SIMPLE_FIELD)].map(([, double, single]) => double ?? single ?? "");
  return [codes, ...simple].some((code) => DDE.test(decodeEntities(code))) ? ["dde_field"] : [];
}

function activeInRelation(part: string, inner: string): ActiveContent | null {
  const attributes = Object.fromEntries(
    [...inner.matchAll(ATTRIBUTE)].map(([, name = "", double, single]) => [
      name.toLowerCase(),
      decodeEntities(double ?? single ?? "").trim(),
    ]),
  );
  const type = (attributes.type ?? "").split("/").at(-1)!.toLowerCase();
  const target = attributes.target ?? "";
  const kind = BY_RELATION[type];
  if (attributes.targetmode?.toLowerCase() === "external") {
    if (type === "hyperlink") return PLAIN_LINK.test(target) ? null : "external_part";
    if (type === "attachedtemplate") return LOCAL.test(target) ? null : "remote_template";
    return kind || !LOCAL.test(target) ? "external_part" : null;
  }
  // A package is an embedded document, except in a chart, which keeps its data in a workbook of its own.
  if (type === "package") return /(^|\/)charts\//i.test(part) ? null : "embedded_object";
  return kind ?? null;
}

/** A part of the archive as text. Null if it cannot be unpacked, or not within `limit` bytes. */
function readPart(archive: Buffer, { offset, packedBytes, method }: ZipEntry, limit: number): string | null {
  const start = dataStart(archive, offset);
  if (start === null) return null;
  const packed = archive.subarray(start, start + packedBytes);
  const options = { maxOutputLength: Math.max(1, limit) };
  const bytes = method === STORED ? packed : attempt(() => inflateRawSync(packed, options));
  return bytes ? new TextDecoder(encodingOf(bytes)).decode(bytes) : null;
}

function encodingOf(bytes: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if (bytes[1] === 0 || (bytes[0] === 0xff && bytes[1] === 0xfe)) return "utf-16le";
  return bytes[0] === 0 || (bytes[0] === 0xfe && bytes[1] === 0xff) ? "utf-16be" : "utf-8";
}

const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const decodeEntities = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
