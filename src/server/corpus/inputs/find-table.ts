import Papa from "papaparse";
import { columnNamed, isTableHeading } from "#domain/judgment/columns/column-names.ts";
import { longestField } from "./unknown-columns.ts";

const DELIMITERS = [",", "\t", ";", "|"];
/** Number of rows that are examined. */
const ROWS = 12;
/** Maximum length of a heading in characters. */
const MAX_HEADING_CHARS = 30;

/**
 * A table: its delimiter, and the headings in its first row. `longest` is the heading above the longest field
 * that was seen.
 */
export interface FoundTable {
  delimiter: string;
  headings: string[];
  longest?: string;
}

/**
 * The table at the beginning of a file; null if there is none. A file is a table if its first row has known
 * headings, if its name has the extension of a table, or if its rows have as many fields as the first row.
 */
export function tableIn(head: string, name: string): FoundTable | null {
  const end = head.indexOf("\n");
  const first = (end < 0 ? head : head.slice(0, end)).replace(/^\ufeff/, "").trim();
  const found = DELIMITERS.map((delimiter) => ({ delimiter, headings: fieldsOf(first, delimiter) }));
  const known = found.find(
    ({ headings }) => headings.filter(columnNamed).length >= 4 && isTableHeading(headings),
  );
  if (known) return known;
  const widest = found.reduce((one, other) => (other.headings.length > one.headings.length ? other : one));
  const isNamed = /\.(?:csv|tsv)$/i.test(name) && first !== "";
  if (widest.headings.length === 1 && !isNamed) return null;
  const { delimiter, headings } = widest;
  const rows = Papa.parse<string[]>(head, { delimiter, preview: ROWS, skipEmptyLines: true }).data.slice(1);
  // The beginning of a file may end within a row, so the last row is dropped.
  const whole = rows.length > 1 && !head.endsWith("\n") ? rows.slice(0, -1) : rows;
  if (!isNamed && !areRows(headings, whole)) return null;
  const longest = headings.map((_, at) => rows.map((row) => row[at] ?? "").join(""));
  return { ...widest, longest: longestField(headings, longest) };
}

const fieldsOf = (line: string, delimiter: string): string[] =>
  line.split(delimiter).map((field) => field.trim().replace(/^"|"$/g, ""));

/**
 * Whether rows have as many fields as there are headings. At least half of the rows must if there are at
 * least three headings and they look like headings; otherwise all must.
 */
function areRows(headings: readonly string[], rows: readonly string[][]): boolean {
  const equal = rows.filter(({ length }) => length === headings.length).length;
  const isHeading =
    new Set(headings).size === headings.length &&
    headings.every((heading) => heading && heading.length <= MAX_HEADING_CHARS && !/[。：]/.test(heading));
  if (isHeading && headings.length > 2) return equal > 0 && equal * 2 >= rows.length;
  return equal === rows.length && equal >= (isHeading ? 1 : 2);
}
