import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { crc32 } from "node:zlib";
import { FaultyFile } from "./faulty-file.ts";

/**
 * The format version of everything under data/generated. Raise it with any change that would misread existing
 * files: files with another version are refused. tests/unit/server/generated/format.test.ts shows when.
 */
export const FORMAT = 3;

/** The folder that `npm run data` writes, relative to the project's root. */
export const GENERATED = "data/generated";
/** Exists while dist is a complete site: removed before a build, written after it. */
export const SITE_STAMP = `${GENERATED}/site.stamp`;
/** In each generated folder: the checksums of its files and folders. */
export const SUMS_FILE = "checksums.json";
/** Suffix of the file with the CRC-32 of each block of a file read in parts, 32 bits each, low byte first. */
export const BLOCK_SUMS = ".sums";
/** Bytes per block; partial reads are checked in whole blocks. */
export const BLOCK_BYTES = 4096;

/** The expected size and checksums of a generated file. */
export interface FileSum {
  bytes: number;
  /** Of the whole file, checked when it is read whole. */
  crc32: number;
  /** Of the whole file, in hex, checked after a build, before a deploy and by the host. */
  sha256: string;
  /** CRC-32 of the list of its blocks, for a file that is read in parts. */
  blocks?: number;
}

/** What a generated folder holds: its files, and the CRC-32 of the SUMS_FILE of each of its folders. */
export interface FolderSums {
  files: Record<string, FileSum>;
  folders: Record<string, number>;
}

/** Sums as stored, with a checksum of themselves. */
export const encodeSums = ({ files, folders }: FolderSums): string =>
  JSON.stringify({ format: FORMAT, crc32: sumOf({ files, folders }), files, folders });

const sumOf = ({ files, folders }: FolderSums) => crc32(JSON.stringify([FORMAT, files, folders]));

/** The sums of a folder on disk, or null if it has none; throws FaultyFile if they cannot be read. */
export function readSums(folder: string): { sums: FolderSums; crc: number } | null {
  const path = join(folder, SUMS_FILE);
  if (!existsSync(path)) return null;
  const bytes = readFileSync(path);
  let read: { format?: unknown; crc32?: unknown } & FolderSums;
  try {
    read = JSON.parse(bytes.toString("utf8"));
  } catch (cause) {
    throw new FaultyFile(path, "damaged", { cause });
  }
  if (read?.format !== FORMAT) throw new FaultyFile(path, "version");
  if (read.crc32 !== sumOf(read)) throw new FaultyFile(path, "damaged");
  return { sums: { files: read.files, folders: read.folders }, crc: crc32(bytes) };
}

const known = new Map<string, { sums: FolderSums; crc: number } | null>();

/** Forgets cached sums of a folder and its parents: this process has rewritten it. */
export function forgetSums(folder: string): void {
  for (let at = resolve(folder); at !== dirname(at); at = dirname(at)) known.delete(at);
}

/**
 * The sums of a folder, read once per process and verified against those of its parents; null if it has none.
 */
function trustedSums(folder: string): { sums: FolderSums; crc: number } | null {
  const held = known.get(folder);
  if (held !== undefined) return held;
  const read = readSums(folder);
  if (read) {
    const around = trustedSums(dirname(folder));
    if (around && around.sums.folders[basename(folder)] !== read.crc)
      throw new FaultyFile(join(folder, SUMS_FILE), "mixed");
  }
  known.set(folder, read);
  return read;
}

/**
 * The expected sum of the file at a path. Throws ENOENT if neither file nor sums exist, FaultyFile if only
 * its sum is missing.
 */
export function sumOfFile(path: string): FileSum {
  const sums = trustedSums(dirname(resolve(path)));
  const sum = sums?.sums.files[basename(path)];
  if (sum) return sum;
  if (!sums) readdirSync(dirname(path));
  if (!existsSync(path)) readFileSync(path);
  throw new FaultyFile(path, sums ? "mixed" : "version");
}
