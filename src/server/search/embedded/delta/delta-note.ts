import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { attempt } from "#domain/attempt.ts";
import { SCOPE } from "#domain/search/scope.ts";
import { replaceFile } from "../../../files/replace-file.ts";
import { FORMAT, readSums } from "../../../generated/checksums.ts";
import { FaultyFile } from "../../../generated/faulty-file.ts";
import { scopeFolder } from "../../../generated/index-files.ts";

/**
 * Describes the delta of the index of judgments. Replacing this note puts a new delta into effect in a single
 * step.
 */
export interface DeltaNote {
  /** Fingerprint of the base index to which the delta belongs. */
  base: string;
  /**
   * Number of the delta, counted from 1 for each base; 0 if there is no delta. The delta is in the folder of
   * this name beside the note.
   */
  number: number;
  /**
   * Name of the corpus from which the delta was made, chosen by whoever wrote the delta. Empty if there is no
   * delta.
   */
  corpus: string;
  /** Ids of the documents taken down since the base was built. Neither the base nor the delta shows them. */
  takenDown: string[];
  /** Fingerprint of the takedown list that the ids come from; empty if there are none. */
  list: string;
}

/** The scope that may have a delta. */
export const DELTA_SCOPE = SCOPE.cases;

const NOTE_FILE = "current.json";

/** The file with the overlay of a delta (see Overlay). It is beside the files of the delta's index. */
export const OVERLAY_FILE = "overlay.bin";

/**
 * The folder with the deltas of an index. It is beside the index, not inside, because the checksums cover the
 * index as a whole.
 */
export const deltaRoot = (root: string): string => `${root}-delta`;

export const noteFile = (root: string): string => join(deltaRoot(root), NOTE_FILE);

/** The folder of a delta. */
export const deltaFolder = (root: string, number: number): string => join(deltaRoot(root), String(number));

/** A fingerprint of the base index. Null if there is no complete base. */
export function basePrint(root: string): string | null {
  const files = readSums(scopeFolder(root, DELTA_SCOPE))?.sums.files ?? {};
  const sums = Object.entries(files).filter(([name]) => name.endsWith(".bin"));
  if (sums.length === 0) return null;
  const texts = sums.map(([name, { sha256 }]) => `${name} ${sha256}`).sort();
  return createHash("sha256").update(texts.join("\n")).digest("hex");
}

/**
 * The note of an index; null if there is none. Throws FaultyFile if the note is damaged or of another
 * version.
 */
export function readNote(root: string): DeltaNote | null {
  const path = noteFile(root);
  if (!existsSync(path)) return null;
  const text = readFileSync(path, "utf8");
  const read = attempt((): { format?: unknown; crc32?: unknown; note?: unknown } | null => JSON.parse(text));
  if (read === undefined) throw new FaultyFile(path, "damaged");
  if (read?.format !== FORMAT) throw new FaultyFile(path, "version");
  if (read.crc32 !== crc32(JSON.stringify(read.note))) throw new FaultyFile(path, "damaged");
  return read.note as DeltaNote;
}

export function writeNote(root: string, note: DeltaNote): void {
  const text = JSON.stringify({ format: FORMAT, crc32: crc32(JSON.stringify(note)), note });
  replaceFile(noteFile(root), text);
}

/** Interval in ms between looks for a new note. A look takes some microseconds. */
const LOOK_MS = 250;

/**
 * Watches the note of an index. The returned function calls `renew` if the note has changed since the last
 * call. It reads the file's facts at most once in `lookMs`. If `renew` throws, the next call runs `renew`
 * again.
 */
export function watchNote(root: string, lookMs = LOOK_MS): (renew: () => void) => void {
  const path = noteFile(root);
  let seen = "";
  let looked = Number.NEGATIVE_INFINITY;
  return (renew) => {
    const now = performance.now();
    if (now - looked < lookMs) return;
    const stat = statSync(path, { throwIfNoEntry: false });
    // Each note is a new file moved into place, so its inode number changes.
    const facts = stat ? `${stat.ino} ${stat.mtimeMs} ${stat.size}` : "";
    if (facts !== seen) renew();
    seen = facts;
    looked = now;
  };
}
