import { createHash } from "node:crypto";
import { closeSync, fsyncSync, ftruncateSync, openSync } from "node:fs";
import { writeFully } from "../../files/write-file.ts";
import { packBlock } from "./part-file.ts";
import { lineOf, type StoredFields } from "./prepared.ts";

/** Approximate size in bytes of the lines in a block. */
const BLOCK_BYTES = 4 << 20;

/** A part as the state stores it. `print` is a checksum of the content. */
export interface CorpusPart {
  n: number;
  source: string;
  file: string;
  bytes: number;
  records: number;
  print: string;
}

/** Appends records to a part file. Content that was not saved is cut off when the part is opened again. */
export class PartWriter {
  readonly part: CorpusPart;
  readonly #file: number;
  #lines: Uint8Array[] = [];
  #gathered = 0;
  #waiting = 0;

  constructor(path: string, part: CorpusPart) {
    this.part = part;
    this.#file = openSync(path, part.bytes > 0 ? "r+" : "w");
    ftruncateSync(this.#file, part.bytes);
  }

  /** Appends a record. Returns its number in the part. */
  append(record: StoredFields): number {
    for (const piece of lineOf(record, this.part.source)) {
      this.#lines.push(piece);
      this.#gathered += piece.length;
    }
    this.#waiting++;
    const ordinal = this.part.records++;
    if (this.#gathered >= BLOCK_BYTES) this.flush();
    return ordinal;
  }

  /** Appends an empty line in place of a removed record. */
  appendNothing(): void {
    this.#lines.push(Buffer.from("\n"));
    this.#gathered++;
    this.#waiting++;
    this.part.records++;
  }

  /** Writes the buffer to the file. */
  flush(): void {
    if (this.#waiting === 0) return;
    const block = packBlock(Buffer.concat(this.#lines, this.#gathered), this.#waiting);
    writeFully(this.#file, block, this.part.bytes);
    this.part.bytes += block.length;
    this.part.print = createHash("sha256").update(this.part.print).update(block).digest("hex").slice(0, 16);
    this.#lines = [];
    this.#gathered = 0;
    this.#waiting = 0;
  }

  /** Writes the buffer to the file and syncs it to disk. */
  sync(): void {
    this.flush();
    fsyncSync(this.#file);
  }

  close(): void {
    closeSync(this.#file);
  }
}
