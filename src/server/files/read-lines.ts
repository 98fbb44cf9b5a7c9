import { closeSync, openSync, readSync } from "node:fs";

const CHUNK_BYTES = 1 << 18;
/** A longer line is not a record; it is skipped without being held in memory. */
const MAX_LINE_BYTES = 64 << 20;
const LINE_FEED = 0x0a;

/** A line of a file with its number from 1. `text` is null if the line is too long. */
export interface FileLine {
  line: number;
  text: string | null;
}

/** The non-empty lines of a UTF-8 or GB18030 file, so that a file larger than memory can be read. */
export function* readLines(path: string): Generator<FileLine> {
  const file = openSync(path, "r");
  try {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    let decode: Decode | null = null;
    /** The beginning of a line that continues in the next chunk. */
    let begun: Buffer[] = [];
    let begunBytes = 0;
    let line = 0;
    for (let size = readSync(file, chunk); ; size = readSync(file, chunk)) {
      const bytes = chunk.subarray(0, size);
      decode ??= decoderFor(bytes);
      let start = 0;
      // In neither encoding is a line feed part of another character.
      while (start < size || size === 0) {
        const feed = bytes.indexOf(LINE_FEED, start);
        if (feed < 0 && size > 0) break;
        const end = feed < 0 ? 0 : feed;
        line++;
        if (begunBytes > MAX_LINE_BYTES) yield { line, text: null };
        else {
          const own = bytes.subarray(start, end);
          const text = decode(begun.length > 0 ? Buffer.concat([...begun, own]) : own, line === 1);
          if (text.trim()) yield { line, text };
        }
        begun = [];
        begunBytes = 0;
        start = end + 1;
        if (size === 0) return;
      }
      begunBytes += size - start;
      if (begunBytes > MAX_LINE_BYTES) begun = [];
      else if (start < size) begun.push(Buffer.from(bytes.subarray(start)));
    }
  } finally {
    closeSync(file);
  }
}

/** The text of a line; the byte order mark is removed from the first. */
type Decode = (bytes: Buffer, isFirst: boolean) => string;

/** Decodes UTF-8 if the beginning of the file is valid UTF-8, else GB18030. */
function decoderFor(start: Uint8Array): Decode {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(start, { stream: true });
  } catch {
    const decoder = new TextDecoder("gb18030");
    return (bytes) => decoder.decode(bytes);
  }
  // Several times faster than a TextDecoder; it keeps the byte order mark.
  return (bytes, isFirst) => {
    const text = bytes.toString("utf8");
    return isFirst ? text.replace(/^\ufeff/, "") : text;
  };
}
