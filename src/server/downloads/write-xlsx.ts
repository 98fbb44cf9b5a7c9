import { causeLine } from "#domain/judgment/cause-line.ts";
import { escapeXml, xmlText } from "#domain/text/escape-html.ts";
import type { CollectedDocument } from "./collect-documents.ts";
import { type FileFacts, type FileWords, manifestRows, openingLines, pageOf } from "./file-facts.ts";
import {
  contentTypes,
  coreProperties,
  packageRelations,
  RELATIONSHIPS,
  relationsPart,
  XML,
} from "./office-package.ts";
import type { ZipPart } from "./zip-stream.ts";

const SPREADSHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
/** Maximum characters in a cell. */
const CELL_CHARS = 32_767;

/** Indexes of `cellXfs` in the styles. */
const STYLE = { plain: 1, head: 2, wrapped: 3 } as const;

/**
 * A cell: a number, or a text. A text is always shared as such, never derived: a spreadsheet shows it literally
 * and runs nothing, whatever it begins with. Text too long for a cell continues in the next row (`textRows`).
 */
type Cell = { number: number } | { text: string; style: number };
const text = (value: string, style: number = STYLE.plain): Cell => ({ text: value, style });
const wrapped = (value: string) => text(value, STYLE.wrapped);
const head = (value: string) => text(value, STYLE.head);

interface Sheet {
  name: string;
  /** Widths of columns, in characters. */
  widths: readonly number[];
  /** Rows that stay when the sheet is scrolled. */
  fixed: number;
  rows: () => Iterable<readonly Cell[]>;
}

/** The parts of an Excel workbook: the list, the texts by paragraph if there are any, the manifest. */
export function* writeXlsx(facts: FileFacts): Generator<ZipPart> {
  const sheets = sheetsOf(facts);
  const paths = sheets.map((_, at) => `xl/worksheets/sheet${at + 1}.xml`);
  const kinds = {
    "xl/workbook.xml": "spreadsheetml.sheet.main",
    "xl/styles.xml": "spreadsheetml.styles",
    "xl/sharedStrings.xml": "spreadsheetml.sharedStrings",
    ...Object.fromEntries(paths.map((path) => [path, "spreadsheetml.worksheet"])),
  };
  yield ["[Content_Types].xml", [contentTypes(kinds)]];
  yield ["_rels/.rels", [packageRelations("xl/workbook.xml")]];
  yield ["docProps/core.xml", [coreProperties(facts.words.title, facts.site, facts.asked)]];
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

/** `nextString` numbers the texts in the order in which `sharedStrings` has them. */
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
      const place = `${String.fromCharCode(65 + at)}${number}`;
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

/** A spreadsheet reads `_x0041_` as the character with this code, and `_x005F_` as a low line (ECMA-376 part 1, 22.9.2.19). */
const escapeCell = (text: string) => escapeXml(text.replace(/_(?=x[\da-f]{4}_)/gi, "_x005F_"));

/** Without an explicit font Excel may fall back to one without simplified characters. */
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

function sheetsOf(facts: FileFacts): Sheet[] {
  const { words, collected } = facts;
  const hasTexts = collected.documents.some(({ detail }) => detail.body_text.length > 0);
  const sheets: Sheet[] = [
    {
      name: words.list,
      widths: [6, 60, 30, 28, 14, 12, 24, 10, 28],
      fixed: openingLines(facts).length + 1,
      rows: () => listRows(facts),
    },
    {
      name: words.texts,
      widths: [6, 28, 8, 8, 120],
      fixed: 1,
      *rows() {
        yield [words.place, words.number, words.part, words.paragraph, words.text].map(head);
        for (const document of collected.documents) yield* textRows(document, words);
      },
    },
    {
      name: words.manifest,
      widths: [6, 28, 30, 12, 24, 10, 68, 40, 48],
      fixed: 2,
      rows: () => [
        [text(words.manifestNote)],
        ...manifestRows(facts).map((row, at) => row.map((value) => (at === 0 ? head(value) : text(value)))),
      ],
    },
  ];
  return sheets.filter(({ name }) => hasTexts || name !== words.texts);
}

function* listRows(facts: FileFacts): Generator<Cell[]> {
  const { words, collected, site } = facts;
  for (const line of openingLines(facts)) yield [text(line)];
  yield [
    words.place,
    words.name,
    words.court,
    words.number,
    words.type,
    words.date,
    words.cause,
    words.outcome,
    words.page,
  ].map(head);
  for (const document of collected.documents) {
    const { place, row, detail } = document;
    yield [
      { number: place },
      wrapped(row.title),
      text(row.court),
      text(row.number),
      text(detail.text_type ?? ""),
      text(row.date),
      text(causeLine(detail)),
      text(detail.outcome ? (words.outcomes[detail.outcome] ?? "") : ""),
      text(pageOf(site, document)),
    ];
  }
}

/** One row per paragraph, more if a paragraph does not fit one cell. */
function* textRows({ place, row, detail }: CollectedDocument, words: FileWords): Generator<Cell[]> {
  const parts = [
    [words.parts.body, detail.body_text],
    [words.parts.tail, detail.tail_text],
    [words.parts.postscript, detail.body_postscript],
  ] as const;
  for (const [part, paragraphs] of parts)
    for (const [at, paragraph] of paragraphs.entries())
      for (const [split, piece] of cut(paragraph).entries())
        yield [
          { number: place },
          text(row.number),
          text(split > 0 ? `${part}${words.sheetSplit}` : part),
          { number: at + 1 },
          wrapped(piece),
        ];
}

/** The text in pieces that fit a cell; no piece ends inside a surrogate pair. */
function cut(paragraph: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  do {
    let to = Math.min(paragraph.length, from + CELL_CHARS);
    const last = paragraph.charCodeAt(to - 1);
    if (to < paragraph.length && last >= 0xd800 && last < 0xdc00) to--;
    pieces.push(paragraph.slice(from, to));
    from = to;
  } while (from < paragraph.length);
  return pieces;
}
