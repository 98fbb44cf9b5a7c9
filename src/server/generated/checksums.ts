import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { crc32 } from "node:zlib";
import { FaultyFile } from "./faulty-file.ts";

/**
 * The form of everything under data/generated. Raise it with any change after which files made before would be read
 * otherwise: what bears another number is refused. tests/unit/server/generated/format.test.ts tells when.
 */
export const FORMAT = 2;

/** The folder that `npm run data` writes, relative to the project's root. */
export const GENERATED = "data/generated";
/** Stands while dist is a whole site: taken away before it is built, written when it is done. */
export const SITE_STAMP = `${GENERATED}/site.stamp`;
/** In each generated folder: what its files and folders must be. */
export const SUMS_FILE = "checksums.json";
/** Behind the name of a file that is read in parts: the CRC-32 of each of its blocks, 32 bits each, low byte first. */
export const BLOCK_SUMS = ".sums";
/** Bytes of a block; what is read by itself is checked in whole blocks. */
export const BLOCK_BYTES = 4096;

/** What a generated file must be. */
export interface FileSum {
  bytes: number;
  /** Of the whole file, checked where it is read whole. */
  crc32: number;
  /** Of the whole file, hexadecimal, checked after a build, before a deploy and by the host. */
  sha256: string;
  /** CRC-32 of the list of its blocks, for a file that is read in parts. */
  blocks?: number;
}

/** What a generated folder holds: its files, and the CRC-32 of the SUMS_FILE of each of its folders. */
export interface FolderSums {
  files: Record<string, FileSum>;
  folders: Record<string, number>;
}

/** Sums as they are written, with a checksum of themselves. */
export const encodeSums = ({ files, folders }: FolderSums): string =>
  JSON.stringify({ format: FORMAT, crc32: sumOf({ files, folders }), files, folders });

const sumOf = ({ files, folders }: FolderSums) => crc32(JSON.stringify([FORMAT, files, folders]));

/** The sums of a folder as they lie on disk, or null where it has none; throws FaultyFile for any that cannot be read. */
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

/** Forgets what was read of a folder and those around it: it has been written anew by this process. */
export function forgetSums(folder: string): void {
  for (let at = resolve(folder); at !== dirname(at); at = dirname(at)) known.delete(at);
}

/** The sums of a folder, read once a process and compared with those of the folders around it; null where it has none. */
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

/** What the file at a path must be. Throws ENOENT where neither it nor sums are there, else FaultyFile without a sum. */
export function sumOfFile(path: string): FileSum {
  const sums = trustedSums(dirname(resolve(path)));
  const sum = sums?.sums.files[basename(path)];
  if (sum) return sum;
  if (!sums) readdirSync(dirname(path));
  if (!existsSync(path)) readFileSync(path);
  throw new FaultyFile(path, sums ? "mixed" : "version");
}
