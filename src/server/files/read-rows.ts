import { readFileSync } from "node:fs";
import { tableRows } from "#domain/text/table-rows.ts";

/**
 * Reads the rows of a table that is kept by hand. Each has `least` to `most` cells. Throws if a row has
 * another number.
 */
export function readRows(path: string, least: number, most = least): string[][] {
  const rows = tableRows(readFileSync(path, "utf8"));
  const wrong = rows.find(({ length }) => length < least || length > most);
  if (wrong) throw new Error(`${path}: ${least} columns wanted: ${wrong.join("\t")}`);
  return rows;
}

/**
 * Reads a hand-kept table; each row becomes a record. `columns` names the fields in order. Throws if a row
 * has another number of cells.
 */
export const readRecords = <K extends string>(path: string, columns: readonly K[]): Record<K, string>[] =>
  readRows(path, columns.length).map(
    (cells) => Object.fromEntries(columns.map((column, at) => [column, cells[at]])) as Record<K, string>,
  );
