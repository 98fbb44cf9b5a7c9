import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import type { RejectionCode } from "#domain/judgment/parse-result.ts";
import { isZip } from "./decode-text.ts";
import { readZip } from "./read-zip.ts";

/** A text file is read whole; larger ones are refused. JSON Lines are read line by line and have no limit. */
const TEXT_BYTES = 64 << 20;

/** One file to import. `name` is for people: a path, or archive › entry. */
export type Input =
  | { kind: "bytes"; name: string; bytes: Uint8Array }
  | { kind: "lines"; name: string; path: string }
  | { kind: "failed"; name: string; reason: RejectionCode };

/** All files under the given paths, folders in the order of their names, archives opened. */
export function* readInputs(paths: string[]): Generator<Input> {
  for (const path of paths) yield* readPath(path);
}

/** The number of files, archives counted as one; for showing progress. */
export function countInputs(paths: string[]): number {
  return paths.reduce((sum, path) => {
    if (!statSync(path).isDirectory()) return sum + 1;
    return sum + countInputs(namesOf(path).map((name) => join(path, name)));
  }, 0);
}

function* readPath(path: string): Generator<Input> {
  const stat = statSync(path);
  if (stat.isDirectory()) {
    for (const name of namesOf(path)) yield* readPath(join(path, name));
    return;
  }
  if (!stat.isFile()) return;
  if (isZip(firstBytes(path))) {
    for (const entry of readZip(path)) yield toInput(path, entry);
  } else if (/\.(?:jsonl|ndjson)$/i.test(path)) yield { kind: "lines", name: path, path };
  else if (stat.size > TEXT_BYTES) yield { kind: "failed", name: path, reason: "too_large" };
  else yield { kind: "bytes", name: path, bytes: readFileSync(path) };
}

function toInput(
  path: string,
  entry: ReturnType<typeof readZip> extends Generator<infer Entry> ? Entry : never,
): Input {
  const name = `${path} › ${entry.name}`;
  if (entry.kind === "failed") return { kind: "failed", name, reason: entry.reason };
  // An archive in an archive, and so every docx, has to be unpacked by the person who knows what it is.
  if (isZip(entry.bytes)) return { kind: "failed", name, reason: "unsupported" };
  return { kind: "bytes", name, bytes: entry.bytes };
}

/** Names in code-point order, so that every machine reads in the same order; hidden files are no input. */
function namesOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith(".") && name !== "__MACOSX")
    .sort();
}

function firstBytes(path: string): Uint8Array {
  const bytes = new Uint8Array(4);
  const file = openSync(path, "r");
  try {
    readSync(file, bytes);
  } finally {
    closeSync(file);
  }
  return bytes;
}
