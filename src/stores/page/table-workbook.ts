import { zipParts } from "#client/zip-parts.ts";
import type { TableRows } from "#domain/text/csv.ts";
import { EXCEL_TYPE, headCell, textCell, writeWorkbook } from "#domain/text/workbook.ts";

/** Maximum width of a column in characters. */
const WIDEST = 48;
/** The width that a value needs, in characters. A Chinese character counts as two. */
const widthOf = (value: string | number) => 2 * String(value).length + 2;

/** A table as an Excel file with one sheet. The first row contains the headings. */
export function toXlsx(name: string, rows: TableRows): Blob {
  const widths = (rows[0] ?? []).map((_head, at) =>
    Math.min(WIDEST, Math.max(...rows.map((row) => widthOf(row[at] ?? "")))),
  );
  const cells = rows.map((row, line) =>
    row.map((value) =>
      typeof value === "number" ? { number: value } : line === 0 ? headCell(value) : textCell(value),
    ),
  );
  const about = { title: name, creator: location.origin, description: "" };
  const parts = writeWorkbook([{ name, widths, fixed: 1, rows: () => cells }], about);
  return new Blob([zipParts(parts)], { type: EXCEL_TYPE });
}
