import { lstat, opendir, realpath, stat } from "node:fs/promises";
import { join } from "node:path";
import type { InputFault } from "./piece.ts";
import { isAddress } from "./remote-file.ts";

/** A file or URL to read, or why a path cannot be read. */
export type FoundInput =
  | { kind: "file"; path: string; bytes: number; changed: number }
  | { kind: "failed"; path: string; reason: InputFault };

/**
 * All files under the paths, except hidden ones. Folders are sorted by name, in the order of code units, so
 * that every machine reads in the same order. A broken or circular link is reported as failed and skipped.
 */
export async function* walkInputs(paths: readonly string[]): AsyncGenerator<FoundInput> {
  for (const path of paths) {
    if (isAddress(path)) yield { kind: "file", path, bytes: 0, changed: 0 };
    else yield* walk(path, []);
  }
}

/** The number of files under the paths and their total size in bytes. A URL counts as a file of 0 bytes. */
export async function measureInputs(paths: readonly string[]): Promise<{ files: number; bytes: number }> {
  let files = 0;
  let bytes = 0;
  for await (const found of walkInputs(paths)) {
    files++;
    if (found.kind === "file") bytes += found.bytes;
  }
  return { files, bytes };
}

async function* walk(path: string, above: readonly string[]): AsyncGenerator<FoundInput> {
  try {
    const { size, mtimeMs, ...kind } = await stat(path).then((found) => ({
      size: found.size,
      mtimeMs: found.mtimeMs,
      isFolder: found.isDirectory(),
      isFile: found.isFile(),
    }));
    if (kind.isFile) yield { kind: "file", path, bytes: size, changed: mtimeMs };
    if (!kind.isFolder) return;
    const real = await realpath(path);
    if (above.includes(real)) {
      yield { kind: "failed", path, reason: "link_loop" };
      return;
    }
    for (const name of await namesOf(path)) yield* walk(join(path, name), [...above, real]);
  } catch (error) {
    yield { kind: "failed", path, reason: await reasonOf(error as NodeJS.ErrnoException, path) };
  }
}

async function reasonOf({ code }: NodeJS.ErrnoException, path: string): Promise<InputFault> {
  if (code === "ELOOP") return "link_loop";
  if (code === "EACCES" || code === "EPERM") return "no_permission";
  if (code !== "ENOENT") return "read_error";
  return (await lstat(path).catch(() => null)) ? "dangling_link" : "missing";
}

async function namesOf(folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of await opendir(folder)) {
    if (!name.startsWith(".") && name !== "__MACOSX") names.push(name);
  }
  return names.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}
