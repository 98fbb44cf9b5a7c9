import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DOCUMENT_KINDS } from "#domain/judgment/document-kind.ts";
import type { KnowsLaw } from "#domain/search/match/annotations.ts";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { normaliseKeyword } from "#domain/search/match/word-forms.ts";
import { type Hierarchy, NO_ORDINAL, UNKNOWN_LEVEL } from "#domain/search/tree/hierarchy.ts";
import { sealFiles } from "../../generated/seal.ts";
import { CATALOGUE_FILE, COLUMNS_FILE, DETAILS_FILE, NUMBERS_FILE, ROWS_FILE } from "../index-files.ts";
import { type SearchDocument, textLength } from "../sources/document.ts";
import { indexedPassages } from "../sources/indexed-passages.ts";
import { growTree, OUTSIDE_LABELS, TreePlaces } from "../sources/tree-places.ts";
import { CitedArticles, writeCaseCounts } from "./columns/cited-articles.ts";
import { type Columns, hashTable, UNKNOWN_KIND, writeColumns } from "./columns/columns.ts";
import { FurtherCauses } from "./columns/further-causes.ts";
import { writeNumberTexts } from "./columns/number-texts.ts";
import { PassageTableWriter } from "./columns/passage-table.ts";
import { StatisticsWriter } from "./columns/statistics-columns.ts";
import { commonText, DetailPacker, DICTIONARY_DOCUMENTS } from "./documents/detail-packing.ts";
import { DocumentSpool } from "./documents/document-spool.ts";
import { RecordFile } from "./documents/record-file.ts";
import { encodeRecord } from "./documents/row-file.ts";
import { writeKeywordFacets } from "./index/keyword-facets.ts";
import { matchKeywords } from "./match/match-keywords.ts";
import { InvertedIndexReader } from "./postings/inverted-index-reader.ts";
import { PostingsWriter } from "./postings/postings-writer.ts";

/** Filters by period need dates that sort the same as numbers and as text. */
const DATE = /^(?:\d{4}-\d{2}-\d{2})?$/;

/** Trees that documents are counted in. What documents name beyond them is added. */
export interface Catalogue {
  courts: Hierarchy;
  causes: Hierarchy;
}

/** What was indexed. */
export interface WrittenIndex {
  documents: number;
  /** Terms of the documents, with the number of documents for each. */
  keywords: Map<string, number>;
}

/**
 * Writes the index of one scope into an empty folder. Documents come in any order; of two with the same id
 * the first counts. `vocabulary` holds the terms allowed in the keyword facet; `knows` recognises names of
 * laws. The same documents give the same bytes.
 */
export async function writeIndex(
  folder: string,
  documents: Iterable<SearchDocument>,
  given: Catalogue,
  vocabulary: string[] = [],
  knows: KnowsLaw = () => false,
): Promise<WrittenIndex> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const spool = new DocumentSpool(join(folder, "spool.tmp"));
  for (const document of documents) spool.add(document);

  const catalogue: Catalogue = {
    courts: grownBy(given.courts, OUTSIDE_LABELS.courts, spool.courts),
    causes: grownBy(given.causes, OUTSIDE_LABELS.causes, spool.causes),
  };
  const courtOf = placeFinder(catalogue.courts);
  const causeOf = placeFinder(catalogue.causes);
  const columns = emptyColumns(spool.size);
  const further = new FurtherCauses(catalogue.causes);
  const cited = new CitedArticles();
  const ids: string[] = [];
  const numbers: string[] = [];
  const postings = new PostingsWriter(folder);
  const pieceTable = new PassageTableWriter();
  const figures = new StatisticsWriter();
  const rows = new RecordFile(join(folder, ROWS_FILE));
  const details = new RecordFile(join(folder, DETAILS_FILE));
  const common = commonText(detailsOf(spool.spread(DICTIONARY_DOCUMENTS)));
  columns.detailAt[0] = details.add(common);
  const packer = new DetailPacker(common, (docId, packed) => {
    columns.detailAt[docId + 1] = details.add(packed);
  });
  let docId = 0;
  for (const document of spool.inDocIdOrder()) {
    const { id, title, court, number, date, url } = document;
    columns.court[docId] = courtOf(String(document.court_id ?? ""), court);
    columns.cause[docId] = further.add(
      docId,
      document.causes.map(({ code, label }) => causeOf(code ?? "", label)),
    );
    columns.kind[docId] = document.kind ? DOCUMENT_KINDS.indexOf(document.kind) : UNKNOWN_KIND;
    columns.level[docId] = catalogue.courts.levels[columns.court[docId]!] ?? UNKNOWN_LEVEL;
    if (!DATE.test(date)) throw new RangeError(`${id} has the date ${date}, which is not yyyy-MM-dd.`);
    columns.date[docId] = Number(date.replaceAll("-", ""));
    columns.year[docId] = Number(date.slice(0, 4));
    columns.amount[docId] = document.amount ?? Number.NaN;
    columns.length[docId] = textLength(document);
    cited.add(document.articles ?? []);
    const placed = postings.add(docId, indexedPassages(document, knows));
    const [titleEnd = 0, causeEnd = 0, holdingEnd = 0] = placed.ends;
    columns.titleEnd[docId] = titleEnd;
    columns.causeEnd[docId] = causeEnd;
    columns.holdingEnd[docId] = holdingEnd;
    pieceTable.add(placed);
    columns.rowAt[docId + 1] = rows.add(
      encodeRecord({ id, title, court, number, date, ...(url && { url }) }),
    );
    await packer.add(document.detail);
    figures.add(document);
    ids.push(id);
    numbers.push(normaliseText(number));
    docId++;
  }
  await packer.finish();
  for (const file of [rows, details, spool]) file.close();
  postings.finish();
  Object.assign(columns, further.columns(), cited.columns());
  writeCaseCounts(folder, cited, columns.length);
  ({ hashes: columns.idHash, docIds: columns.idRank } = hashTable(ids));
  ({ hashes: columns.numberHash, docIds: columns.numberRank } = hashTable(numbers));
  writeNumberTexts(join(folder, NUMBERS_FILE), numbers);
  writeColumns(join(folder, COLUMNS_FILE), columns);
  pieceTable.write(folder);
  figures.write(folder);
  writeFileSync(join(folder, CATALOGUE_FILE), JSON.stringify(catalogue));
  const text = new InvertedIndexReader(folder, false);
  const find = (term: string) => matchKeywords(text, [[normaliseKeyword(term)]], docId).docIds;
  writeKeywordFacets(folder, find, docId, vocabulary);
  text.close();
  sealFiles(readdirSync(folder).map((name) => join(folder, name)));
  return { documents: docId, keywords: spool.keywords };
}

function* detailsOf(documents: Iterable<SearchDocument>): Generator<object> {
  for (const { detail } of documents) yield detail;
}

function emptyColumns(documents: number): Columns {
  return {
    court: new Uint16Array(documents),
    cause: new Uint16Array(documents),
    furtherRank: new Uint32Array(0),
    furtherCause: new Uint16Array(0),
    furtherShared: new Uint16Array(0),
    kind: new Uint8Array(documents),
    date: new Uint32Array(documents),
    year: new Uint16Array(documents),
    level: new Uint8Array(documents),
    amount: new Float64Array(documents),
    length: new Uint32Array(documents),
    articleAt: new Uint32Array(0),
    article: new Uint32Array(0),
    titleEnd: new Uint32Array(documents),
    causeEnd: new Uint32Array(documents),
    holdingEnd: new Uint32Array(documents),
    rowAt: new Uint32Array(documents + 1),
    detailAt: new Float64Array(documents + 1),
    idHash: new Float64Array(0),
    idRank: new Uint32Array(0),
    numberHash: new Float64Array(0),
    numberRank: new Uint32Array(0),
  };
}

/** The ordinal of a key, else of a label, else NO_ORDINAL. */
function placeFinder({ keys, labels }: Hierarchy): (key: string, label: string) => number {
  if (keys.length >= NO_ORDINAL) throw new RangeError(`More than ${NO_ORDINAL - 1} courts or causes.`);
  const byKey = new Map(keys.map((key, ordinal) => [key, ordinal]));
  const byLabel = new Map(labels.map((label, ordinal) => [label, ordinal] as const).reverse());
  return (key, label) => byKey.get(key) ?? byLabel.get(label) ?? NO_ORDINAL;
}

/** A tree with the labels that documents name beyond it; `named` holds all that occur, with their keys. */
function grownBy(tree: Hierarchy, groupLabel: string, named: Map<string, Set<string>>): Hierarchy {
  const places = new TreePlaces(tree);
  for (const [label, keys] of named) for (const key of keys) places.place(key, label);
  return growTree(tree, groupLabel, places.beyond);
}
