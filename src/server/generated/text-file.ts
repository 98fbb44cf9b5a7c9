import { RecordFile } from "../files/record-file.ts";
import { openGenerated } from "./block-file.ts";
import { type ColumnSpool, within32Bits } from "./column-spool.ts";

/** Writes texts as UTF-8, one after another; a column receives the offset of each and the end. */
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

  /** Appends a text, or its bytes; with u32 offsets at most 4 GB in total. */
  add(text: string | Buffer): void {
    const end = this.#file.add(typeof text === "string" ? Buffer.from(text) : text);
    this.#offsets.push(this.#offsets.kind === "u32" ? within32Bits(end, this.#path) : end);
  }

  close(): void {
    this.#file.close();
  }
}

/** Reads single texts of a packed file; only requested texts are read and decoded. */
export interface TextReader {
  at(index: number): string;
  close(): void;
}

/** Opens a packed file whose texts start at `offsets`, in bytes; throws ENOENT if it does not exist. */
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
