import { readFileSync } from "node:fs";
import { crc32 } from "node:zlib";
import { sumOfFile } from "./checksums.ts";
import { FaultyFile } from "./faulty-file.ts";

/** Reads the bytes of a file. */
export type ReadWhole = (path: string) => Buffer<ArrayBuffer>;

/**
 * Reads a generated file and checks it. Throws ENOENT if the file does not exist and has no checksum. Throws
 * FaultyFile if only one of the two exists or if they do not match.
 */
export const readGenerated: ReadWhole = (path) => {
  const sum = sumOfFile(path);
  let bytes: Buffer<ArrayBuffer>;
  try {
    bytes = readFileSync(path);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") throw new FaultyFile(path, "missing", { cause });
    throw cause;
  }
  if (bytes.length !== sum.bytes || crc32(bytes) !== sum.crc32) throw new FaultyFile(path, "damaged");
  return bytes;
};

/** Reads a generated JSON file. Throws what readGenerated throws. */
export const readGeneratedJson = <Value>(path: string): Value =>
  JSON.parse(readGenerated(path).toString("utf8")) as Value;
