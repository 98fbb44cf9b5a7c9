import { closeSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { writeWhole } from "./write-file.ts";

/**
 * Writes a temporary file and moves it into place in one step. So readers see either the old or the new file,
 * even if the process is killed. `content` is the content, or a function that writes it. Each process has a
 * temporary name of its own. The temporary file is removed if writing fails.
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
