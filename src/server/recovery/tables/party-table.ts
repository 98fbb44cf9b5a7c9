import { RecordSorter } from "#server/files/sort/record-sorter.ts";
import { sortKey } from "#server/files/sort/sort-key.ts";
import { within32Bits } from "#server/generated/column-spool.ts";
import { SectionWriter } from "#server/generated/section-writer.ts";

export const PARTIES = {
  offsets: "u32",
  lawyer: "u32",
  row: "u32",
  nameOffsets: "u32",
  names: "u8",
} as const;

/** A case in which a lawyer represented a party. `lawyer` and `row` are indices in the tables. */
interface Acted {
  party: string;
  lawyer: number;
  row: number;
}

/** Writes who represented whom: the names of the parties in order, each with its pairs of lawyer and case. */
export class PartyTable {
  readonly #path: string;
  readonly #file: SectionWriter<typeof PARTIES>;
  readonly #sorter = new RecordSorter<Acted>();

  constructor(path: string) {
    this.#path = path;
    this.#file = new SectionWriter(path, PARTIES);
  }

  /**
   * Adds a case in which a lawyer represented a party. The case is the `nth` of the lawyer's cases. Cases may
   * come in any order.
   */
  add(party: string, lawyer: number, nth: number, row: number): void {
    this.#sorter.add(sortKey(party, lawyer, nth), { party, lawyer, row });
  }

  finish(): void {
    const { offsets, lawyer, row, nameOffsets, names } = this.#file.columns;
    let last: string | null = null;
    nameOffsets.push(0);
    for (const { value: acted } of this.#sorter.sorted()) {
      if (acted.party !== last) {
        offsets.push(lawyer.length);
        names.pushAll(Buffer.from(`${acted.party}\n`));
        nameOffsets.push(within32Bits(names.length, this.#path));
      }
      last = acted.party;
      lawyer.push(acted.lawyer);
      row.push(acted.row);
    }
    offsets.push(lawyer.length);
    this.#sorter.close();
    this.#file.finish();
  }
}
