import { createHash } from "node:crypto";
import { closeSync, existsSync, openSync, readdirSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { crc32 } from "node:zlib";
import { attempt } from "#domain/attempt.ts";
import { readFully } from "../files/read-fully.ts";
import { replaceFile } from "../files/replace-file.ts";
import { writeWhole } from "../files/write-file.ts";
import {
  BLOCK_BYTES,
  BLOCK_SUMS,
  encodeSums,
  type FileSum,
  type FolderSums,
  forgetSums,
  readSums,
  SUMS_FILE,
} from "./checksums.ts";

/** Matches the files of which parts are read: columns and packed records. */
const IN_BLOCKS = /\.bin$/;
const PIECE_BLOCKS = 256;

const piece = Buffer.allocUnsafeSlow(PIECE_BLOCKS * BLOCK_BYTES);

/**
 * Computes the checksums of a file as it is on disk. `blocks` has, for each block, the CRC-32 up to its end.
 */
export function measureFile(path: string): { sum: FileSum; blocks: Uint32Array } {
  const { size } = statSync(path);
  const blocks = new Uint32Array(Math.ceil(size / BLOCK_BYTES));
  const hash = createHash("sha256");
  const file = openSync(path, "r");
  let whole = 0;
  let at = 0;
  try {
    for (let block = 0; at < size; ) {
      const count = readFully(file, piece, at);
      if (count === 0) break;
      const bytes = piece.subarray(0, count);
      hash.update(bytes);
      for (let from = 0; from < count; from += BLOCK_BYTES) {
        whole = crc32(bytes.subarray(from, from + BLOCK_BYTES), whole);
        blocks[block++] = whole;
      }
      at += count;
    }
  } finally {
    closeSync(file);
  }
  const list = crc32(Buffer.from(blocks.buffer));
  return { sum: { bytes: at, crc32: whole, sha256: hash.digest("hex"), blocks: list }, blocks };
}

/**
 * The checksums of a folder, so that they can be changed. If those on disk cannot be used, no file has a
 * checksum.
 */
function sumsToChange(folder: string): FolderSums {
  // If the checksums are damaged or of another version, everything that they cover must be made anew.
  const read = attempt(() => readSums(folder));
  if (read) return read.sums;
  const folders: Record<string, number> = {};
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory())) {
    const crc = crcOfFolder(join(folder, name));
    if (crc !== null) folders[name] = crc;
  }
  return { files: {}, folders };
}

const crcOfFolder = (folder: string): number | null => attempt(() => readSums(folder))?.crc ?? null;

function write(folder: string, { files, folders }: FolderSums): void {
  const ordered = <Value>(entries: Record<string, Value>) =>
    Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
  const text = encodeSums({ files: ordered(files), folders: ordered(folders) });
  replaceFile(join(folder, SUMS_FILE), text);
  forgetSums(folder);
  const around = dirname(resolve(folder));
  if (!existsSync(join(around, SUMS_FILE))) return;
  const sums = sumsToChange(around);
  sums.folders[basename(resolve(folder))] = crcOfFolder(folder)!;
  write(around, sums);
}

/** Writes the checksums of new files. A generated file without a checksum is refused by its readers. */
export function sealFiles(paths: readonly string[]): void {
  for (const [folder, inside] of Map.groupBy(paths, dirname)) {
    const sums = sumsToChange(folder);
    for (const path of inside) {
      const { sum, blocks } = measureFile(path);
      const { blocks: list, ...whole } = sum;
      sums.files[basename(path)] = IN_BLOCKS.test(path) ? { ...whole, blocks: list } : whole;
      if (IN_BLOCKS.test(path)) writeWhole(path + BLOCK_SUMS, Buffer.from(blocks.buffer));
    }
    write(folder, sums);
  }
}

/** All files below a folder, except checksums. If `path` is a file, only this file. */
function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name !== SUMS_FILE && !name.endsWith(BLOCK_SUMS))
    .flatMap((name) => filesUnder(join(path, name)));
}

/**
 * Writes the checksums of all outputs of a build step. A file whose checksum was written after `dropSeal`
 * removed the old ones is left out, because its writer has already called `sealFiles`.
 */
export function sealOutputs(outputs: readonly string[]): void {
  const sealed = (path: string) => basename(path) in (readSums(dirname(path))?.sums.files ?? {});
  // The deepest folders go first, because the checksums of a folder include those of its subfolders.
  const files = outputs.filter((path) => existsSync(path)).flatMap(filesUnder);
  sealFiles(files.filter((path) => !sealed(path)).sort((a, b) => b.split("/").length - a.split("/").length));
}

/**
 * Removes the checksums of files and folders that are about to be made anew. Readers refuse these files until
 * `sealFiles` writes new checksums.
 */
export function dropSeal(paths: readonly string[]): void {
  for (const path of paths) {
    const folder = dirname(path);
    if (existsSync(path) && statSync(path).isDirectory()) {
      for (const name of readdirSync(path, { recursive: true, encoding: "utf8" }))
        if (basename(name) === SUMS_FILE) rmSync(join(path, name));
      rmSync(join(path, SUMS_FILE), { force: true });
      forgetSums(path);
    }
    if (!existsSync(join(folder, SUMS_FILE))) continue;
    const sums = sumsToChange(folder);
    delete sums.files[basename(path)];
    delete sums.folders[basename(path)];
    write(folder, sums);
  }
}
