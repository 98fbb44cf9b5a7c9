import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { crc32 } from "node:zlib";
import { FaultyFile } from "./faulty-file.ts";

/**
 * The format version of everything under data/generated; files of another version are refused. Raise it with
 * any change that would misread existing files; tests/unit/server/generated/format.test.ts shows when.
 */
export const FORMAT = 12;

/** The folder that `npm run data` writes, relative to the project's root. */
export const GENERATED = "data/generated";
/** Exists while dist is a complete site: removed before a build, written after it. */
export const SITE_STAMP = `${GENERATED}/site.stamp`;
/** File in each generated folder with the checksums of its files and folders. */
export const SUMS_FILE = "checksums.json";
/**
 * Suffix of the list of checksums beside a file that is read in parts. For each block it has the CRC-32 of
 * all bytes up to the block's end, 32 bits each, low byte first. Blocks are verified by continuing the
 * checksum before the first of them to that of the last.
 */
export const BLOCK_SUMS = ".sums";
/** Bytes per block; partial reads are verified in whole blocks. */
export const BLOCK_BYTES = 4096;

/** The expected size and checksums of a generated file. */
export interface FileSum {
  bytes: number;
  /** CRC-32 of the whole file, verified when it is read whole. */
  crc32: number;
  /** SHA-256 of the whole file, in hex, verified after a build, before a deploy and by the host. */
  sha256: string;
  /** CRC-32 of the list beside it (BLOCK_SUMS), only for a file that is read in parts. */
  blocks?: number;
}

/** The content of a generated folder: its files, and the CRC-32 of the SUMS_FILE of each subfolder. */
export interface FolderSums {
  files: Record<string, FileSum>;
  folders: Record<string, number>;
}

/** Checksums as stored, with a checksum of themselves. */
export const encodeSums = ({ files, folders }: FolderSums): string =>
  JSON.stringify({ format: FORMAT, crc32: sumOf({ files, folders }), files, folders });

const sumOf = ({ files, folders }: FolderSums) => crc32(JSON.stringify([FORMAT, files, folders]));

/** Checksums read from disk, and the CRC-32 of their file. */
interface ReadSums {
  sums: FolderSums;
  crc: number;
}

/** The sums of a folder on disk, or null if it has none; throws FaultyFile if they cannot be read. */
export function readSums(folder: string): ReadSums | null {
  const bytes = readSumsFile(folder);
  return bytes && decodeSums(folder, bytes, null);
}

function readSumsFile(folder: string): Buffer | null {
  try {
    return readFileSync(join(folder, SUMS_FILE));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw cause;
  }
}

/**
 * Decodes checksums. If they match the parent folder's entry, their own checksum is not verified, since that
 * would require encoding them again.
 */
function decodeSums(folder: string, bytes: Buffer, around: FolderSums | null): ReadSums {
  const path = join(folder, SUMS_FILE);
  const crc = crc32(bytes);
  let read: { format?: unknown; crc32?: unknown } & FolderSums;
  try {
    read = JSON.parse(bytes.toString("utf8"));
  } catch (cause) {
    throw new FaultyFile(path, "damaged", { cause });
  }
  if (read?.format !== FORMAT) throw new FaultyFile(path, "version");
  if (crc !== around?.folders[basename(folder)]) {
    if (read.crc32 !== sumOf(read)) throw new FaultyFile(path, "damaged");
    if (around) throw new FaultyFile(path, "mixed");
  }
  return { sums: { files: read.files, folders: read.folders }, crc };
}

const known = new Map<string, ReadSums | null>();

/** Drops the cached checksums of a folder and its parents, after this process has rewritten it. */
export function forgetSums(folder: string): void {
  for (let at = resolve(folder); at !== dirname(at); at = dirname(at)) known.delete(at);
}

/**
 * The sums of a folder, read once per process and verified against those of its parents; null if it has none.
 */
function trustedSums(folder: string): ReadSums | null {
  const held = known.get(folder);
  if (held !== undefined) return held;
  const bytes = readSumsFile(folder);
  const read = bytes && decodeSums(folder, bytes, trustedSums(dirname(folder))?.sums ?? null);
  known.set(folder, read);
  return read;
}

/**
 * The expected checksum of the file at a path. Throws ENOENT if neither file nor checksums exist, FaultyFile
 * if only its checksum is missing.
 */
export function sumOfFile(path: string): FileSum {
  const sums = trustedSums(dirname(resolve(path)));
  const sum = sums?.sums.files[basename(path)];
  if (sum) return sum;
  if (!sums) readdirSync(dirname(path));
  if (!existsSync(path)) readFileSync(path);
  throw new FaultyFile(path, sums ? "mixed" : "version");
}
