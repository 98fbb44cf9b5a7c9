import { subtreeSums } from "../tree/facet-tree.ts";
import type { Hierarchy } from "../tree/hierarchy.ts";

/** One row of the coverage: a court, if it or a court below it has documents. */
export interface CoverageRow {
  label: string;
  /**
   * 0 for the supreme court and the provinces, and one more for each level below; -1 for the row of documents
   * without a court.
   */
  depth: number;
  /** Number of documents of the court and all courts below it, for each year in `years`. */
  counts: number[];
  /** Number of all documents, with and without a year. */
  total: number;
  /** How many of `total` come from complete sources. */
  complete: number;
}

/** How many documents a collection has, by court and year. */
export interface Coverage {
  /** All years from the last to the first with a document, newest first. */
  years: number[];
  total: number;
  /** Number of documents without a date. They are in no year. */
  undated: number;
  /** The rows, depth first: each province is followed by its courts. */
  rows: CoverageRow[];
}

/**
 * The documents of one court. `years` counts them by year, with 0 for those without a date. `complete` counts
 * those from complete sources.
 */
interface CourtTally {
  years: Map<number, number>;
  complete: number;
}

/** Counts documents by court and year. */
export class CoverageTally {
  readonly #courts = new Map<number, CourtTally>();

  /**
   * Counts a document. `court` is the ordinal of its court, past the end if it has none. `year` is 0 if the
   * document has no date.
   */
  add(court: number, year: number, isComplete: boolean): void {
    const tally = this.#courts.get(court) ?? { years: new Map(), complete: 0 };
    tally.years.set(year, (tally.years.get(year) ?? 0) + 1);
    if (isComplete) tally.complete++;
    this.#courts.set(court, tally);
  }

  /**
   * The counts for the courts of a tree. The documents of a court include those of all courts below it. The
   * supreme court is a row beside the provinces, so only its own documents count for it.
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
    const rows = courts.keys.map((_, ordinal) => empty(courts.labels[ordinal]!, depthOf(courts, ordinal)));
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
      if (above >= 0) addTo(rows[above]!, rows[ordinal]!);
    return { years, total, undated, rows: [...rows, nowhere].filter(({ total }) => total > 0) };
  }
}

/**
 * For each row, in order, the number of documents of its court and of all courts below it. `own` maps the key
 * of a court to the number of its own documents; the key "" is for documents without a court.
 */
export function countAtRows(
  courts: Hierarchy,
  own: ReadonlyMap<string, number>,
  rows: readonly Pick<CoverageRow, "label">[],
): number[] {
  const counts = Uint32Array.from(courts.keys, (key) => own.get(key) ?? 0);
  const placed = counts.reduce((sum, count) => sum + count, 0);
  const sums = subtreeSums(courts, counts);
  const all = [...own.values()].reduce((sum, count) => sum + count, 0);
  const byLabel = new Map(courts.labels.map((label, ordinal) => [label, sums[ordinal]!]));
  return rows.map(({ label }) => (label === "" ? all - placed : (byLabel.get(label) ?? 0)));
}

function addTo(sum: CoverageRow, part: CoverageRow): void {
  sum.total += part.total;
  sum.complete += part.complete;
  for (const [at, count] of part.counts.entries()) sum.counts[at]! += count;
}

function depthOf({ parents }: Hierarchy, ordinal: number): number {
  let depth = 0;
  for (let at = parents[ordinal]!; at >= 0; at = parents[at]!) depth++;
  return depth;
}

/** Number of digits of the highest count in the rows. It determines the width of a column. */
export const digitsOf = (rows: readonly Pick<CoverageRow, "total">[]): number =>
  String(rows.reduce((most, { total }) => Math.max(most, total), 0)).length;

/** The lowest count of each shade in the coverage table and map. */
export const SHADE_STEPS: readonly number[] = [1, 4, 16, 64, 256];

/** Shade of a cell or area: 0 for no documents, up to the number of steps. */
export const shadeOf = (count: number): number => SHADE_STEPS.filter((step) => count >= step).length;
