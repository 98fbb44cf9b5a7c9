import { Parser } from "htmlparser2";
import { type ColumnReader, isTableHeading } from "#domain/judgment/columns/column-names.ts";
import { htmlText } from "./html-text.ts";

/** Maximum length of a heading in characters. */
const MAX_HEADING_CHARS = 30;
/** A cell with at least this many characters may be a judgment. */
const MIN_TEXT_CHARS = 400;
const CASE_NUMBER = /[（(〔[]\s*[12][0-9]{3}\s*[)）〕\]][^，。；]{2,30}号/;

/** A table of an HTML file that has a judgment in each row. The headings are text, the cells markup. */
export interface TableOfJudgments {
  headings: string[];
  rows: string[][];
}

/**
 * The table of judgments that an HTML file consists of. Null for other files, such as a judgment that
 * contains tables. The table has at least half of the file's text. It also meets one of two conditions. Its
 * headings are known; or no case number is outside the table, and half of its rows have a case number or a
 * long text in the same column.
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

/**
 * Whether at least half of the rows, and more than one, have a case number or a long text in the same column.
 */
function hasJudgments(width: number, rows: readonly string[][]): boolean {
  const isOne = (cell = ""): boolean => cell.length >= MIN_TEXT_CHARS || CASE_NUMBER.test(cell);
  return Array.from({ length: width }, (_, at) => rows.filter((row) => isOne(row[at])).length).some(
    (count) => count > 1 && count * 2 >= rows.length,
  );
}

/**
 * The tables of a file in order; a table inside another follows it. A table is a list of rows, and a row is a
 * list of cells in markup.
 */
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
