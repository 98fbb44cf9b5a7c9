import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { crc32 } from "node:zlib";
import { attempt } from "#domain/attempt.ts";
import { getOrInsert } from "#domain/once-per.ts";
import { FaultyFile } from "./faulty-file.ts";

/**
 * Version of the format of everything under data/generated. Files of another version are refused. It is
 * raised with any change after which existing files would be misread;
 * tests/unit/server/generated/format.test.ts tells when.
 */
export const FORMAT = 13;

/** The folder into which `npm run data` writes, relative to the project's root. */
export const GENERATED = "data/generated";
/** This file exists while dist is a complete site. A build removes it first and writes it at the end. */
export const SITE_STAMP = `${GENERATED}/site.stamp`;
/** The file in each generated folder that has the checksums of the folder's files and subfolders. */
export const SUMS_FILE = "checksums.json";
/**
 * Suffix of the list of block checksums beside a file of which parts are read. For each block, the list has
 * the CRC-32 of the file from its beginning to the end of the block, as 32 bits with the low byte first. To
 * check some blocks, the checksum before the first of them is continued over their bytes and compared with
 * that of the last.
 */
export const BLOCK_SUMS = ".sums";
/** Size of a block in bytes. Whole blocks are read and checked, even if only a part is needed. */
export const BLOCK_BYTES = 4096;

/** What a generated file should be: its size and its checksums. */
export interface FileSum {
  bytes: number;
  /** CRC-32 of the file. It is checked when the file is read as a whole. */
  crc32: number;
  /** SHA-256 of the file in hex. It is checked after a build, before a deploy, and by the host. */
  sha256: string;
  /** CRC-32 of the list of block checksums. Only a file of which parts are read has it. */
  blocks?: number;
}

/**
 * What a generated folder should contain: its files, and for each subfolder the CRC-32 of the subfolder's
 * SUMS_FILE.
 */
export interface FolderSums {
  files: Record<string, FileSum>;
  folders: Record<string, number>;
}

/** Encodes the checksums of a folder, together with a checksum of themselves. */
export const encodeSums = ({ files, folders }: FolderSums): string =>
  JSON.stringify({ format: FORMAT, crc32: sumOf({ files, folders }), files, folders });

const sumOf = ({ files, folders }: FolderSums) => crc32(JSON.stringify([FORMAT, files, folders]));

/** The checksums of a folder, and the CRC-32 of the file that they are in. */
interface ReadSums {
  sums: FolderSums;
  crc: number;
}

/** Reads the checksums of a folder. Null if there are none. Throws FaultyFile if they cannot be read. */
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
 * Decodes the checksums of a folder. `around` has those of the parent folder. If they confirm the file, the
 * checksum inside it is not checked, because that would mean encoding everything again.
 */
function decodeSums(folder: string, bytes: Buffer, around: FolderSums | null): ReadSums {
  const path = join(folder, SUMS_FILE);
  const crc = crc32(bytes);
  type Read = ({ format?: unknown; crc32?: unknown } & FolderSums) | null;
  const read = attempt((): Read => JSON.parse(bytes.toString("utf8")));
  if (read === undefined) throw new FaultyFile(path, "damaged");
  if (read?.format !== FORMAT) throw new FaultyFile(path, "version");
  if (crc !== around?.folders[basename(folder)]) {
    if (read.crc32 !== sumOf(read)) throw new FaultyFile(path, "damaged");
    if (around) throw new FaultyFile(path, "mixed");
  }
  return { sums: { files: read.files, folders: read.folders }, crc };
}

const known = new Map<string, ReadSums | null>();

/**
 * Drops the cached checksums of a folder and of the folders above. Call it after this process has written to
 * the folder.
 */
export function forgetSums(folder: string): void {
  for (let at = resolve(folder); at !== dirname(at); at = dirname(at)) known.delete(at);
}

/**
 * The checksums of a folder, checked against those of the parent folder. They are read once per process. Null
 * if there are none.
 */
function trustedSums(folder: string): ReadSums | null {
  return getOrInsert(known, folder, () => {
    const bytes = readSumsFile(folder);
    return bytes && decodeSums(folder, bytes, trustedSums(dirname(folder))?.sums ?? null);
  });
}

/**
 * What the file at a path should be. Throws ENOENT if the file does not exist and has no checksum. Throws
 * FaultyFile if the file exists without a checksum.
 */
export function sumOfFile(path: string): FileSum {
  const sums = trustedSums(dirname(resolve(path)));
  const sum = sums?.sums.files[basename(path)];
  if (sum) return sum;
  if (!sums) readdirSync(dirname(path));
  if (!existsSync(path)) readFileSync(path);
  throw new FaultyFile(path, sums ? "mixed" : "version");
}
