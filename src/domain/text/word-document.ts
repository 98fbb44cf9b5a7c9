import { escapeXml } from "./escape-html.ts";
import {
  contentTypes,
  coreProperties,
  packageRelations,
  RELATIONSHIPS,
  relationsPart,
  XML,
  type ZipPart,
} from "./office-package.ts";

/* Parts of Word files (ECMA-376 part 1, 17) in the layout of Chinese documents, written as text. */

export const WORD_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const NAMESPACES = `xmlns:w="${WORD}" xmlns:r="${RELATIONSHIPS}"`;

/** Fonts for Latin and Chinese text. Without a Chinese font, Word takes the computer's fallback font. */
const fonts = (latin: string, chinese: string) =>
  `<w:rFonts w:ascii="${latin}" w:hAnsi="${latin}" w:cs="${latin}" w:eastAsia="${chinese}"/>`;
const SONG = fonts("Times New Roman", "SimSun");
const HEI = fonts("Arial", "SimHei");

/** A font size in half-points. The Chinese sizes 小四, 五号 and 小五 are 24, 21 and 16. */
const size = (halfPoints: number) => `<w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/>`;
/** The font size 五号, for notes. */
export const SMALL = size(21);
/** The page: A4 with margins of 2.5 cm, in twentieths of a point, and a footer. */
const SECTION =
  '<w:sectPr><w:footerReference w:type="default" r:id="rId3"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1417" w:right="1417" w:bottom="1417" w:left="1417" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>';
/** Width of the text on a page, in twentieths of a point. */
export const TEXT_WIDTH = 9072;

/** Properties of a paragraph that is a first-level heading. */
export const HEADING_1 = '<w:pStyle w:val="Heading1"/>';
export const HEADING_2 = '<w:pStyle w:val="Heading2"/>';
export const NEW_PAGE = "<w:pageBreakBefore/>";
/** Properties of an ordinary paragraph. Its first line is indented by two characters. */
export const TEXT = '<w:ind w:firstLine="480"/><w:jc w:val="both"/>';
export const AT_RIGHT = '<w:jc w:val="right"/>';

/** The content of a Word file. `creator` is who made it. */
export interface WordFile {
  title: string;
  description: string;
  creator: string;
  /** Template of the footer in the visitor's language: "Page {page} of {pages}". */
  pages: string;
  /** External addresses. `link` refers to them by id. */
  links: readonly { id: string; target: string }[];
  /** Paragraphs and tables, in order. */
  body: Iterable<string>;
}

/** The parts of a Word file. */
export function* wordParts({
  title,
  description,
  creator,
  pages,
  links,
  body,
}: WordFile): Generator<ZipPart> {
  const kinds = {
    "word/document.xml": "wordprocessingml.document.main",
    "word/styles.xml": "wordprocessingml.styles",
    "word/settings.xml": "wordprocessingml.settings",
    "word/footer1.xml": "wordprocessingml.footer",
  };
  yield ["[Content_Types].xml", [contentTypes(kinds)]];
  yield ["_rels/.rels", [packageRelations("word/document.xml")]];
  yield ["docProps/core.xml", [coreProperties(title, creator, description)]];
  const relations = [
    { id: "rId1", type: "styles", target: "styles.xml" },
    { id: "rId2", type: "settings", target: "settings.xml" },
    { id: "rId3", type: "footer", target: "footer1.xml" },
    ...links.map((outside) => ({ ...outside, type: "hyperlink", isExternal: true })),
  ];
  yield ["word/_rels/document.xml.rels", [relationsPart(relations)]];
  yield ["word/styles.xml", [styles()]];
  yield [
    "word/settings.xml",
    [
      `${XML}<w:settings ${NAMESPACES}><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>`,
    ],
  ];
  yield ["word/footer1.xml", [footer(pages)]];
  yield ["word/document.xml", document(body)];
}

function* document(body: Iterable<string>): Generator<string> {
  yield `${XML}<w:document ${NAMESPACES}><w:body>`;
  yield* body;
  // Word requires a paragraph after a table at the end.
  yield `<w:p/>${SECTION}</w:body></w:document>`;
}

/** A run of text. `properties` are run properties (ECMA-376 part 1, 17.3.2). */
export const run = (text: string, properties = "") =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
/** A paragraph. `runs` is its content, `properties` are paragraph properties (ECMA-376 part 1, 17.3.1). */
export const paragraph = (runs: string, properties = "") =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${runs}</w:p>`;
/** A paragraph with a single run. */
export const line = (text: string, properties = "") => paragraph(run(text), properties);
/** A paragraph with a single run, in small type. */
export const small = (text: string) => paragraph(run(text, SMALL));

/** A link. `to` is the id of a relationship of the file, or # and the name of a bookmark. */
export const link = (to: string, text: string, properties = "") =>
  `<w:hyperlink w:history="1" ${to.startsWith("#") ? `w:anchor="${to.slice(1)}"` : `r:id="${to}"`}>${run(text, properties)}</w:hyperlink>`;
/** A bookmark, to which links can lead. Its name has at most 40 characters and must be unique. */
export const bookmark = (id: number, name: string, text: string) =>
  `<w:bookmarkStart w:id="${id}" w:name="${name}"/>${run(text)}<w:bookmarkEnd w:id="${id}"/>`;
/** Properties of a run that is a link. */
export const UNDERLINED = `${SMALL}<w:u w:val="single"/>`;

/** A table. Its first `heads` rows are repeated on every page. */
export function* table(
  columns: readonly number[],
  rows: readonly (readonly string[])[],
  heads: number,
): Generator<string> {
  const edges = ["top", "left", "bottom", "right", "insideH", "insideV"];
  const borders = edges.map((edge) => `<w:${edge} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`);
  const width = columns.reduce((sum, column) => sum + column, 0);
  const grid = columns.map((column) => `<w:gridCol w:w="${column}"/>`);
  yield `<w:tbl><w:tblPr><w:tblW w:w="${width}" w:type="dxa"/><w:tblBorders>${borders.join("")}</w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${grid.join("")}</w:tblGrid>`;
  for (const [at, row] of rows.entries()) yield tableRow(columns, row, at < heads);
  yield "</w:tbl>";
}

function tableRow(columns: readonly number[], row: readonly string[], isHead: boolean): string {
  const sides = [
    ["top", 40],
    ["left", 60],
    ["bottom", 40],
    ["right", 60],
  ].map(([side, margin]) => `<w:${side} w:w="${margin}" w:type="dxa"/>`);
  const cells = columns.map((width, at) => {
    const text = paragraph(
      run(row[at] ?? "", (isHead ? "<w:b/><w:bCs/>" : "") + size(16)),
      '<w:spacing w:line="240"/>',
    );
    return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/><w:tcMar>${sides.join("")}</w:tcMar></w:tcPr>${text}</w:tc>`;
  });
  return `<w:tr><w:trPr><w:cantSplit/>${isHead ? "<w:tblHeader/>" : ""}</w:trPr>${cells.join("")}</w:tr>`;
}

/** The page footer, such as "Page 3 of 12", from its template. */
function footer(template: string): string {
  const field = (code: string) =>
    `<w:r><w:rPr>${SMALL}</w:rPr><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:rPr>${SMALL}</w:rPr><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r><w:r><w:rPr>${SMALL}</w:rPr><w:fldChar w:fldCharType="end"/></w:r>`;
  const runs = template.split(/(\{pages?\})/).map((part) => {
    if (part === "{page}") return field("PAGE");
    return part === "{pages}" ? field("NUMPAGES") : run(part, SMALL);
  });
  return `${XML}<w:ftr ${NAMESPACES}>${paragraph(runs.join(""), '<w:jc w:val="center"/>')}</w:ftr>`;
}

function styles(): string {
  const heading = (level: 1 | 2, spacing: string, halfPoints: number) =>
    `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr>${spacing}<w:outlineLvl w:val="${level - 1}"/></w:pPr><w:rPr>${HEI}<w:color w:val="000000"/>${size(halfPoints)}</w:rPr></w:style>`;
  return `${XML}<w:styles ${NAMESPACES}><w:docDefaults><w:rPrDefault><w:rPr>${SONG}${size(24)}<w:lang w:val="en-US" w:eastAsia="zh-CN"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:line="360"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>${heading(1, '<w:spacing w:before="120" w:after="240"/><w:jc w:val="center"/>', 32)}${heading(2, '<w:spacing w:before="240" w:after="120"/>', 28)}</w:styles>`;
}
