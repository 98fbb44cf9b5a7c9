import writeExcel, { type CellObject, type Row, type Sheet } from "write-excel-file/node";
import { causeLine } from "#domain/judgment/cause-line.ts";
import { xmlText } from "#domain/text/escape-html.ts";
import type { CollectedDocument } from "./collect-documents.ts";
import { type FileFacts, type FileWords, manifestRows, openingLines, pageOf } from "./file-facts.ts";

/** Maximum characters in a cell. */
const CELL_CHARS = 32_767;

/** Without an explicit font Excel may fall back to one without simplified characters. */
const FONT = { fontFamily: "SimSun", fontSize: 11 };

/**
 * A text cell. Its type is always String, never derived: a spreadsheet shows it literally and runs nothing,
 * whatever it begins with. Text too long for the cell continues in the next row (see `textRows`).
 */
const cell = (text: string, more: Partial<CellObject> = {}): CellObject =>
  ({ value: xmlText(text).slice(0, CELL_CHARS), type: String, alignVertical: "top", ...more }) as CellObject;
const wrapped = (text: string) => cell(text, { wrap: true });
const head = (text: string) => cell(text, { fontWeight: "bold", backgroundColor: "#EDF2F2" });
const number = (value: number): CellObject => ({ value, type: Number, alignVertical: "top" });

/** An Excel workbook with three sheets: the list, the texts by paragraph, the manifest. */
export async function writeXlsx(facts: FileFacts): Promise<Uint8Array> {
  const { words, collected } = facts;
  const sheets: Sheet<never>[] = [
    {
      sheet: words.list,
      data: listRows(facts),
      columns: [6, 60, 30, 28, 14, 12, 24, 10, 28].map((width) => ({ width })),
      stickyRowsCount: openingLines(facts).length + 1,
    },
    {
      sheet: words.texts,
      data: [
        [words.place, words.number, words.part, words.paragraph, words.text].map(head),
        ...collected.documents.flatMap((document) => textRows(document, words)),
      ],
      columns: [6, 28, 8, 8, 120].map((width) => ({ width })),
      stickyRowsCount: 1,
    },
    {
      sheet: words.manifest,
      data: [
        [cell(words.manifestNote)],
        ...manifestRows(facts).map((row, at) => row.map((text) => (at === 0 ? head(text) : cell(text)))),
      ],
      columns: [6, 28, 30, 12, 24, 10, 68, 40, 48].map((width) => ({ width })),
      stickyRowsCount: 2,
    },
  ];
  return new Uint8Array(await writeExcel(sheets, FONT).toBuffer());
}

function listRows(facts: FileFacts): Row[] {
  const { words, collected, site } = facts;
  const heads = [
    words.place,
    words.name,
    words.court,
    words.number,
    words.type,
    words.date,
    words.cause,
    words.outcome,
    words.page,
  ];
  return [
    ...openingLines(facts).map((line): Row => [cell(line)]),
    heads.map(head),
    ...collected.documents.map((document): Row => {
      const { place, row, detail } = document;
      return [
        number(place),
        wrapped(row.title),
        cell(row.court),
        cell(row.number),
        cell(detail.text_type ?? ""),
        cell(row.date),
        cell(causeLine(detail)),
        cell(detail.outcome ? (words.outcomes[detail.outcome] ?? "") : ""),
        cell(pageOf(site, document)),
      ];
    }),
  ];
}

/** One row per paragraph, more if a paragraph does not fit one cell. */
function textRows({ place, row, detail }: CollectedDocument, words: FileWords): Row[] {
  const parts = [
    [words.parts.body, detail.body_text],
    [words.parts.tail, detail.tail_text],
    [words.parts.postscript, detail.body_postscript],
  ] as const;
  return parts.flatMap(([part, paragraphs]) =>
    paragraphs.flatMap((text, at) =>
      cut(text).map(
        (piece, split): Row => [
          number(place),
          cell(row.number),
          cell(split > 0 ? `${part}${words.sheetSplit}` : part),
          number(at + 1),
          wrapped(piece),
        ],
      ),
    ),
  );
}

/** The text in pieces that fit a cell; no piece ends inside a surrogate pair. */
function cut(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  do {
    let to = Math.min(text.length, from + CELL_CHARS);
    const last = text.charCodeAt(to - 1);
    if (to < text.length && last >= 0xd800 && last < 0xdc00) to--;
    pieces.push(text.slice(from, to));
    from = to;
  } while (from < text.length);
  return pieces;
}
