import {
  AlignmentType,
  Bookmark,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  InternalHyperlink,
  type IParagraphOptions,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import { causeLine } from "#domain/judgment/cause-line.ts";
import { xmlText } from "#domain/text/escape-html.ts";
import type { CollectedDocument } from "./collect-documents.ts";
import { type FileFacts, manifestRows, openingLines, pageOf } from "./file-facts.ts";

/** Fonts by script: without an East Asian one Word sets Chinese in the machine's fallback font. */
const SONG = {
  ascii: "Times New Roman",
  hAnsi: "Times New Roman",
  cs: "Times New Roman",
  eastAsia: "SimSun",
};
const HEI = { ascii: "Arial", hAnsi: "Arial", cs: "Arial", eastAsia: "SimHei" };

/** Sizes in half-points: 小四, 五号 and 小五 of Chinese typesetting. */
const SIZE = { body: 24, small: 21, table: 16 };
/** Twentieths of a point; lines of one and a half. */
const LINE = 360;
const TWO_CHARACTERS = 480;
/** A4 with margins of 2.5 cm, in twentieths of a point. */
const PAGE = { width: 11906, height: 16838, margin: 1417 };
/** Widths of the manifest's columns in twentieths of a point; they add up to the text's width. */
const COLUMNS = [480, 1500, 1500, 1050, 1200, 700, 1500, 1142];

/** A Word file with a table of contents, the documents and the manifest. */
export async function writeDocx(facts: FileFacts): Promise<Uint8Array> {
  const { words, collected } = facts;
  const file = new Document({
    title: words.title,
    creator: facts.site,
    description: `${words.asked} ${xmlText(facts.asked)}`,
    styles: {
      default: {
        document: {
          run: { font: SONG, size: SIZE.body, language: { value: "en-US", eastAsia: "zh-CN" } },
          paragraph: { spacing: { line: LINE } },
        },
        heading1: {
          run: { font: HEI, size: 32, color: "000000" },
          paragraph: { spacing: { before: 120, after: 240 }, alignment: AlignmentType.CENTER },
        },
        heading2: {
          run: { font: HEI, size: 28, color: "000000" },
          paragraph: { spacing: { before: 240, after: 120 } },
        },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: PAGE.width, height: PAGE.height },
            margin: { top: PAGE.margin, bottom: PAGE.margin, left: PAGE.margin, right: PAGE.margin },
          },
        },
        footers: { default: footer(words.pages) },
        children: [
          ...opening(facts),
          ...collected.documents.flatMap((document) => chapter(document, facts)),
          ...manifest(facts),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(file));
}

const anchorOf = ({ row }: CollectedDocument) => `d_${row.id.replace(/[^\w]/g, "_")}`;

const line = (text: string, options: IParagraphOptions = {}) =>
  new Paragraph({ ...options, children: [new TextRun(xmlText(text))] });

const small = (text: string) =>
  new Paragraph({ children: [new TextRun({ text: xmlText(text), size: SIZE.small })] });

function opening(facts: FileFacts): Paragraph[] {
  const { words, collected } = facts;
  return [
    line(words.title, { heading: HeadingLevel.HEADING_1 }),
    ...openingLines(facts).map(small),
    line(words.contents, { heading: HeadingLevel.HEADING_2 }),
    ...collected.documents.map(
      (document) =>
        new Paragraph({
          children: [
            new InternalHyperlink({
              anchor: anchorOf(document),
              children: [new TextRun(xmlText(`${document.place}. ${document.row.title}`))],
            }),
            new TextRun({ text: xmlText(`　${document.row.number}`), size: SIZE.small }),
          ],
        }),
    ),
  ];
}

/** A link; without a host, which no word processor can follow, the address as text. */
function linkTo(address: string, text: string): ExternalHyperlink | TextRun {
  if (address.startsWith("/")) return new TextRun({ text: address, size: SIZE.small });
  const children = [new TextRun({ text, size: SIZE.small, underline: {} })];
  return new ExternalHyperlink({ link: address, children });
}

function chapter(document: CollectedDocument, { words, sample, site }: FileFacts): Paragraph[] {
  const { row, detail } = document;
  const first = { indent: { firstLine: TWO_CHARACTERS }, alignment: AlignmentType.JUSTIFIED };
  const facts = [row.court, detail.text_type, row.number, row.date, causeLine(detail)].filter(Boolean);
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      pageBreakBefore: true,
      children: [new Bookmark({ id: anchorOf(document), children: [new TextRun(xmlText(row.title))] })],
    }),
    ...(sample ? [small(words.sample)] : []),
    small(facts.join("　")),
    new Paragraph({
      children: [
        new TextRun({ text: `${words.source}：${xmlText(detail.source?.name ?? "")}　`, size: SIZE.small }),
        linkTo(pageOf(site, document), words.page),
      ],
    }),
    ...detail.body_text.map((text) => line(text, first)),
    ...detail.tail_text.map((text) => line(text, { alignment: AlignmentType.RIGHT })),
    ...detail.body_postscript.map((text) => line(text, first)),
  ];
}

function manifest(facts: FileFacts): (Paragraph | Table)[] {
  const [head, ...rows] = manifestRows(facts);
  // The last column of the sheet, the page on this site, is already a link in each chapter.
  const cells = (row: string[]) => row.slice(0, COLUMNS.length);
  const toRow = (row: string[], tableHeader: boolean) =>
    new TableRow({
      tableHeader,
      cantSplit: true,
      children: cells(row).map(
        (text, at) =>
          new TableCell({
            width: { size: COLUMNS[at]!, type: WidthType.DXA },
            margins: { left: 60, right: 60, top: 40, bottom: 40 },
            children: [
              new Paragraph({
                spacing: { line: 240 },
                children: [new TextRun({ text: xmlText(text), size: SIZE.table, bold: tableHeader })],
              }),
            ],
          }),
      ),
    });
  return [
    line(facts.words.manifest, { heading: HeadingLevel.HEADING_1, pageBreakBefore: true }),
    small(facts.words.manifestNote),
    new Table({
      layout: TableLayoutType.FIXED,
      columnWidths: COLUMNS,
      width: { size: COLUMNS.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
      rows: [toRow(head, true), ...rows.map((row) => toRow(row, false))],
    }),
  ];
}

/** "Page 3 of 12" from the words' template. */
function footer(template: string): Footer {
  const children = template.split(/(\{pages?\})/).map((part) => {
    if (part === "{page}") return PageNumber.CURRENT;
    return part === "{pages}" ? PageNumber.TOTAL_PAGES : part;
  });
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ children, size: SIZE.small })],
      }),
    ],
  });
}
