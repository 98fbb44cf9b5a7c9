import { type TableRows, toCsv } from "#domain/text/csv.ts";
import { saveFile } from "./save-file.ts";

/** What a table may be saved as. */
export const TABLE_FORMATS = ["csv", "xlsx"] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

/** Hands a table, its first row the headings, to the browser to save as `name` with the format's ending. */
export async function saveTable(name: string, rows: TableRows, format: TableFormat): Promise<void> {
  if (format === "csv") saveFile(`${name}.csv`, toCsv(rows));
  else {
    const { toXlsx } = await import("./table-workbook.ts");
    const file = toXlsx(name, rows);
    saveFile(`${name}.xlsx`, file, file.type);
  }
}
