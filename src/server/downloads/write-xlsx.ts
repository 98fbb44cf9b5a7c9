import type { ZipPart } from "#domain/text/office-package.ts";
import {
  CELL_CHARS,
  type Cell,
  headCell as head,
  type Sheet,
  textCell as text,
  wrappedCell as wrapped,
  writeWorkbook,
} from "#domain/text/workbook.ts";
import type { CollectedDocument } from "./collect-documents.ts";
import { type FileFacts, type FileWords, manifestRows, openingLines, tableOf } from "./file-facts.ts";

/**
 * Makes the parts of an Excel workbook: the list, the texts by paragraph if there are any, and the manifest.
 */
export const writeXlsx = (facts: FileFacts): Generator<ZipPart> =>
  writeWorkbook(sheetsOf(facts), {
    title: facts.words.title,
    creator: facts.site,
    description: facts.asked,
  });

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

const LISTED = ["place", "name", "court", "number", "type", "date", "cause", "outcome", "page"] as const;

function* listRows(facts: FileFacts): Generator<Cell[]> {
  for (const line of openingLines(facts)) yield [text(line)];
  const [heads, ...rows] = tableOf(facts, LISTED);
  yield heads.map(head);
  for (const [place, name = "", ...cells] of rows)
    yield [{ number: Number(place) }, wrapped(name), ...cells.map((cell) => text(cell))];
}

/**
 * The rows of a document's texts: one for each paragraph, or several if a paragraph does not fit into one
 * cell.
 */
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

/** Divides a text into pieces that fit into a cell. No piece ends within a surrogate pair. */
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
