import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { crc32 } from "node:zlib";
import { sha256OfFile } from "../files/sha256.ts";
import { BLOCK_SUMS, type FileSum, readSums, SUMS_FILE } from "./checksums.ts";
import { FaultyFile } from "./faulty-file.ts";

type Pause = () => Promise<unknown>;

/**
 * Finds the faults of a generated file or folder. Files are read as a whole and compared with their recorded
 * SHA-256. Nothing is found if everything is as it was written. `pause` is awaited after each chunk of a
 * file.
 */
export async function* findFaults(path: string, pause?: Pause): AsyncGenerator<FaultyFile> {
  try {
    if (!existsSync(path)) yield new FaultyFile(path, "missing");
    else if (statSync(path).isDirectory()) yield* faultsInFolder(path, pause);
    else {
      const sum = readSums(dirname(path))?.sums.files[basename(path)];
      yield* sum ? faultsOfFile(path, sum, pause) : [new FaultyFile(path, "version")];
    }
  } catch (error) {
    if (!(error instanceof FaultyFile)) throw error;
    yield error;
  }
}

async function* faultsInFolder(folder: string, pause?: Pause): AsyncGenerator<FaultyFile> {
  const read = readSums(folder);
  if (!read) {
    yield new FaultyFile(join(folder, SUMS_FILE), "missing");
    return;
  }
  for (const [name, sum] of Object.entries(read.sums.files))
    yield* faultsOfFile(join(folder, name), sum, pause);
  for (const [name, crc] of Object.entries(read.sums.folders)) {
    const inside = join(folder, name);
    const at = join(inside, SUMS_FILE);
    if (!existsSync(at)) yield new FaultyFile(at, "missing");
    else if (readSums(inside)?.crc !== crc) yield new FaultyFile(at, "mixed");
    else yield* findFaults(inside, pause);
  }
}

async function* faultsOfFile(path: string, sum: FileSum, pause?: Pause): AsyncGenerator<FaultyFile> {
  if (!existsSync(path)) {
    yield new FaultyFile(path, "missing");
    return;
  }
  const hash = await sha256OfFile(path, pause);
  if (hash.toString("hex") !== sum.sha256) yield new FaultyFile(path, "damaged");
  if (sum.blocks === undefined) return;
  const list = path + BLOCK_SUMS;
  if (!existsSync(list)) yield new FaultyFile(list, "missing");
  else if (crc32(readFileSync(list)) !== sum.blocks) yield new FaultyFile(list, "damaged");
}
