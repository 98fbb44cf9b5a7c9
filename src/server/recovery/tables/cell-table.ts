import type { CaseDocument } from "#domain/recovery/ranking/case-document.ts";
import { FIRST_YEAR } from "#domain/recovery/ranking/formula.ts";
import { RecordSorter } from "#server/files/sort/record-sorter.ts";
import { SectionWriter } from "#server/generated/section-writer.ts";

const CELLS = { court: "u16", cause: "u16", counted: "u8", offsets: "u32", lawyers: "u32" } as const;

/** Bytes of a record: court, cause and whether it is counted, which tell the cell, then the lawyer. */
const CELL_BYTES = 5;
const RECORD_BYTES = CELL_BYTES + 4;

/** Writes who had a case of which cause before which court (LawyerCells). */
export class CellTable {
  readonly #file: SectionWriter<typeof CELLS>;
  readonly #sorter: RecordSorter;

  constructor(path: string) {
    this.#file = new SectionWriter(path, CELLS);
    this.#sorter = new RecordSorter(`${path}.tmp`);
  }

  /** Adds a case of a lawyer, in any order. */
  add({ court, cause, year }: CaseDocument, lawyer: number): void {
    const record = Buffer.allocUnsafe(RECORD_BYTES);
    record.writeUInt16BE(court, 0);
    record.writeUInt16BE(cause, 2);
    record.writeUInt8(year >= FIRST_YEAR ? 1 : 0, 4);
    record.writeUInt32BE(lawyer, CELL_BYTES);
    this.#sorter.add(record);
  }

  finish(): void {
    const { court, cause, counted, offsets, lawyers } = this.#file.columns;
    const cell = Buffer.alloc(CELL_BYTES);
    for (const { key } of this.#sorter.sorted()) {
      if (court.length === 0 || cell.compare(key, 0, CELL_BYTES) !== 0) {
        cell.set(key.subarray(0, CELL_BYTES));
        court.push(cell.readUInt16BE(0));
        cause.push(cell.readUInt16BE(2));
        counted.push(cell.readUInt8(4));
        offsets.push(lawyers.length);
      }
      lawyers.push(key.readUInt32BE(CELL_BYTES));
    }
    offsets.push(lawyers.length);
    this.#sorter.close();
    this.#file.finish();
  }
}
