import { escapeXml, xmlText } from "./escape-html.ts";
import {
  contentTypes,
  coreProperties,
  packageRelations,
  RELATIONSHIPS,
  relationsPart,
  XML,
} from "./office-package.ts";

export const EXCEL_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const SPREADSHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
/** Maximum number of characters in a cell. */
export const CELL_CHARS = 32_767;

/** The styles of cells, as indexes in `cellXfs`. */
const STYLE = { plain: 1, head: 2, wrapped: 3 } as const;

/**
 * A cell with a number or a text. A text is stored as a shared string and never as a formula, so that a
 * spreadsheet shows it literally. What exceeds the maximum of a cell is cut off.
 */
export type Cell = { number: number } | { text: string; style: number };
export const textCell = (value: string, style: number = STYLE.plain): Cell => ({ text: value, style });
export const wrappedCell = (value: string): Cell => textCell(value, STYLE.wrapped);
export const headCell = (value: string): Cell => textCell(value, STYLE.head);

/** One sheet of a workbook. `rows` must return the same rows on every call. A row has at most 26 cells. */
export interface Sheet {
  name: string;
  /** Widths of the columns, in characters. */
  widths: readonly number[];
  /** Number of rows at the top that stay visible while the sheet is scrolled. */
  fixed: number;
  rows: () => Iterable<readonly Cell[]>;
}

/** The parts of an Excel workbook, in the order of its archive. Each has a name and a text. */
export function* writeWorkbook(
  sheets: readonly Sheet[],
  about: { title: string; creator: string; description: string },
): Generator<readonly [name: string, text: Iterable<string>]> {
  const paths = sheets.map((_, at) => `xl/worksheets/sheet${at + 1}.xml`);
  const kinds = {
    "xl/workbook.xml": "spreadsheetml.sheet.main",
    "xl/styles.xml": "spreadsheetml.styles",
    "xl/sharedStrings.xml": "spreadsheetml.sharedStrings",
    ...Object.fromEntries(paths.map((path) => [path, "spreadsheetml.worksheet"])),
  };
  yield ["[Content_Types].xml", [contentTypes(kinds)]];
  yield ["_rels/.rels", [packageRelations("xl/workbook.xml")]];
  yield ["docProps/core.xml", [coreProperties(about.title, about.creator, about.description)]];
  const named = sheets.map(
    ({ name }, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  yield [
    "xl/workbook.xml",
    [
      `${XML}<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONSHIPS}"><sheets>${named.join("")}</sheets></workbook>`,
    ],
  ];
  const relations = [
    ...paths.map((path, at) => ({ id: `rId${at + 1}`, type: "worksheet", target: path.slice(3) })),
    { id: "rIdStyles", type: "styles", target: "styles.xml" },
    { id: "rIdStrings", type: "sharedStrings", target: "sharedStrings.xml" },
  ];
  yield ["xl/_rels/workbook.xml.rels", [relationsPart(relations)]];
  yield ["xl/styles.xml", [styles()]];
  let strings = 0;
  for (const [at, sheet] of sheets.entries()) yield [paths[at]!, sheetXml(sheet, at === 0, () => strings++)];
  yield ["xl/sharedStrings.xml", sharedStrings(sheets)];
}

/** The letters of a column (A, Z, AA) for its index from 0. */
const columnName = (at: number): string =>
  (at < 26 ? "" : columnName(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

/**
 * The text of a sheet. `nextString` is called once for each cell with a text, in order, and returns the index
 * of the text among the shared strings.
 */
function* sheetXml(
  { widths, fixed, rows }: Sheet,
  isSelected: boolean,
  nextString: () => number,
): Generator<string> {
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  yield `${XML}<worksheet xmlns="${SPREADSHEET}"><sheetViews><sheetView${isSelected ? ' tabSelected="1"' : ""} workbookViewId="0"><pane ySplit="${fixed}" topLeftCell="A${fixed + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join("")}</cols><sheetData>`;
  let number = 0;
  for (const row of rows()) {
    number++;
    const cells = row.map((cell, at) => {
      const place = `${columnName(at)}${number}`;
      return "number" in cell
        ? `<c r="${place}" s="${STYLE.plain}"><v>${cell.number}</v></c>`
        : `<c r="${place}" s="${cell.style}" t="s"><v>${nextString()}</v></c>`;
    });
    yield `<row r="${number}">${cells.join("")}</row>`;
  }
  yield "</sheetData></worksheet>";
}

function* sharedStrings(sheets: readonly Sheet[]): Generator<string> {
  yield `${XML}<sst xmlns="${SPREADSHEET}">`;
  for (const { rows } of sheets)
    for (const row of rows())
      for (const cell of row)
        if ("text" in cell)
          yield `<si><t xml:space="preserve">${escapeCell(xmlText(cell.text).slice(0, CELL_CHARS))}</t></si>`;
  yield "</sst>";
}

/**
 * A cell's text, escaped. Spreadsheets read `_x0041_` as the character with that code, so the underscore
 * before such a code is written `_x005F_` (ECMA-376 part 1, 22.9.2.19).
 */
const escapeCell = (text: string) => escapeXml(text.replace(/_(?=x[\da-f]{4}_)/gi, "_x005F_"));

/** The styles part. It names a font, because Excel may otherwise choose one without simplified characters. */
function styles(): string {
  const font = (more: string) => `<font>${more}<sz val="11"/><name val="SimSun"/><family val="2"/></font>`;
  const fill = (inner: string) => `<fill><patternFill ${inner}</fill>`;
  const format = (fontId: number, fillId: number, alignment: string) =>
    `<xf numFmtId="0" fontId="${fontId}" fillId="${fillId}" borderId="0" xfId="0" applyFont="1" applyFill="1" applyAlignment="1">${alignment}</xf>`;
  const top = '<alignment vertical="top"/>';
  const formats = [
    format(0, 0, ""),
    format(0, 0, top),
    format(1, 2, top),
    format(0, 0, '<alignment vertical="top" wrapText="1"/>'),
  ];
  return `${XML}<styleSheet xmlns="${SPREADSHEET}"><fonts count="2">${font("")}${font("<b/>")}</fonts><fills count="3">${fill('patternType="none"/>')}${fill('patternType="gray125"/>')}${fill('patternType="solid"><fgColor rgb="FFEDF2F2"/><bgColor indexed="64"/></patternFill>')}</fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${formats.length}">${formats.join("")}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}
