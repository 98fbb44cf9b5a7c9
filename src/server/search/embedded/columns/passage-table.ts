import { VarintCursor } from "#domain/search/varint.ts";
import { within32Bits } from "../../../generated/column-spool.ts";
import { COLUMNS_FILE } from "../../../generated/index-files.ts";
import { ByteWriter } from "../lists/byte-writer.ts";
import type { PassageOffsets } from "../postings/postings-writer.ts";
import type { ColumnSpools, Columns } from "./columns.ts";

/** End of the last passage; greater than all positions. */
const END = 0x7fff_ffff;

/** Walks the passages of one document after another. */
export class PassageCursor {
  /** First position of the current passage, and first position of the next passage. */
  from = 0;
  to = 0;
  readonly #passagesAt: Uint32Array;
  readonly #starts: VarintCursor;

  constructor({ passagesAt, passages }: Columns) {
    this.#passagesAt = passagesAt;
    this.#starts = new VarintCursor(passages);
  }

  /** Moves the cursor before the first passage of a document. */
  begin(docId: number): void {
    this.#starts.at = this.#passagesAt[docId]!;
    this.#starts.end = this.#passagesAt[docId + 1]!;
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

/** Adds the passages and the ends of the fields of the next document. */
export function addPassages(columns: ColumnSpools, { starts, ends }: PassageOffsets): void {
  const { titleEnd, causeEnd, holdingEnd, bodyEnd, courtnameEnd, judgeEnd } = columns;
  for (const [field, column] of [titleEnd, causeEnd, holdingEnd, bodyEnd, courtnameEnd, judgeEnd].entries())
    column.push(ends[field] ?? 0);
  const bytes = new ByteWriter(1 << 10);
  for (const [at, start] of starts.entries()) bytes.varint(start - (starts[at - 1] ?? 0));
  columns.passages.pushAll(bytes.view());
  columns.passagesAt.push(within32Bits(columns.passages.length, COLUMNS_FILE));
}
