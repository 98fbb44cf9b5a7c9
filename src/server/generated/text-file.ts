import { RecordFile } from "../files/record-file.ts";
import { openGenerated } from "./block-file.ts";
import { type ColumnSpool, within32Bits } from "./column-spool.ts";

/**
 * Writes texts in UTF-8, one after another. The column `offsets` receives the offset of each text, and
 * finally that of the end. If offsets are u32, the texts may have at most 4 GB together.
 */
export function writeTexts(path: string, offsets: ColumnSpool) {
  const file = new RecordFile(path);
  offsets.push(0);
  return {
    /** Appends a text or its bytes. */
    add(text: string | Buffer): void {
      const end = file.add(typeof text === "string" ? Buffer.from(text) : text);
      offsets.push(offsets.kind === "u32" ? within32Bits(end, path) : end);
    },
    close: () => file.close(),
  };
}

/** Reads single texts of a file that writeTexts wrote. A text is read and decoded when it is requested. */
export interface TextReader {
  at(index: number): string;
  close(): void;
}

/** Opens a file that writeTexts wrote. `offsets` are in bytes. Throws ENOENT if the file does not exist. */
export function openTexts(path: string, offsets: Uint32Array | Float64Array): TextReader {
  const file = openGenerated(path);
  return {
    at: (index) => {
      const from = offsets[index]!;
      const bytes = Buffer.allocUnsafe(offsets[index + 1]! - from);
      file.read(bytes, from);
      return bytes.toString("utf8");
    },
    close: () => file.close(),
  };
}
