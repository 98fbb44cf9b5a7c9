import { RecordFile } from "../files/record-file.ts";
import { openGenerated } from "./block-file.ts";
import { type ColumnSpool, within32Bits } from "./column-spool.ts";

/**
 * Writes texts in UTF-8, one after another. The column `offsets` receives the offset of each text, and
 * finally that of the end.
 */
export class TextWriter {
  readonly #path: string;
  readonly #file: RecordFile;
  readonly #offsets: ColumnSpool;

  constructor(path: string, offsets: ColumnSpool) {
    this.#path = path;
    this.#file = new RecordFile(path);
    this.#offsets = offsets;
    offsets.push(0);
  }

  /** Appends a text or its bytes. If offsets are u32, the texts may have at most 4 GB together. */
  add(text: string | Buffer): void {
    const end = this.#file.add(typeof text === "string" ? Buffer.from(text) : text);
    this.#offsets.push(this.#offsets.kind === "u32" ? within32Bits(end, this.#path) : end);
  }

  close(): void {
    this.#file.close();
  }
}

/** Reads single texts of a file that TextWriter wrote. A text is read and decoded when it is requested. */
export interface TextReader {
  at(index: number): string;
  close(): void;
}

/** Opens a file that TextWriter wrote. `offsets` are in bytes. Throws ENOENT if the file does not exist. */
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
