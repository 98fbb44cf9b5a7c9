import { closeSync, openSync, readSync } from "node:fs";
import { StringDecoder } from "node:string_decoder";

const CHUNK_BYTES = 1 << 20;

/** The non-empty lines of a UTF-8 file, one at a time, so that the file may exceed memory. */
export function* readLines(path: string): Generator<string> {
  const file = openSync(path, "r");
  try {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    const decoder = new StringDecoder("utf8");
    /** The start of a line that continues in the next chunk. */
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
