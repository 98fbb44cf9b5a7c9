import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { SCOPE } from "#domain/search/scope.ts";
import { replaceFile } from "../../../files/replace-file.ts";
import { FORMAT, readSums } from "../../../generated/checksums.ts";
import { FaultyFile } from "../../../generated/faulty-file.ts";
import { scopeFolder } from "../../../generated/index-files.ts";

/**
 * The description of the delta over the index of judgments. A delta takes effect in a single step, the
 * replacement of this file.
 */
export interface DeltaNote {
  /** The fingerprint of the base index that the delta belongs to. */
  base: string;
  /**
   * Number of the delta of this base, from 1; its files are in a folder of that name beside the note. 0 if
   * there is no delta.
   */
  number: number;
  /**
   * Name that the writer of the delta gave to the corpus from which it was made; empty if there is no delta.
   */
  corpus: string;
  /**
   * Ids of documents taken down since the base was built. They are excluded, whether base or delta contains
   * them.
   */
  takenDown: string[];
  /** The fingerprint of the takedown list with these ids; empty if there are none. */
  list: string;
}

/** The scope that may have a delta. */
export const DELTA_SCOPE = SCOPE.cases;

const NOTE_FILE = "current.json";

/** The overlay of a delta on its base: one file beside those of its index. */
export const OVERLAY_FILE = "overlay.bin";

/**
 * The folder with the deltas of an index. It is beside the index, because checksums cover the index as a
 * whole.
 */
export const deltaRoot = (root: string): string => `${root}-delta`;

export const noteFile = (root: string): string => join(deltaRoot(root), NOTE_FILE);

/** The folder of a delta. */
export const deltaFolder = (root: string, number: number): string => join(deltaRoot(root), String(number));

/** A fingerprint that identifies a base; null if there is no complete base. */
export function basePrint(root: string): string | null {
  const files = readSums(scopeFolder(root, DELTA_SCOPE))?.sums.files ?? {};
  const sums = Object.entries(files).filter(([name]) => name.endsWith(".bin"));
  if (sums.length === 0) return null;
  const texts = sums.map(([name, { sha256 }]) => `${name} ${sha256}`).sort();
  return createHash("sha256").update(texts.join("\n")).digest("hex");
}

/** The note of an index; null if there is none. Throws FaultyFile if it cannot be read. */
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
