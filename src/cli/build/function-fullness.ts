import { closeSync, globSync, openSync, readSync, statSync } from "node:fs";
import { matchesGlob } from "node:path";
import { deflateRawSync } from "node:zlib";
import { oncePerKey } from "#domain/once-per.ts";
import { readIncludedFiles } from "#server/included-files.ts";
import { MAX_ZIP_BYTES, MEGABYTE, WAYS_ON } from "./function-sizes.ts";

/**
 * If the largest function takes at least this share of the limit, the line also names the ways beyond the
 * limit (WAYS_ON).
 */
const WARN_AT = 0.8;
/**
 * A larger file is estimated from this number of blocks, of BLOCK_BYTES bytes each, so that gigabytes take
 * little time.
 */
const BLOCKS = 8;
const BLOCK_BYTES = 1 << 16;

/**
 * The number of bytes that a file takes in a zip. A file of at most BLOCKS blocks is compressed whole. A
 * larger file is estimated from BLOCKS evenly spread blocks.
 */
export function zippedBytes(path: string): number {
  const { size } = statSync(path);
  const count = size <= BLOCKS * BLOCK_BYTES ? 1 : BLOCKS;
  const length = count === 1 ? size : BLOCK_BYTES;
  const block = Buffer.alloc(length);
  const file = openSync(path, "r");
  let packed = 0;
  for (let at = 0; at < count; at++) {
    readSync(file, block, 0, length, Math.floor((at * (size - length)) / Math.max(1, count - 1)));
    packed += deflateRawSync(block).length;
  }
  closeSync(file);
  return Math.round((packed * size) / Math.max(1, count * length));
}

/**
 * Estimates how many bytes the files of each function take in its zip, largest first. The code of a function,
 * less than a megabyte, is not included.
 */
export function estimateZips(config = "netlify.toml"): { name: string; bytes: number }[] {
  const bytesOf = oncePerKey((path: string) => (statSync(path).isFile() ? zippedBytes(path) : 0));
  return Object.entries(readIncludedFiles(config) ?? {})
    .map(([name, patterns]) => {
      const not = patterns.filter((pattern) => pattern.startsWith("!")).map((pattern) => pattern.slice(1));
      const files = new Set(
        patterns.filter((pattern) => !pattern.startsWith("!")).flatMap((one) => globSync(one)),
      );
      const kept = [...files].filter((path) => !not.some((pattern) => matchesGlob(path, pattern)));
      return { name, bytes: kept.reduce((sum, path) => sum + bytesOf(path), 0) };
    })
    .sort((a, b) => b.bytes - a.bytes);
}

/**
 * One line that says which share of the platform's limit the largest function takes. From WARN_AT on, it also
 * names the ways beyond the limit (WAYS_ON).
 */
export function describeFullness(zips = estimateZips(), limit = MAX_ZIP_BYTES): string {
  const [fullest] = zips;
  if (!fullest) return "functions: none carries files";
  const share = fullest.bytes / limit;
  const megabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1);
  const line = `functions: the fullest, ${fullest.name}, holds about ${megabytes(fullest.bytes)} of the ${limit / MEGABYTE} MB that Netlify takes (${Math.round(share * 100)} %)`;
  if (share < WARN_AT) return line;
  return `⚠ ${line}${share >= 1 ? ", which is too much for it" : ""}. Two ways lead on: ${WAYS_ON}.`;
}
