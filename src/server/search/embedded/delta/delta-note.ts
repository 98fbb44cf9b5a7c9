import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { SCOPE } from "#domain/search/scope.ts";
import { replaceFile } from "../../../files/replace-file.ts";
import { FORMAT, readSums } from "../../../generated/checksums.ts";
import { FaultyFile } from "../../../generated/faulty-file.ts";
import { scopeFolder } from "../../../generated/index-files.ts";

/** What lies over the index of judgments. Replacing its file is the one step that makes a delta count. */
export interface DeltaNote {
  /** The print of the base it belongs to. */
  base: string;
  /** Numbers the deltas of a base, from 1; its files lie in a folder of that name beside the note. 0 if there is none. */
  number: number;
  /** What the delta was made from, as its maker names it; empty if there is none. */
  corpus: string;
  /** Ids of documents taken down since the base: they count no more, whatever holds them. */
  takenDown: string[];
  /** The print of the takedown list that they stand for; empty if there are none. */
  list: string;
}

/** The scope that may have a delta. */
export const DELTA_SCOPE = SCOPE.cases;

const NOTE_FILE = "current.json";

/** How a delta lies over its base: one file beside those of its index. */
export const OVERLAY_FILE = "overlay.bin";

/** Where the deltas of an index lie: beside it, since it is sealed as a whole. */
export const deltaRoot = (root: string): string => `${root}-delta`;

export const noteFile = (root: string): string => join(deltaRoot(root), NOTE_FILE);

/** The folder of a delta. */
export const deltaFolder = (root: string, number: number): string => join(deltaRoot(root), String(number));

/** What tells one base from any other; null if there is none that is whole. */
export function basePrint(root: string): string | null {
  const files = readSums(scopeFolder(root, DELTA_SCOPE))?.sums.files ?? {};
  const sums = Object.entries(files).filter(([name]) => name.endsWith(".bin"));
  if (sums.length === 0) return null;
  const texts = sums.map(([name, { sha256 }]) => `${name} ${sha256}`).sort();
  return createHash("sha256").update(texts.join("\n")).digest("hex");
}

/** What lies over an index; null if nothing does. Throws FaultyFile if it cannot be told. */
export function readNote(root: string): DeltaNote | null {
  const path = noteFile(root);
  if (!existsSync(path)) return null;
  let read: { format?: unknown; crc32?: unknown; note?: unknown };
  try {
    read = JSON.parse(readFileSync(path, "utf8"));
  } catch (cause) {
    throw new FaultyFile(path, "damaged", { cause });
  }
  if (read?.format !== FORMAT) throw new FaultyFile(path, "version");
  if (read.crc32 !== crc32(JSON.stringify(read.note))) throw new FaultyFile(path, "damaged");
  return read.note as DeltaNote;
}

export function writeNote(root: string, note: DeltaNote): void {
  const text = JSON.stringify({ format: FORMAT, crc32: crc32(JSON.stringify(note)), note });
  replaceFile(noteFile(root), text);
}
