import { hash } from "node:crypto";
import { type Zippable, zipSync } from "fflate";
import { toCsv } from "#domain/text/csv.ts";
import { type FileFacts, manifestRows, tableOf } from "./file-facts.ts";

const LISTED = [
  "place",
  "name",
  "court",
  "number",
  "type",
  "date",
  "cause",
  "source",
  "page",
  "hash",
] as const;

/**
 * Makes a zip of `list.csv` and `manifest.json`. The manifest has the query, the dates, the source and the
 * text hash of each document, and the SHA-256 of list.csv.
 */
export function writeCsvZip(facts: FileFacts): Uint8Array {
  const { words, collected, asked, made, imported, sample } = facts;
  const rows = tableOf(facts, LISTED);
  const csv = Buffer.from(toCsv(rows), "utf8");
  const [keys, ...documents] = manifestRows(facts);
  const manifest = {
    title: words.title,
    ...(sample && { notice: words.sample }),
    asked,
    note: words.listRange
      .replace("{total}", String(collected.total))
      .replace("{to}", String(collected.documents.length)),
    total: collected.total,
    listed: collected.documents.length,
    made,
    imported,
    file: { name: "list.csv", bytes: csv.length, sha256: hash("sha256", csv) },
    hashes: words.manifestNote,
    documents: documents.map((row) => Object.fromEntries(row.map((value, at) => [keys[at], value]))),
  };
  const files: Zippable = {
    "list.csv": csv,
    "manifest.json": Buffer.from(JSON.stringify(manifest, null, 2), "utf8"),
  };
  return zipSync(files, { level: 6 });
}
