import { join } from "node:path";
import { readSections, writeSections } from "../../../generated/section-file.ts";
import { ByteWriter } from "../postings/byte-writer.ts";
import type { PassageOffsets } from "../postings/postings-writer.ts";

/** Where each document's passages lie in the text index; only some queries need it. */
const PIECES_FILE = "pieces.bin";

/**
 * By doc id: the positions where the fields after the holding end (the last one ends with the document), and
 * the offset of the varints that hold the differences between the starts of the document's passages.
 */
export interface PassageTable {
  bodyEnd: Uint32Array;
  courtnameEnd: Uint32Array;
  judgeEnd: Uint32Array;
  startsAt: Uint32Array;
  starts: Uint8Array;
}

/** Collects the passages of documents added in ascending doc id. */
export class PassageTableWriter {
  readonly #ends: [number[], number[], number[]] = [[], [], []];
  readonly #startsAt: number[] = [];
  readonly #starts = new ByteWriter();

  add({ starts, ends }: PassageOffsets): void {
    for (const [at, list] of this.#ends.entries()) list.push(ends[at + 3] ?? 0);
    this.#startsAt.push(this.#starts.length);
    for (const [at, start] of starts.entries()) this.#starts.varint(start - (starts[at - 1] ?? 0));
  }

  write(folder: string): void {
    const [bodyEnd, courtnameEnd, judgeEnd] = this.#ends;
    writeSections(
      join(folder, PIECES_FILE),
      {},
      {
        bodyEnd: Uint32Array.from(bodyEnd),
        courtnameEnd: Uint32Array.from(courtnameEnd),
        judgeEnd: Uint32Array.from(judgeEnd),
        startsAt: Uint32Array.from([...this.#startsAt, this.#starts.length]),
        starts: this.#starts.copy(),
      },
    );
  }
}

/** The table of a folder, as views of one buffer. */
export function readPassageTable(folder: string): PassageTable {
  const file = readSections(join(folder, PIECES_FILE));
  return {
    bodyEnd: file.column("bodyEnd", "u32"),
    courtnameEnd: file.column("courtnameEnd", "u32"),
    judgeEnd: file.column("judgeEnd", "u32"),
    startsAt: file.column("startsAt", "u32"),
    starts: file.column("starts", "u8"),
  };
}
