import { join } from "node:path";
import { APPEAL_OUTCOMES } from "#domain/judgment/record.ts";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { readSections, writeSections } from "../../../generated/section-file.ts";
import { FIGURES_FILE } from "../../index-files.ts";
import type { SearchDocument } from "../../sources/document.ts";
import { hashText } from "./columns.ts";

/**
 * What statistics need of each document by doc id, and the hashes of normalised personal names, ascending.
 */
export interface StatisticsColumns {
  /** Index in APPEAL_OUTCOMES plus 1; 0 for a document without an appeal outcome. */
  outcome: Uint8Array;
  /** 1 if the source is complete. */
  complete: Uint8Array;
  /** Judges, clerks and assistants; counsel and their firms. */
  officers: Float64Array;
  /** Natural persons who are parties, or who represent or run one. */
  people: Float64Array;
}

/** Collects the statistics columns of documents added by doc id. */
export class StatisticsWriter {
  readonly #outcome: number[] = [];
  readonly #complete: number[] = [];
  readonly #officers = new Set<number>();
  readonly #people = new Set<number>();

  add({ outcome, complete, judges = [], counsel = [], staff = [], people = [] }: SearchDocument): void {
    this.#outcome.push(outcome ? APPEAL_OUTCOMES.indexOf(outcome) + 1 : 0);
    this.#complete.push(complete ? 1 : 0);
    for (const name of [...judges, ...staff, ...counsel]) this.#officers.add(hashText(normaliseText(name)));
    for (const name of people) this.#people.add(hashText(normaliseText(name)));
  }

  write(folder: string): void {
    const sorted = (hashes: Set<number>) => Float64Array.from(hashes).sort();
    const figures: StatisticsColumns = {
      outcome: Uint8Array.from(this.#outcome),
      complete: Uint8Array.from(this.#complete),
      officers: sorted(this.#officers),
      people: sorted(this.#people),
    };
    writeSections(join(folder, FIGURES_FILE), {}, { ...figures });
  }
}

/** The statistics columns of a folder; throws ENOENT if there are none. */
export function readStatisticsColumns(folder: string): StatisticsColumns {
  const file = readSections(join(folder, FIGURES_FILE));
  return {
    outcome: file.column("outcome", "u8"),
    complete: file.column("complete", "u8"),
    officers: file.column("officers", "f64"),
    people: file.column("people", "f64"),
  };
}
