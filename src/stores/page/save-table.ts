import { type TableRows, toCsv } from "#domain/text/csv.ts";
import { saveFile } from "./save-file.ts";

/** The formats in which tables can be saved. */
export const TABLE_FORMATS = ["csv", "xlsx"] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

/**
 * Lets the browser save a table as `name`, with the extension of the format. The first row contains the
 * headings.
 */
export async function saveTable(name: string, rows: TableRows, format: TableFormat): Promise<void> {
  if (format === "csv") saveFile(`${name}.csv`, toCsv(rows));
  else {
    const { toXlsx } = await import("./table-workbook.ts");
    const file = toXlsx(name, rows);
    saveFile(`${name}.xlsx`, file, file.type);
  }
}
