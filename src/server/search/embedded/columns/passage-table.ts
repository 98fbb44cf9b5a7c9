import { join } from "node:path";
import { uint32At } from "#domain/search/array-reads.ts";
import { VarintCursor } from "#domain/search/varint.ts";
import type { ColumnKind } from "../../../generated/column-kinds.ts";
import { within32Bits } from "../../../generated/column-spool.ts";
import { readColumns, readSections } from "../../../generated/section-file.ts";
import { SectionWriter } from "../../../generated/section-writer.ts";
import { ByteWriter } from "../lists/byte-writer.ts";
import type { PassageOffsets } from "../postings/postings-writer.ts";

/** The file of the passage table. It is separate, because only some queries read it. */
const PIECES_FILE = "pieces.bin";

/**
 * The fields and passages of each document, indexed by doc id. Each `…End` column holds the position at which
 * a field ends; the last field ends with the document. The distances from one passage start to the next are
 * varints in `starts`, from the byte offset in `startsAt`.
 */
export interface PassageTable {
  bodyEnd: Uint32Array;
  courtnameEnd: Uint32Array;
  judgeEnd: Uint32Array;
  startsAt: Uint32Array;
  starts: Uint8Array;
}

/** End of the last passage; greater than all positions. */
const END = 0x7fff_ffff;

/** Walks the passages of one document after another. */
export class PassageCursor {
  /** First position of the current passage, and first position of the next passage. */
  from = 0;
  to = 0;
  readonly #startsAt: Uint32Array;
  readonly #starts: VarintCursor;

  constructor({ startsAt, starts }: PassageTable) {
    this.#startsAt = startsAt;
    this.#starts = new VarintCursor(starts);
  }

  /** Moves the cursor before the first passage of a document. */
  begin(docId: number): void {
    this.#starts.at = uint32At(this.#startsAt, docId);
    this.#starts.end = uint32At(this.#startsAt, docId + 1);
    this.from = 0;
    this.to = 0;
  }

  /** Moves to the passage that contains a position. The position must not precede the current passage. */
  reach(position: number): void {
    while (this.to <= position) {
      this.from = this.to;
      this.to = this.#starts.at === this.#starts.end ? END : this.to + this.#starts.next();
    }
  }
}

const KINDS = {
  bodyEnd: "u32",
  courtnameEnd: "u32",
  judgeEnd: "u32",
  startsAt: "u32",
  starts: "u8",
} as const satisfies Record<keyof PassageTable, ColumnKind>;

/** Writes the passages of documents. Documents are added in the order of the doc ids. */
export class PassageTableWriter {
  readonly #file: SectionWriter<typeof KINDS>;
  readonly #starts = new ByteWriter(1 << 10);

  constructor(folder: string) {
    this.#file = new SectionWriter(join(folder, PIECES_FILE), KINDS);
    this.#file.columns.startsAt.push(0);
  }

  add({ starts, ends }: PassageOffsets): void {
    const columns = this.#file.columns;
    columns.bodyEnd.push(ends[3] ?? 0);
    columns.courtnameEnd.push(ends[4] ?? 0);
    columns.judgeEnd.push(ends[5] ?? 0);
    this.#starts.clear();
    for (const [at, start] of starts.entries()) this.#starts.varint(start - (starts[at - 1] ?? 0));
    columns.starts.pushAll(this.#starts.view());
    columns.startsAt.push(within32Bits(columns.starts.length, PIECES_FILE));
  }

  finish(): void {
    this.#file.finish();
  }
}

/** Reads the table in a folder. Its columns are views of one buffer. */
export const readPassageTable = (folder: string): PassageTable =>
  readColumns(readSections(join(folder, PIECES_FILE)), KINDS);
