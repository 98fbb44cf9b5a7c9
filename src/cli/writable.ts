import { accessSync, constants, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Throws the system's error for the first folder that this user cannot write to; creates missing ones. */
export function assertWritable(...folders: string[]): void {
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  }
}

/** `assertWritable` for a folder and every folder below it; another user may have created one of these. */
export function assertAllWritable(folder: string): void {
  assertWritable(folder);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) if (entry.isDirectory()) assertWritable(join(entry.parentPath, entry.name));
}
