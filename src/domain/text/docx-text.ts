const PIECE = /<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:(tab|br|cr)(?:\s[^>]*)?\/>|<\/w:p>/g;
const ENTITY = /&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|(lt|gt|amp|quot|apos));/gi;
const NAMED: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
const LAST_CODE_POINT = 0x10_ff_ff;

/** A table that contains no other table. A table around others only places them on the page. */
const TABLE = /<w:tbl>(?:(?!<w:tbl>)[\s\S])*?<\/w:tbl>/g;
const SPAN = /<w:gridSpan\s[^>]*w:val="([0-9]{1,2})"/;
/** Maximum number of lines in a cell. A table with a longer cell only places text on the page. */
const MAX_CELL_LINES = 12;

/**
 * The text of a Word document as by `docxText`, but with each row of a table as one line, which `rowOf` makes
 * of the row's cells. A cell that spans several columns is followed by empty ones.
 */
export function docxTextWithRows(xml: string, rowOf: (cells: string[]) => string): string {
  return docxText(
    xml.replace(TABLE, (table) => {
      const rows = partsOf(table, "tr").map((row) => partsOf(row, "tc").flatMap(cellsOf));
      const isDrawn = rows.some((cells) => cells.some((cell) => cell.split("\n").length > MAX_CELL_LINES));
      if (isDrawn || rows.every((cells) => cells.length < 2)) return table;
      return rows.map((cells) => paragraphOf(rowOf(cells.map((cell) => cell.replace(/\s+/g, " "))))).join("");
    }),
  );
}

const partsOf = (xml: string, name: string): string[] => xml.split(`</w:${name}>`).slice(0, -1);

function cellsOf(cell: string): string[] {
  const columns = Number(SPAN.exec(cell)?.[1] ?? 1);
  return [docxText(cell).trim(), ...Array<string>(Math.max(0, columns - 1)).fill("")];
}

const paragraphOf = (line: string): string =>
  `<w:p><w:t>${line.replace(/[&<]/g, (sign) => (sign === "&" ? "&amp;" : "&lt;"))}</w:t></w:p>`;

/**
 * The visible text of a Word document, from its `word/document.xml` (ISO/IEC 29500-1, 17.3.3). Each paragraph
 * is one line. Deleted runs and field codes are left out. Entities that the document itself defines are not
 * expanded.
 */
export function docxText(xml: string): string {
  let text = "";
  for (const [, run, sign] of xml.matchAll(PIECE)) {
    if (run !== undefined) text += run.replace(ENTITY, decodeEntity);
    else text += sign === "tab" ? "\t" : "\n";
  }
  return text;
}

function decodeEntity(entity: string, hex?: string, decimal?: string, name?: string): string {
  if (name) return NAMED[name.toLowerCase()] ?? entity;
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
  return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : entity;
}
