import { accessSync, constants, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Creates the folders that are missing. Throws the system's error for the first folder to which this user
 * cannot write.
 */
export function assertWritable(...folders: string[]): void {
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  }
}

/**
 * Checks a folder and every folder below it in the same way as `assertWritable`, because another user may
 * have created one of them.
 */
export function assertAllWritable(folder: string): void {
  assertWritable(folder);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) if (entry.isDirectory()) assertWritable(join(entry.parentPath, entry.name));
}
