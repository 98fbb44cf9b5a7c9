/**
 * Separates the cells of a row while a text is parsed, because blanks and tabs count as layout in this phase.
 * The record uses a tab instead.
 */
export const CELL_MARK = "\ue0a0";

const TAG = /<(\/?)(table|tr|td|th)\b([^<>]{0,4000})>/gi;
const SPAN = /\b(col|row)span\s{0,4}=\s{0,4}["']?(\d{1,2})/gi;
/** Maximum number of lines in a cell of data. A cell with more lines only places text on the page. */
const MAX_CELL_LINES = 12;
/** Largest accepted `colspan` or `rowspan`. No cell of a judgment spans more. */
const MAX_SPAN = 30;

const isRow = (line: string): boolean => line.includes(CELL_MARK);

interface Cell {
  text: string;
  columns: number;
  rows: number;
}

interface OpenTable {
  rows: Cell[][];
  isInCell: boolean;
}

/**
 * The markup with each table replaced by lines. A row becomes one line with all cells of the table's width,
 * separated by CELL_MARK; cells may be empty. A row of one cell, and a cell that only places text, become
 * lines without CELL_MARK. `linesOf` returns the lines that a browser displays for markup.
 */
export function tablesToLines(html: string, linesOf: (markup: string) => string[]): string {
  let out = "";
  let done = 0;
  const open: OpenTable[] = [];
  const append = (text: string): void => {
    const table = open.at(-1);
    const cell = table?.isInCell ? table.rows.at(-1)?.at(-1) : undefined;
    if (cell) cell.text += text;
    else if (table) pushStray(table, text);
    else out += text;
  };
  const close = (): void => {
    const table = open.pop();
    if (table) append(`<br>${rowLines(table.rows, linesOf).join("<br>")}<br>`);
  };
  for (const { 0: tag, 1: slash, 2: name = "", 3: attributes = "", index } of html.matchAll(TAG)) {
    append(html.slice(done, index));
    done = index + tag.length;
    const table = open.at(-1);
    const kind = name.toLowerCase();
    if (kind === "table") slash ? close() : open.push({ rows: [], isInCell: false });
    else if (!table) continue;
    else if (slash) table.isInCell = false;
    else if (kind === "tr") {
      table.rows.push([]);
      table.isInCell = false;
    } else {
      if (table.rows.length === 0) table.rows.push([]);
      table.rows.at(-1)?.push(cellOf(attributes));
      table.isInCell = true;
    }
  }
  append(html.slice(done));
  while (open.length > 0) close();
  return out;
}

/** Keeps the text between the cells of a table, because a browser displays it too. */
function pushStray(table: OpenTable, text: string): void {
  if (text.trim() !== "" && text.replace(/<[^<>]{0,4000}>/g, "").trim() !== "")
    table.rows.push([{ text, columns: 1, rows: 1 }]);
}

function cellOf(attributes: string): Cell {
  const cell: Cell = { text: "", columns: 1, rows: 1 };
  for (const [, kind, count] of attributes.matchAll(SPAN))
    cell[kind?.toLowerCase() === "col" ? "columns" : "rows"] = Math.min(MAX_SPAN, Math.max(1, Number(count)));
  return cell;
}

/**
 * The lines of a table. The text of a cell that spans several positions is put in the first one; the others
 * are empty.
 */
function rowLines(rows: Cell[][], linesOf: (markup: string) => string[]): string[] {
  const grid: (string[] | undefined)[][] = rows.map(() => []);
  for (const [at, row] of rows.entries()) {
    let column = 0;
    for (const { text, columns, rows: height } of row) {
      while (grid[at]?.[column] !== undefined) column++;
      for (let down = 0; down < height && at + down < rows.length; down++)
        for (let right = 0; right < columns; right++) (grid[at + down] ?? [])[column + right] = [];
      (grid[at] ?? [])[column] = linesOf(text);
    }
  }
  const width = Math.max(0, ...grid.map(({ length }) => length));
  return grid.flatMap((cells, at) => {
    const filled = Array.from({ length: width }, (_, column) => cells[column] ?? []);
    if (filled.every((lines) => lines.length === 0)) return [];
    const isOne = rows[at]?.length === 1 && Object.keys(cells).length === rows[at]?.[0]?.columns;
    const places = filled.some((lines) => lines.length > MAX_CELL_LINES || lines.some(isRow));
    if (width < 2 || isOne || places) return filled.flat();
    return [filled.map((lines) => lines.join(" ")).join(CELL_MARK)];
  });
}
