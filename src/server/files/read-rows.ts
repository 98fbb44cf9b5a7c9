import { readFileSync } from "node:fs";
import { tableRows } from "#domain/text/table-rows.ts";

/** The rows of a hand-kept table, each with `least` to `most` cells. Throws for a line of another form. */
export function readRows(path: string, least: number, most = least): string[][] {
  const rows = tableRows(readFileSync(path, "utf8"));
  const wrong = rows.find(({ length }) => length < least || length > most);
  if (wrong) throw new Error(`${path}: ${least} columns wanted: ${wrong.join("\t")}`);
  return rows;
}

/**
 * The rows of a hand-kept table as records with a field for each of its columns. Throws for a line of another
 * form.
 */
export const readRecords = <K extends string>(path: string, columns: readonly K[]): Record<K, string>[] =>
  readRows(path, columns.length).map(
    (cells) => Object.fromEntries(columns.map((column, at) => [column, cells[at]])) as Record<K, string>,
  );
