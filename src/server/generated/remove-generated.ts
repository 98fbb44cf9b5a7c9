import { rmSync } from "node:fs";
import { BLOCK_SUMS } from "./checksums.ts";
import { dropSeal } from "./seal.ts";

/** Removes generated files and their checksums. A file that does not exist is ignored. */
export function removeGenerated(paths: readonly string[]): void {
  dropSeal(paths);
  for (const path of paths) for (const name of [path, path + BLOCK_SUMS]) rmSync(name, { force: true });
}
