import { readFileSync } from "node:fs";
import { crc32 } from "node:zlib";
import { sumOfFile } from "./checksums.ts";
import { FaultyFile } from "./faulty-file.ts";

/** Reads a whole file. */
export type ReadWhole = (path: string) => Buffer<ArrayBuffer>;

/**
 * The bytes of a generated file, verified against its checksum. Throws FaultyFile if they differ, ENOENT if
 * neither the file nor its folder's checksums exist.
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

/** The value of a generated JSON file; throws as readGenerated does. */
export const readGeneratedJson = <Value>(path: string): Value =>
  JSON.parse(readGenerated(path).toString("utf8")) as Value;
