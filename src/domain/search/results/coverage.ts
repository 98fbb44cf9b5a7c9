import { itemAt } from "#domain/search/array-reads.ts";
import type { Hierarchy } from "../tree/hierarchy.ts";

/** One court with documents of its own or below it. */
export interface CoverageRow {
  label: string;
  /** 0 for the supreme court and the provinces, then one more per level; -1 for documents that name no court. */
  depth: number;
  /** Documents of the court and all below it, by index in `years`. */
  counts: number[];
  /** Documents of all years and without a year, and how many of them come from complete sources. */
  total: number;
  complete: number;
}

/** How many documents a collection has, by court and year. */
export interface Coverage {
  /** Every year between the last and the first with a document, newest first. */
  years: number[];
  total: number;
  /** Documents without a date; they are in no year. */
  undated: number;
  /** Depth first: a province, then its courts. */
  rows: CoverageRow[];
}

/** Documents of one court by year, 0 for those without a date, and how many of them come from complete sources. */
interface CourtTally {
  years: Map<number, number>;
  complete: number;
}

/** Counts documents by court and year. */
export class CoverageTally {
  readonly #courts = new Map<number, CourtTally>();

  /** Counts a document by the ordinal of its court (past the end if none) and its year (0 if none). */
  add(court: number, year: number, isComplete: boolean): void {
    const tally = this.#courts.get(court) ?? { years: new Map(), complete: 0 };
    tally.years.set(year, (tally.years.get(year) ?? 0) + 1);
    if (isComplete) tally.complete++;
    this.#courts.set(court, tally);
  }

  /**
   * The counts by the courts of a tree. Every court includes those below it, except the supreme court, which
   * is a row beside the provinces and has only its own.
   */
  coverage(courts: Hierarchy): Coverage {
    const dated = [...this.#courts.values()].flatMap(({ years }) =>
      [...years.keys()].filter((year) => year > 0),
    );
    const first = dated.reduce((least, year) => Math.min(least, year), Number.POSITIVE_INFINITY);
    const last = dated.reduce((most, year) => Math.max(most, year), 0);
    const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => last - at);

    const empty = (label: string, depth: number): CoverageRow => ({
      label,
      depth,
      counts: years.map(() => 0),
      total: 0,
      complete: 0,
    });
    const rows = courts.keys.map((_, ordinal) =>
      empty(itemAt(courts.labels, ordinal), depthOf(courts, ordinal)),
    );
    const nowhere = empty("", -1);
    let total = 0;
    let undated = 0;
    for (const [court, tally] of this.#courts) {
      const row = rows[court] ?? nowhere;
      row.complete += tally.complete;
      for (const [year, count] of tally.years) {
        row.total += count;
        total += count;
        if (year > 0) row.counts[last - year]! += count;
        else undated += count;
      }
    }
    for (const [ordinal, above] of [...courts.parents.entries()].reverse())
      if (above >= 0) addTo(itemAt(rows, above), itemAt(rows, ordinal));
    return { years, total, undated, rows: [...rows, nowhere].filter(({ total }) => total > 0) };
  }
}

/**
 * For each row, in order, the number of documents of its court and of all courts below it. `own` maps a court
 * to its documents, with "" for documents without one.
 */
export function countAtRows(
  courts: Hierarchy,
  own: ReadonlyMap<string, number>,
  rows: readonly Pick<CoverageRow, "label">[],
): number[] {
  const counts = courts.keys.map((key) => own.get(key) ?? 0);
  const placed = counts.reduce((sum, count) => sum + count, 0);
  for (const [ordinal, above] of [...courts.parents.entries()].reverse())
    if (above >= 0) counts[above]! += itemAt(counts, ordinal);
  const all = [...own.values()].reduce((sum, count) => sum + count, 0);
  const byLabel = new Map(courts.labels.map((label, ordinal) => [label, itemAt(counts, ordinal)]));
  return rows.map(({ label }) => (label === "" ? all - placed : (byLabel.get(label) ?? 0)));
}

function addTo(sum: CoverageRow, part: CoverageRow): void {
  sum.total += part.total;
  sum.complete += part.complete;
  for (const [at, count] of part.counts.entries()) sum.counts[at]! += count;
}

function depthOf({ parents }: Hierarchy, ordinal: number): number {
  let depth = 0;
  for (let at = itemAt(parents, ordinal); at >= 0; at = itemAt(parents, at)) depth++;
  return depth;
}

/** Number of digits of the greatest count in the rows, by which columns are sized. */
export const digitsOf = (rows: readonly Pick<CoverageRow, "total">[]): number =>
  String(rows.reduce((most, { total }) => Math.max(most, total), 0)).length;

/** The counts at which the shades of the coverage table and map begin. */
export const SHADE_STEPS: readonly number[] = [1, 4, 16, 64, 256];

/** Shade of a cell or an area, from 0 for no document to the number of steps. */
export const shadeOf = (count: number): number => SHADE_STEPS.filter((step) => count >= step).length;
