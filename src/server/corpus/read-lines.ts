import { closeSync, openSync, readSync } from "node:fs";
import { StringDecoder } from "node:string_decoder";

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
    let decode: Decode | null = null;
    let rest = "";
    let isTooLong = false;
    let line = 0;
    for (let size = readSync(file, chunk); ; size = readSync(file, chunk)) {
      const bytes = chunk.subarray(0, size);
      decode ??= decoderFor(bytes);
      const lines = (rest + decode(bytes, size === 0)).split("\n");
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

/** Text of the next bytes; the last call says so. */
type Decode = (bytes: Uint8Array, isLast: boolean) => string;

function decoderFor(start: Uint8Array): Decode {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(start, { stream: true });
  } catch {
    const decoder = new TextDecoder("gb18030");
    return (bytes, isLast) => decoder.decode(bytes, { stream: !isLast });
  }
  // Several times as fast as a TextDecoder that streams; it keeps the mark at the start, which goes here.
  const decoder = new StringDecoder("utf8");
  let isStart = true;
  return (bytes, isLast) => {
    const text = isLast
      ? decoder.end()
      : decoder.write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    const clean = isStart ? text.replace(/^\ufeff/, "") : text;
    isStart = false;
    return clean;
  };
}
