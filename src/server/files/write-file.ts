import { mkdirSync, statSync, type WriteFileOptions, writeFileSync, writeSync } from "node:fs";
import { rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/*
 * Only this module writes bytes to files in the service. A system call may write fewer bytes than it was
 * given and report no error, for example on a nearly full disk. So a plain `writeSync`, `write` or `writev`
 * could leave a file cut off.
 */

/** The disk has fewer bytes than were written, although no call failed. */
export class ShortWrite extends Error {
  override name = "ShortWrite";
  /** The code that the system gives for a failing disk. */
  readonly code = "EIO";
  readonly path: string;

  constructor(path: string) {
    super(`${path} was cut off`);
    this.path = path;
  }
}

/** Writes all bytes to an open file. `from` is the offset; null is the current position. */
export function writeFully(file: number, bytes: Uint8Array, from: number | null = null): void {
  for (let done = 0; done < bytes.length; ) {
    const at = from === null ? null : from + done;
    const count = writeSync(file, bytes, done, bytes.length - done, at);
    if (count === 0) throw new ShortWrite(`file ${file}`);
    done += count;
  }
}

/** Writes a whole file and checks its length on disk. An error has the path of the file. */
export function writeWhole(path: string, content: string | Uint8Array, options: WriteFileOptions = {}): void {
  try {
    writeFileSync(path, content, options);
  } catch (error) {
    // The system does not name the file if a write fails with ENOSPC.
    throw Object.assign(error as Error, { path });
  }
  checkLength(path, statSync(path).size, Buffer.byteLength(content));
}

/** Writes a value as JSON with `writeWhole`. The folders above the file are created. */
export function writeJson(path: string, value: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  writeWhole(path, JSON.stringify(value));
}

/**
 * Creates a file from pieces and syncs it to disk. Only the owner may read the file. If it fails, the file is
 * removed.
 */
export async function writeNew(path: string, pieces: readonly Uint8Array[]): Promise<void> {
  const bytes = Buffer.concat(pieces);
  try {
    await writeFile(path, bytes, { flag: "wx", mode: 0o600, flush: true });
    checkLength(path, (await stat(path)).size, bytes.length);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") await rm(path, { force: true });
    throw error;
  }
}

function checkLength(path: string, found: number, expected: number): void {
  if (found !== expected) throw new ShortWrite(path);
}
