import { closeSync, existsSync, fstatSync, openSync } from "node:fs";
import { basename, dirname, join, matchesGlob } from "node:path";
import { oncePerKey } from "#domain/once-per.ts";
import { type CarriedFiles, isCarried } from "../carried-files.ts";
import { readEnvironment } from "../settings/read-environment.ts";
import { BLOCK_SUMS, type FileSum, GENERATED, readSums, SUMS_FILE } from "./checksums.ts";
import { FaultyFile } from "./faulty-file.ts";
import { INDEX_FOLDER, indexRoot } from "./index-files.ts";

/** Which files the functions need, by the patterns of all functions. */
interface Need {
  file: (path: string) => boolean;
  /** Whether a needed file may be in the folder or below it. */
  folder: (path: string) => boolean;
}

/**
 * Finds the faults that prevent answers: a needed file that is missing, cannot be opened, or has another size
 * than recorded; and a folder with needed files that has no checksums. `carried` has the patterns of each
 * function. The content of the files is not read here. It is checked when it is used.
 */
export function* findUnusable(carried: readonly CarriedFiles[]): Generator<FaultyFile> {
  const patterns = included(carried);
  const need = needOf(JSON.stringify(carried));
  const sealed = new Set<string>();
  yield* faultsBelow(GENERATED, GENERATED, need, sealed);
  // The settings may name another folder for the index.
  yield* faultsBelow(INDEX_FOLDER, indexRoot(), need, sealed);
  for (const path of patterns.flatMap(namedFiles)) {
    // Data that comes from a cluster need not be in a file here.
    const isThere = path.startsWith(`${GENERATED}/`) ? sealed.has(path) || hasCluster() : existsSync(path);
    if (!isThere) yield new FaultyFile(path, "missing");
  }
}

const hasCluster = () => readEnvironment().SEARCH_URL.length > 0;

/** The files named by a pattern. Empty if the pattern has wildcards. */
function namedFiles(pattern: string): string[] {
  const [, before = pattern, choices = "", after = ""] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
  return choices
    .split(",")
    .map((choice) => before + choice + after)
    .filter((path) => !path.includes("*"));
}

/**
 * Finds the faults of a folder: every file with a checksum that is missing, cannot be opened, or has another
 * size.
 */
export const findUnusableIn = (folder: string): Generator<FaultyFile> =>
  faultsBelow(folder, folder, { file: () => true, folder: () => true }, new Set());

/**
 * The faults of the files below a folder. `folder` is the name of the folder in patterns, `place` its path.
 * `expected` is the checksum of the folder's SUMS_FILE, if known. The files that are found are added to
 * `sealed`.
 */
function* faultsBelow(
  folder: string,
  place: string,
  need: Need,
  sealed: Set<string>,
  expected?: number,
): Generator<FaultyFile> {
  const read = readSums(place);
  if (!read) return yield new FaultyFile(join(place, SUMS_FILE), "missing");
  if (read.crc !== (expected ?? read.crc)) return yield new FaultyFile(join(place, SUMS_FILE), "mixed");
  for (const [name, sum] of Object.entries(read.sums.files)) {
    const path = `${folder}/${name}`;
    if (!need.file(path)) continue;
    sealed.add(path);
    yield* faultOf(join(place, name), sum);
  }
  for (const [name, crc] of Object.entries(read.sums.folders)) {
    const path = `${folder}/${name}`;
    if (path !== INDEX_FOLDER && need.folder(path))
      yield* faultsBelow(path, join(place, name), need, sealed, crc);
  }
}

function* faultOf(path: string, { bytes, blocks }: FileSum): Generator<FaultyFile> {
  if (blocks !== undefined && !existsSync(path + BLOCK_SUMS))
    yield new FaultyFile(path + BLOCK_SUMS, "missing");
  try {
    const file = openSync(path, "r");
    try {
      if (fstatSync(file).size !== bytes) yield new FaultyFile(path, "damaged");
    } finally {
      closeSync(file);
    }
  } catch (cause) {
    yield new FaultyFile(path, "missing", { cause });
  }
}

/** The patterns of files that functions carry, each once. */
const included = (carried: readonly CarriedFiles[]): string[] =>
  [...new Set(carried.flat())].filter((pattern) => !pattern.startsWith("!"));

/**
 * What the functions need. `carried` has their patterns as JSON, which serves as the key of the cache. The
 * patterns change only with a new version of the program.
 */
const needOf = oncePerKey((carried: string): Need => {
  const lists = JSON.parse(carried) as CarriedFiles[];
  const patterns = included(lists);
  return {
    file: oncePerKey((path) => basename(path) !== SUMS_FILE && lists.some((list) => isCarried(list, path))),
    folder: oncePerKey((path) => patterns.some((pattern) => reaches(pattern, path))),
  };
});

/** Whether a pattern may match a file in a folder or below it. */
function reaches(pattern: string, folder: string): boolean {
  const at = dirname(pattern);
  if (pattern.includes("**") && basename(pattern).includes(SUMS_FILE)) return false;
  if (at.startsWith(`${folder}/`) || matchesGlob(folder, at)) return true;
  return pattern.includes("**") && folder.startsWith(`${at}/`);
}
