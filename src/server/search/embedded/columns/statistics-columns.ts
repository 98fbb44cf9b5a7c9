import { join } from "node:path";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import type { ColumnKind } from "../../../generated/column-kinds.ts";
import { FIGURES_FILE } from "../../../generated/index-files.ts";
import { readColumns, readSections } from "../../../generated/section-file.ts";
import { SectionWriter } from "../../../generated/section-writer.ts";
import type { SearchDocument } from "../../sources/document.ts";
import { HashSetWriter } from "./hash-table.ts";

/**
 * The data that only statistics and look-ups of names use. `complete` is indexed by doc id. The others are
 * ascending hashes of normalised names.
 */
export interface StatisticsColumns {
  /** 1 if the source of the document is complete, else 0. */
  complete: Uint8Array;
  /** Hashes of the names of judges, clerks, assistants, counsel and law firms. */
  officers: Float64Array;
  /** Hashes of the names of natural persons: parties, and people who represent or manage a party. */
  people: Float64Array;
}

const KINDS = {
  complete: "u8",
  officers: "f64",
  people: "f64",
} as const satisfies Record<keyof StatisticsColumns, ColumnKind>;

/** Writes the statistics columns. Documents are added in the order of the doc ids. */
export class StatisticsWriter {
  readonly #file: SectionWriter<typeof KINDS>;
  readonly #officers: HashSetWriter;
  readonly #people: HashSetWriter;

  constructor(folder: string) {
    const path = join(folder, FIGURES_FILE);
    this.#file = new SectionWriter(path, KINDS);
    this.#officers = new HashSetWriter();
    this.#people = new HashSetWriter();
  }

  add({ complete, judges = [], counsel = [], staff = [], people = [] }: SearchDocument): void {
    const columns = this.#file.columns;
    columns.complete.push(complete ? 1 : 0);
    for (const name of [...judges, ...staff, ...counsel]) this.#officers.add(normaliseText(name));
    for (const name of people) this.#people.add(normaliseText(name));
  }

  finish(): void {
    this.#officers.finish(this.#file.columns.officers);
    this.#people.finish(this.#file.columns.people);
    this.#file.finish();
  }
}

/** Reads the statistics columns in a folder. Throws ENOENT if the folder has none. */
export const readStatisticsColumns = (folder: string): StatisticsColumns =>
  readColumns(readSections(join(folder, FIGURES_FILE)), KINDS);
