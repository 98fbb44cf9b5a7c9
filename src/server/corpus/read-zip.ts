import { closeSync, openSync, readSync } from "node:fs";
import { Unzip, UnzipInflate } from "fflate";

const CHUNK_BYTES = 1 << 16;
/** A whole archive ends with this record and a comment of at most 64 kB; one that was cut off does not. */
const END_MARK = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const END_BYTES = 22 + 0xffff;

/** What an archive may unfold to; a zip bomb is thousands of times its size. */
export interface ZipLimits {
  entries: number;
  entryBytes: number;
  totalBytes: number;
}

/** Room for any honest collection of texts: 64 MB a file, 8 GB in all. */
const ZIP_LIMITS: ZipLimits = { entries: 500_000, entryBytes: 64 << 20, totalBytes: 2 ** 33 };

/** One file of an archive, or why it was left out. */
export type ZipEntry =
  | { kind: "file"; name: string; bytes: Uint8Array }
  | { kind: "failed"; name: string; reason: "too_large" | "unreadable" };

/**
 * The files of a zip archive one after another, without unpacking it to disk or holding it in memory. What an
 * entry claims about its size is not believed: bytes are counted as they come, and reading stops at a limit.
 */
export function* readZip(path: string, limits: ZipLimits = ZIP_LIMITS): Generator<ZipEntry> {
  const done: ZipEntry[] = [];
  const begun = new Set<string>();
  const state = { entries: 0, total: 0, isOver: false };
  const unzip = new Unzip((file) => {
    if (file.name.endsWith("/") || state.isOver) return;
    const name = decodeName(file.name);
    if (++state.entries > limits.entries) {
      state.isOver = true;
      done.push({ kind: "failed", name, reason: "too_large" });
      return;
    }
    begun.add(name);
    const chunks: Uint8Array[] = [];
    let size = 0;
    let isFailed = false;
    file.ondata = (error, chunk, final) => {
      if (isFailed) return;
      size += chunk?.length ?? 0;
      state.total += chunk?.length ?? 0;
      if (error || size > limits.entryBytes || state.total > limits.totalBytes) {
        isFailed = true;
        begun.delete(name);
        // What unfolds to more than any text is a bomb: the rest of the archive is not worth the time.
        state.isOver ||= !error;
        done.push({ kind: "failed", name, reason: error ? "unreadable" : "too_large" });
        return;
      }
      chunks.push(chunk);
      if (!final) return;
      begun.delete(name);
      done.push({ kind: "file", name, bytes: Buffer.concat(chunks) });
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  const input = openSync(path, "r");
  try {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    let ending: Uint8Array = new Uint8Array(0);
    for (let read = readSync(input, chunk); !state.isOver; read = readSync(input, chunk)) {
      push(unzip, Uint8Array.from(chunk.subarray(0, read)), read === 0, done, path);
      yield* done.splice(0);
      if (read === 0) break;
      ending = Buffer.concat([ending, chunk.subarray(0, read)]).subarray(-END_BYTES);
    }
    yield* done.splice(0);
    for (const name of begun) yield { kind: "failed", name, reason: "unreadable" };
    if (!state.isOver && begun.size === 0 && Buffer.from(ending).lastIndexOf(END_MARK) < 0) {
      yield { kind: "failed", name: "(end of the archive)", reason: "unreadable" };
    }
  } finally {
    closeSync(input);
  }
}

/** fflate throws on damaged data; that ends the archive, not the import. */
function push(unzip: Unzip, bytes: Uint8Array, final: boolean, done: ZipEntry[], path: string): void {
  try {
    unzip.push(bytes, final);
  } catch {
    done.push({ kind: "failed", name: path, reason: "unreadable" });
  }
}

/** File names without the UTF-8 flag come as Latin-1; Chinese Windows writes them in GBK. */
function decodeName(name: string): string {
  if (![...name].every((character) => character.charCodeAt(0) < 256)) return name;
  const bytes = Uint8Array.from(name, (character) => character.charCodeAt(0));
  for (const label of ["utf-8", "gb18030"]) {
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {
      // Not in this encoding.
    }
  }
  return name;
}
