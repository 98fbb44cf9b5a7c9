import { closeSync, openSync, readSync } from "node:fs";
import { StringDecoder } from "node:string_decoder";

const CHUNK_BYTES = 1 << 20;

/** The lines of a UTF-8 file, except empty ones, one at a time. The file may be larger than memory. */
export function* readLines(path: string): Generator<string> {
  const file = openSync(path, "r");
  try {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    const decoder = new StringDecoder("utf8");
    /** The beginning of a line that the next chunk continues. */
    let begun = "";
    for (let size = readSync(file, chunk); size > 0; size = readSync(file, chunk)) {
      const lines = (begun + decoder.write(chunk.subarray(0, size))).split("\n");
      begun = lines.pop() ?? "";
      yield* lines.filter((line) => line.trim());
    }
    if (begun.trim()) yield begun;
  } finally {
    closeSync(file);
  }
}
