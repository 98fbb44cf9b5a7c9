import { accessSync, constants, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Throws what the system says of the first folder that this user cannot write to; makes those that are not there. */
export function assertWritable(...folders: string[]): void {
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  }
}

/** The same of a folder and every folder below it, which somebody else may have made. */
export function assertAllWritable(folder: string): void {
  assertWritable(folder);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) if (entry.isDirectory()) assertWritable(join(entry.parentPath, entry.name));
}
