import type { AppealTable } from "./appeal-table.ts";

/**
 * Appeals that count alike, counted: one entry for each court, cause, outcome, set of grounds and completeness that occurs.
 * A question costs what occurs, however many appeals there are.
 */
export interface AppealCells
  extends Pick<AppealTable, "court" | "cause" | "outcome" | "grounds" | "complete"> {
  /** Appeals of the cell. */
  count: Uint32Array;
  /** First and last year of those that have a date; 0 if none has. */
  from: Uint16Array;
  to: Uint16Array;
}

/** Counts the appeals of a table. */
export function groupAppeals({ court, cause, outcome, grounds, complete, year }: AppealTable): AppealCells {
  /** By what is equal: the first row of a cell, the number of rows, first and last year. */
  const cells = new Map<number, { row: number; count: number; from: number; to: number }>();
  for (let row = 0; row < court.length; row++) {
    const place = court[row]! * 0x10000 + cause[row]!;
    const key = ((place * 0x100 + outcome[row]!) * 0x100 + grounds[row]!) * 2 + complete[row]!;
    const cell = cells.get(key) ?? { row, count: 0, from: 0, to: 0 };
    cells.set(key, cell);
    cell.count++;
    const dated = year[row]!;
    if (dated === 0) continue;
    cell.from = cell.from === 0 ? dated : Math.min(cell.from, dated);
    cell.to = Math.max(cell.to, dated);
  }
  const all = [...cells.values()];
  return {
    court: Uint16Array.from(all, ({ row }) => court[row]!),
    cause: Uint16Array.from(all, ({ row }) => cause[row]!),
    outcome: Uint8Array.from(all, ({ row }) => outcome[row]!),
    grounds: Uint8Array.from(all, ({ row }) => grounds[row]!),
    complete: Uint8Array.from(all, ({ row }) => complete[row]!),
    count: Uint32Array.from(all, ({ count }) => count),
    from: Uint16Array.from(all, ({ from }) => from),
    to: Uint16Array.from(all, ({ to }) => to),
  };
}
