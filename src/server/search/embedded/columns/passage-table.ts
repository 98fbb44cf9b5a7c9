import { join } from "node:path";
import { uint32At } from "#domain/search/array-reads.ts";
import { VarintCursor } from "#domain/search/varint.ts";
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

/** Above all positions. */
const END = 0x7fff_ffff;

/** Walks the passages of one document after the other. */
export class PassageCursor {
  /** The positions of the passage reached: from its first to that of the next, exclusive. */
  from = 0;
  to = 0;
  readonly #startsAt: Uint32Array;
  readonly #starts: VarintCursor;

  constructor({ startsAt, starts }: PassageTable) {
    this.#startsAt = startsAt;
    this.#starts = new VarintCursor(starts);
  }

  /** Goes before the first passage of a document. */
  begin(docId: number): void {
    this.#starts.at = uint32At(this.#startsAt, docId);
    this.#starts.end = uint32At(this.#startsAt, docId + 1);
    this.from = 0;
    this.to = 0;
  }

  /** Goes on to the passage of a position, which does not lie before the passage reached. */
  reach(position: number): void {
    while (this.to <= position) {
      this.from = this.to;
      this.to = this.#starts.at === this.#starts.end ? END : this.to + this.#starts.next();
    }
  }
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
