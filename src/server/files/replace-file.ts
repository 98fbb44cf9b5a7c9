import { closeSync, fsyncSync, openSync, renameSync } from "node:fs";

/**
 * Writes a file beside its place and moves it there in one step, so that a reader, or a process that is
 * stopped half-way, sees the old file or the new one and nothing between. Each process writes beside it under a
 * name of its own.
 */
export function replaceFile(path: string, write: (temporary: string) => void): void {
  const temporary = `${path}.${process.pid}.new`;
  write(temporary);
  syncFile(temporary);
  renameSync(temporary, path);
}

/** Waits until a file's bytes are on the disk. */
export function syncFile(path: string): void {
  const file = openSync(path, "r+");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
