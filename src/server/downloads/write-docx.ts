import { causeLine } from "#domain/judgment/cause-line.ts";
import { blocksOf } from "#domain/judgment/table-rows.ts";
import { escapeXml } from "#domain/text/escape-html.ts";
import {
  contentTypes,
  coreProperties,
  packageRelations,
  RELATIONSHIPS,
  relationsPart,
  XML,
} from "#domain/text/office-package.ts";
import type { CollectedDocument } from "./collect-documents.ts";
import { type FileFacts, manifestRows, openingLines, pageOf } from "./file-facts.ts";
import type { ZipPart } from "./zip-stream.ts";

const WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const NAMESPACES = `xmlns:w="${WORD}" xmlns:r="${RELATIONSHIPS}"`;

/** Fonts by script: without an East Asian one Word sets Chinese in the machine's fallback font. */
const fonts = (latin: string, chinese: string) =>
  `<w:rFonts w:ascii="${latin}" w:hAnsi="${latin}" w:cs="${latin}" w:eastAsia="${chinese}"/>`;
const SONG = fonts("Times New Roman", "SimSun");
const HEI = fonts("Arial", "SimHei");

/** A size in half-points: 小四, 五号 and 小五 of Chinese typesetting are 24, 21 and 16. */
const size = (halfPoints: number) => `<w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/>`;
const SMALL = size(21);
/** A4 with margins of 2.5 cm, in twentieths of a point, and the footer. */
const SECTION =
  '<w:sectPr><w:footerReference w:type="default" r:id="rId3"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1417" w:right="1417" w:bottom="1417" w:left="1417" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>';
/** Widths of the manifest's columns in twentieths of a point; they add up to the text's width. */
const COLUMNS = [480, 1500, 1500, 1050, 1200, 700, 1500, 1142];
const TEXT_WIDTH = COLUMNS.reduce((sum, column) => sum + column, 0);

/** Properties of paragraphs: lines of one and a half, two characters before the first of a paragraph. */
const HEADING_1 = '<w:pStyle w:val="Heading1"/>';
const HEADING_2 = '<w:pStyle w:val="Heading2"/>';
const NEW_PAGE = "<w:pageBreakBefore/>";
const TEXT = '<w:ind w:firstLine="480"/><w:jc w:val="both"/>';
const RIGHT = '<w:jc w:val="right"/>';

/** The parts of a Word file with a table of contents, the documents and the manifest. */
export function* writeDocx(facts: FileFacts): Generator<ZipPart> {
  const { words, collected, site } = facts;
  yield [
    "[Content_Types].xml",
    [
      contentTypes({
        "word/document.xml": "wordprocessingml.document.main",
        "word/styles.xml": "wordprocessingml.styles",
        "word/settings.xml": "wordprocessingml.settings",
        "word/footer1.xml": "wordprocessingml.footer",
      }),
    ],
  ];
  yield ["_rels/.rels", [packageRelations("word/document.xml")]];
  const [title, description] = facts.asked
    ? [words.title, `${words.asked} ${facts.asked}`]
    : [collected.documents[0]?.row.title ?? "", ""];
  yield ["docProps/core.xml", [coreProperties(title, site, description)]];
  const links = collected.documents.flatMap((document) => {
    const target = pageOf(site, document);
    return isFollowed(target) ? [{ id: linkOf(document), type: "hyperlink", target, isExternal: true }] : [];
  });
  const parts = [
    { id: "rId1", type: "styles", target: "styles.xml" },
    { id: "rId2", type: "settings", target: "settings.xml" },
    { id: "rId3", type: "footer", target: "footer1.xml" },
  ];
  yield ["word/_rels/document.xml.rels", [relationsPart([...parts, ...links])]];
  yield ["word/styles.xml", [styles()]];
  yield [
    "word/settings.xml",
    [
      `${XML}<w:settings ${NAMESPACES}><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>`,
    ],
  ];
  yield ["word/footer1.xml", [footer(words.pages)]];
  yield ["word/document.xml", body(facts)];
}

function* body(facts: FileFacts): Generator<string> {
  yield `${XML}<w:document ${NAMESPACES}><w:body>`;
  // One judgment by itself answers no search.
  if (facts.asked !== "") yield* opening(facts);
  for (const document of facts.collected.documents) yield* chapter(document, facts);
  yield* manifest(facts);
  // A table is followed by a paragraph.
  yield `<w:p/>${SECTION}</w:body></w:document>`;
}

/** The name of a bookmark: Word takes 40 characters, and each name once. */
const anchorOf = ({ place }: CollectedDocument) => `d_${place}`;
/** Without a host no word processor can follow a link. */
const isFollowed = (address: string) => !address.startsWith("/");
const linkOf = ({ place }: CollectedDocument) => `rIdPage${place}`;

const run = (text: string, properties = "") =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
const paragraph = (runs: string, properties = "") =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${runs}</w:p>`;
const line = (text: string, properties = "") => paragraph(run(text), properties);
const small = (text: string) => paragraph(run(text, SMALL));

function* opening(facts: FileFacts): Generator<string> {
  const { words, collected } = facts;
  yield line(words.title, HEADING_1);
  for (const text of openingLines(facts)) yield small(text);
  yield line(words.contents, HEADING_2);
  for (const document of collected.documents) {
    const { place, row } = document;
    const link = `<w:hyperlink w:history="1" w:anchor="${anchorOf(document)}">${run(`${place}. ${row.title}`)}</w:hyperlink>`;
    yield paragraph(link + run(`　${row.number}`, SMALL));
  }
}

function* chapter(document: CollectedDocument, { words, sample, site }: FileFacts): Generator<string> {
  const { place, row, detail } = document;
  const facts = [row.court, detail.text_type, row.number, row.date, causeLine(detail)].filter(Boolean);
  const title = `<w:bookmarkStart w:id="${place}" w:name="${anchorOf(document)}"/>${run(row.title)}<w:bookmarkEnd w:id="${place}"/>`;
  yield paragraph(title, HEADING_1 + NEW_PAGE);
  if (sample) yield small(words.sample);
  yield small(facts.join("　"));
  const address = pageOf(site, document);
  const page = isFollowed(address)
    ? `<w:hyperlink w:history="1" r:id="${linkOf(document)}">${run(words.page, `${SMALL}<w:u w:val="single"/>`)}</w:hyperlink>`
    : run(address, SMALL);
  yield paragraph(run(`${words.source}：${detail.source?.name ?? ""}　`, SMALL) + page);
  yield* blocks(detail.body_text, TEXT);
  yield* blocks(detail.tail_text, RIGHT);
  yield* blocks(detail.body_postscript, TEXT);
}

function* manifest(facts: FileFacts): Generator<string> {
  yield line(facts.words.manifest, HEADING_1 + NEW_PAGE);
  yield small(facts.words.manifestNote);
  yield* table(COLUMNS, manifestRows(facts), 1);
}

/** A table whose first rows are repeated on each page. */
function* table(
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

/** The paragraphs and tables of a part of a judgment. */
function* blocks(texts: readonly string[], properties: string): Generator<string> {
  for (const block of blocksOf(texts)) {
    if (block.kind === "text") yield line(block.text, properties);
    else {
      const count = block.rows[0]?.length ?? 1;
      yield* table(
        Array.from({ length: count }, () => Math.floor(TEXT_WIDTH / count)),
        block.rows,
        0,
      );
      // Two tables without a paragraph between them would be one.
      yield "<w:p/>";
    }
  }
}

function tableRow(columns: readonly number[], row: readonly string[], isHead: boolean): string {
  const sides = [
    ["top", 40],
    ["left", 60],
    ["bottom", 40],
    ["right", 60],
  ].map(([side, margin]) => `<w:${side} w:w="${margin}" w:type="dxa"/>`);
  // The last column of the sheet, the page on this site, is already a link in each chapter.
  const cells = columns.map((width, at) => {
    const text = paragraph(
      run(row[at]!, (isHead ? "<w:b/><w:bCs/>" : "") + size(16)),
      '<w:spacing w:line="240"/>',
    );
    return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/><w:tcMar>${sides.join("")}</w:tcMar></w:tcPr>${text}</w:tc>`;
  });
  return `<w:tr><w:trPr><w:cantSplit/>${isHead ? "<w:tblHeader/>" : ""}</w:trPr>${cells.join("")}</w:tr>`;
}

/** "Page 3 of 12" from the words' template. */
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
