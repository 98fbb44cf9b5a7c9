import { closeSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { writeWhole } from "./write-file.ts";

/**
 * Writes a temporary file, given its content or what writes it, and moves it into place in one step, so that readers
 * see the old file or the new one and nothing in between, even if the process is killed. Each process uses its own
 * temporary name; nothing is left of a file that could not be written.
 */
export function replaceFile(
  path: string,
  content: string | Uint8Array | ((temporary: string) => void),
): void {
  const temporary = `${path}.${process.pid}.new`;
  try {
    if (typeof content !== "function") writeWhole(temporary, content);
    else content(temporary);
    syncFile(temporary);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

function syncFile(path: string): void {
  const file = openSync(path, "r+");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
