import { Parser } from "htmlparser2";
import { type ColumnReader, isTableHeading } from "#domain/judgment/columns/column-names.ts";
import { htmlText } from "./html-text.ts";

/** Longest heading in characters. */
const MAX_HEADING_CHARS = 30;
/** Characters from which on a cell may be a judgment. */
const MIN_TEXT_CHARS = 400;
const CASE_NUMBER = /[（(〔[]\s*[12][0-9]{3}\s*[)）〕\]][^，。；]{2,30}号/;

/** A table of an HTML file with one judgment per row: its displayed headings, and the markup of each cell. */
export interface TableOfJudgments {
  headings: string[];
  rows: string[][];
}

/**
 * The table that an HTML file consists of, if its rows are judgments: known headings, or a column with a case
 * number or a long text in half of the rows while no case number is outside the table. Null for a judgment
 * that contains tables.
 */
export function tableOfJudgments(html: string, named: ColumnReader): TableOfJudgments | null {
  const whole = htmlText(html);
  for (const [first = [], ...rows] of tablesIn(html)) {
    const headings = first.map(htmlText);
    const inside = rows.flat().map(htmlText);
    if (!areHeadings(headings) || inside.join("").length * 2 < whole.length) continue;
    const isKnown = isTableHeading(headings, named);
    const outside = inside.reduce((text, cell) => text.replace(cell, ""), whole);
    if (isKnown || (!CASE_NUMBER.test(outside) && hasJudgments(headings.length, rows)))
      return { headings, rows };
  }
  return null;
}

const areHeadings = (cells: readonly string[]): boolean =>
  cells.length > 1 &&
  new Set(cells).size === cells.length &&
  cells.every((cell) => cell && cell.length <= MAX_HEADING_CHARS && !/[。：]/.test(cell));

/** Whether one column has a case number or a long text in half of the rows. */
function hasJudgments(width: number, rows: readonly string[][]): boolean {
  const isOne = (cell = ""): boolean => cell.length >= MIN_TEXT_CHARS || CASE_NUMBER.test(cell);
  return Array.from({ length: width }, (_, at) => rows.filter((row) => isOne(row[at])).length).some(
    (count) => count > 1 && count * 2 >= rows.length,
  );
}

/** The tables of a file in order, a nested one after the one around it, as rows of cells in markup. */
function tablesIn(html: string): string[][][] {
  const tables: string[][][] = [];
  const open: { rows: string[][]; from: number }[] = [];
  const parser = new Parser({
    onopentagname(name) {
      const table = open.at(-1);
      if (name === "table") {
        open.push({ rows: [], from: -1 });
        tables.push(open.at(-1)!.rows);
      } else if (name === "tr") table?.rows.push([]);
      else if (table && (name === "td" || name === "th")) table.from = parser.endIndex + 1;
    },
    onclosetag(name) {
      const table = open.at(-1);
      if (name === "table") open.pop();
      else if (table && table.from >= 0 && (name === "td" || name === "th")) {
        table.rows.at(-1)?.push(html.slice(table.from, parser.startIndex));
        table.from = -1;
      }
    },
  });
  parser.end(html);
  return tables.map((rows) => rows.filter((cells) => cells.some((cell) => htmlText(cell) !== "")));
}
