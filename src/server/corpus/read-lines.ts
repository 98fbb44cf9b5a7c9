import { closeSync, openSync, readSync } from "node:fs";

const CHUNK_BYTES = 1 << 18;

/** The non-empty lines of a UTF-8 file, one after another, so that a file larger than memory can be read. */
export function* readLines(path: string): Generator<string> {
  const file = openSync(path, "r");
  try {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    const decoder = new TextDecoder();
    let rest = "";
    for (let size = readSync(file, chunk); size > 0; size = readSync(file, chunk)) {
      const lines = (rest + decoder.decode(chunk.subarray(0, size), { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) if (line.trim()) yield line;
    }
    rest += decoder.decode();
    if (rest.trim()) yield rest;
  } finally {
    closeSync(file);
  }
}
