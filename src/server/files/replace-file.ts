import { closeSync, fsyncSync, openSync, renameSync } from "node:fs";

/**
 * Writes a temporary file and moves it into place in one step, so that readers see the old file or the new
 * one and nothing in between, even if the process is killed. Each process uses its own temporary name.
 */
export function replaceFile(path: string, write: (temporary: string) => void): void {
  const temporary = `${path}.${process.pid}.new`;
  write(temporary);
  syncFile(temporary);
  renameSync(temporary, path);
}

/** Syncs a file's bytes to disk. */
export function syncFile(path: string): void {
  const file = openSync(path, "r+");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
