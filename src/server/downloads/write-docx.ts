import { causeLine } from "#domain/judgment/cause-line.ts";
import { blocksOf } from "#domain/judgment/table-rows.ts";
import type { ZipPart } from "#domain/text/office-package.ts";
import {
  AT_RIGHT,
  bookmark,
  HEADING_1,
  HEADING_2,
  line,
  link,
  NEW_PAGE,
  paragraph,
  run,
  SMALL,
  small,
  TEXT,
  TEXT_WIDTH,
  table,
  UNDERLINED,
  wordParts,
} from "#domain/text/word-document.ts";
import type { CollectedDocument } from "./collect-documents.ts";
import { type FileFacts, manifestRows, openingLines, pageOf } from "./file-facts.ts";

/** Widths of the columns of the manifest, in twentieths of a point. Their sum is the width of the text. */
const COLUMNS = [480, 1500, 1500, 1050, 1200, 700, 1500, 1142];

/** Makes the parts of a Word file: a table of contents, the documents and the manifest. */
export function writeDocx(facts: FileFacts): Iterable<ZipPart> {
  const { words, collected, site, asked } = facts;
  const [title, description] = asked
    ? [words.title, `${words.asked} ${asked}`]
    : [collected.documents[0]?.row.title ?? "", ""];
  const links = collected.documents.flatMap((document) => {
    const target = pageOf(site, document);
    return isFollowed(target) ? [{ id: linkOf(document), target }] : [];
  });
  return wordParts({ title, description, creator: site, pages: words.pages, links, body: body(facts) });
}

function* body(facts: FileFacts): Generator<string> {
  // A file of a single judgment has no query that it could state.
  if (facts.asked !== "") yield* opening(facts);
  for (const document of facts.collected.documents) yield* chapter(document, facts);
  yield* manifest(facts);
}

/** The name of a document's bookmark. Word requires unique names of at most 40 characters. */
const anchorOf = ({ place }: CollectedDocument) => `d_${place}`;
/** Whether a word processor can follow a link. It cannot if the address has no host. */
const isFollowed = (address: string) => !address.startsWith("/");
const linkOf = ({ place }: CollectedDocument) => `rIdPage${place}`;

function* opening(facts: FileFacts): Generator<string> {
  const { words, collected } = facts;
  yield line(words.title, HEADING_1);
  for (const text of openingLines(facts)) yield small(text);
  yield line(words.contents, HEADING_2);
  for (const document of collected.documents) {
    const { place, row } = document;
    const chapter = link(`#${anchorOf(document)}`, `${place}. ${row.title}`);
    yield paragraph(chapter + run(`　${row.number}`, SMALL));
  }
}

function* chapter(document: CollectedDocument, { words, sample, site }: FileFacts): Generator<string> {
  const { place, row, detail } = document;
  const facts = [row.court, detail.text_type, row.number, row.date, causeLine(detail)].filter(Boolean);
  yield paragraph(bookmark(place, anchorOf(document), row.title), HEADING_1 + NEW_PAGE);
  if (sample) yield small(words.sample);
  yield small(facts.join("　"));
  const address = pageOf(site, document);
  const page = isFollowed(address) ? link(linkOf(document), words.page, UNDERLINED) : run(address, SMALL);
  yield paragraph(run(`${words.source}：${detail.source?.name ?? ""}　`, SMALL) + page);
  yield* blocks(detail.body_text, TEXT);
  yield* blocks(detail.tail_text, AT_RIGHT);
  yield* blocks(detail.body_postscript, TEXT);
}

function* manifest(facts: FileFacts): Generator<string> {
  yield line(facts.words.manifest, HEADING_1 + NEW_PAGE);
  yield small(facts.words.manifestNote);
  yield* table(COLUMNS, manifestRows(facts), 1);
}

/** The paragraphs and tables of one part of a judgment. */
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
      // Word would join two tables that have no paragraph between them.
      yield "<w:p/>";
    }
  }
}
