import { closeSync, openSync, readSync } from "node:fs";

const CHUNK_BYTES = 1 << 18;
/** A longer line is no record; it is passed over without being held in memory. */
const LONGEST_LINE = 32 << 20;

/** A line of a file with its number from 1. `text` is null where the line is too long to be read. */
export interface FileLine {
  line: number;
  text: string | null;
}

/** The non-empty lines of a UTF-8 or GB18030 file, so that a file larger than memory can be read. */
export function* readLines(path: string): Generator<FileLine> {
  const file = openSync(path, "r");
  try {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    let decoder: TextDecoder | null = null;
    let rest = "";
    let isTooLong = false;
    let line = 0;
    for (let size = readSync(file, chunk); ; size = readSync(file, chunk)) {
      const bytes = chunk.subarray(0, size);
      decoder ??= decoderFor(bytes);
      const lines = (rest + decoder.decode(bytes, { stream: size > 0 })).split("\n");
      rest = size > 0 ? (lines.pop() ?? "") : "";
      for (const text of lines) {
        line++;
        if (isTooLong) yield { line, text: null };
        else if (text.trim()) yield { line, text };
        isTooLong = false;
      }
      if (rest.length > LONGEST_LINE) isTooLong = true;
      if (isTooLong) rest = "";
      if (size === 0) return;
    }
  } finally {
    closeSync(file);
  }
}

function decoderFor(bytes: Uint8Array): TextDecoder {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return new TextDecoder("utf-8");
  } catch {
    return new TextDecoder("gb18030");
  }
}
