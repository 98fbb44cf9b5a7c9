import type { CaseDocument } from "#domain/recovery/ranking/case-document.ts";
import { tabulateCases } from "#domain/recovery/ranking/counted-cases.ts";
import { RecordSorter } from "#server/files/sort/record-sorter.ts";
import { sortKey } from "#server/files/sort/sort-key.ts";
import type { ColumnSpool } from "#server/generated/column-spool.ts";
import { SectionWriter } from "#server/generated/section-writer.ts";

/**
 * A case of a lawyer: its row in the table, the lawyer's side (index in SIDES), and the facts for the
 * ranking.
 */
interface CountedAppearance {
  row: number;
  side: number;
  facts: CaseDocument;
}

export const COUNTED = {
  offsets: "u32",
  court: "u16",
  cause: "u16",
  amount: "u8",
  influenceSum: "f64",
  activitySum: "f64",
  courts: "u32",
  influence: "f64",
  activity: "f64",
} as const;

/**
 * Sorts the appearances of lawyers back into their order and writes them, together with the columns of
 * CountedCases.
 */
export class CountedCasesWriter {
  readonly #file: SectionWriter<typeof COUNTED>;
  readonly #sorter = new RecordSorter<CountedAppearance>();
  readonly #today: number;

  /** `today` is the day of the collection's newest case, in days since 1970-01-01. */
  constructor(path: string, today: number) {
    this.#file = new SectionWriter(path, COUNTED);
    this.#today = today;
  }

  /** Adds an appearance. `at` is its index among all appearances. Appearances may come in any order. */
  add(at: number, appearance: CountedAppearance): void {
    this.#sorter.add(sortKey(at), appearance);
  }

  /**
   * Writes counted.bin, and appends the appearances and their sides to `columns`. `columns.offsets` is read:
   * lawyer i has the appearances from offset i up to offset i + 1.
   */
  finish(columns: Record<"offsets" | "appearances" | "sides", ColumnSpool>): void {
    const all = this.#sorter.sorted();
    const counted = this.#file.columns;
    counted.offsets.push(0);
    let from = -1;
    for (const end of columns.offsets.values()) {
      // The first offset is where the first lawyer starts, so no lawyer ends there.
      if (from >= 0) {
        const facts: CaseDocument[] = [];
        for (let left = end - from; left > 0; left--) {
          const appearance: CountedAppearance = all.next().value.value;
          columns.appearances.push(appearance.row);
          columns.sides.push(appearance.side);
          facts.push(appearance.facts);
        }
        this.#count(facts);
      }
      from = end;
    }
    this.#sorter.close();
    this.#file.finish();
  }

  /** Counts the cases of the next lawyer. `facts` has them oldest first. */
  #count(facts: readonly CaseDocument[]): void {
    const counted = this.#file.columns;
    const cases = {
      day: Int32Array.from(facts, ({ day }) => day),
      court: Uint16Array.from(facts, ({ court }) => court),
      cause: Uint16Array.from(facts, ({ cause }) => cause),
      year: Uint16Array.from(facts, ({ year }) => year),
      level: Uint8Array.from(facts, ({ level }) => level),
      amount: Uint8Array.from(facts, ({ amount }) => amount),
      reference: Uint8Array.from(facts, ({ reference }) => reference),
    };
    const appearances = Uint32Array.from(facts.keys());
    const { offsets: _, ...own } = tabulateCases(
      { offsets: Uint32Array.of(0, facts.length), appearances, cases },
      this.#today,
    );
    for (const [name, values] of Object.entries(own)) counted[name as keyof typeof own].pushAll(values);
    counted.offsets.push(counted.court.length);
  }
}
