import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DOCUMENT_KINDS } from "#domain/judgment/document-kind.ts";
import type { KnowsLaw } from "#domain/search/match/annotations.ts";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { normaliseKeyword } from "#domain/search/match/word-forms.ts";
import { type Hierarchy, NO_ORDINAL, UNKNOWN_LEVEL } from "#domain/search/tree/hierarchy.ts";
import { RecordFile } from "../../files/record-file.ts";
import { writeWhole } from "../../files/write-file.ts";
import { within32Bits } from "../../generated/column-spool.ts";
import { sealFiles } from "../../generated/seal.ts";
import { SectionWriter } from "../../generated/section-writer.ts";
import { CATALOGUE_FILE, COLUMNS_FILE, FACET_TERMS, NUMBERS_FILE, ROWS_FILE } from "../index-files.ts";
import { type SearchDocument, textLength } from "../sources/document.ts";
import { indexedPassages } from "../sources/indexed-passages.ts";
import { growTree, OUTSIDE_LABELS, TreePlaces } from "../sources/tree-places.ts";
import { CitedArticles, writeCaseCounts } from "./columns/cited-articles.ts";
import { INDEX_COLUMNS, UNKNOWN_KIND } from "./columns/columns.ts";
import { FurtherCauses } from "./columns/further-causes.ts";
import { HashTableWriter } from "./columns/hash-table.ts";
import { NumberTextsWriter } from "./columns/number-texts.ts";
import { StatisticsWriter } from "./columns/statistics-columns.ts";
import { SAMPLED_DETAILS, sharedBytes } from "./documents/detail-packing.ts";
import { DocumentSpool, type NamedPlaces } from "./documents/document-spool.ts";
import { encodeRecord } from "./documents/row-file.ts";
import { writeKeywordFacets } from "./index/keyword-facets.ts";
import { matchKeywords } from "./match/match-keywords.ts";
import { storePhrases } from "./match/store-phrases.ts";
import { InvertedIndexReader } from "./postings/inverted-index-reader.ts";
import { openTextStore } from "./texts/text-thread.ts";

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
 * the first counts. `vocabulary` holds the terms allowed in the keyword facet, of which the `facetTerms` most frequent
 * are kept; `knows` recognises names of laws. The same documents give the same bytes.
 */
export async function writeIndex(
  folder: string,
  documents: Iterable<SearchDocument>,
  given: Catalogue,
  vocabulary: string[] = [],
  knows: KnowsLaw = () => false,
  facetTerms = FACET_TERMS,
): Promise<WrittenIndex> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const spool = new DocumentSpool(join(folder, "spool.tmp"));
  for (const document of documents) spool.add(document);
  spool.finish();

  const catalogue: Catalogue = {
    courts: grownBy(given.courts, OUTSIDE_LABELS.courts, spool.courts),
    causes: grownBy(given.causes, OUTSIDE_LABELS.causes, spool.causes),
  };
  const courtOf = placeFinder(catalogue.courts);
  const causeOf = placeFinder(catalogue.causes);
  const file = new SectionWriter(join(folder, COLUMNS_FILE), INDEX_COLUMNS);
  const { columns } = file;
  const further = new FurtherCauses(catalogue.causes, columns);
  const cited = new CitedArticles(join(folder, "articles.tmp"));
  const ids = new HashTableWriter(join(folder, "ids.tmp"));
  const numbers = new HashTableWriter(join(folder, "numbers.tmp"));
  const numberTexts = new NumberTextsWriter(join(folder, NUMBERS_FILE));
  const figures = new StatisticsWriter(folder);
  const rows = new RecordFile(join(folder, ROWS_FILE));
  const shared = sharedBytes(detailsOf(spool.spread(SAMPLED_DETAILS)));
  columns.detailAt.push(shared.length);
  columns.rowAt.push(0);
  const texts = openTextStore(
    folder,
    shared,
    spool.bytes,
    ({ titleEnd, causeEnd, holdingEnd, detailEnd }) => {
      columns.titleEnd.push(titleEnd);
      columns.causeEnd.push(causeEnd);
      columns.holdingEnd.push(holdingEnd);
      columns.detailAt.push(detailEnd);
    },
  );
  let docId = 0;
  let characters = 0;
  try {
    for (const document of spool.inDocIdOrder()) {
      const { id, title, court, number, date, url } = document;
      const courtOrdinal = courtOf(String(document.court_id ?? ""), court);
      columns.court.push(courtOrdinal);
      const causes = document.causes.map(({ code, label }) => causeOf(code ?? "", label));
      columns.cause.push(further.add(docId, causes));
      columns.kind.push(document.kind ? DOCUMENT_KINDS.indexOf(document.kind) : UNKNOWN_KIND);
      columns.level.push(catalogue.courts.levels[courtOrdinal] ?? UNKNOWN_LEVEL);
      if (!DATE.test(date)) throw new RangeError(`${id} has the date ${date}, which is not yyyy-MM-dd.`);
      columns.date.push(Number(date.replaceAll("-", "")));
      columns.year.push(Number(date.slice(0, 4)));
      columns.amount.push(document.amount ?? Number.NaN);
      const length = textLength(document);
      columns.length.push(length);
      characters += length;
      cited.add(document.articles ?? []);
      await texts.add({
        passages: indexedPassages(document, knows),
        detail: JSON.stringify(document.detail),
      });
      const rowEnd = rows.add(encodeRecord({ id, title, court, number, date, ...(url && { url }) }));
      columns.rowAt.push(within32Bits(rowEnd, ROWS_FILE));
      figures.add(document);
      ids.add(docId, id);
      const normalised = normaliseText(number);
      numbers.add(docId, normalised);
      numberTexts.add(normalised);
      docId++;
    }
    const stored = texts.finish();
    // Meanwhile, where texts are stored in a thread.
    for (const closed of [rows, spool]) closed.close();
    cited.finish(columns);
    ids.finish(columns.idHash, columns.idRank);
    numbers.finish(columns.numberHash, columns.numberRank);
    for (const table of [numberTexts, figures]) table.finish();
    await stored;
  } finally {
    await texts.close();
  }
  writeCaseCounts(folder, cited, docId, characters);
  file.finish();
  writeWhole(join(folder, CATALOGUE_FILE), JSON.stringify(catalogue));
  const text = new InvertedIndexReader(folder, false);
  const find = (term: string) => matchKeywords(text, [[normaliseKeyword(term)]], docId).docIds;
  storePhrases(folder, text, docId);
  writeKeywordFacets(folder, find, docId, vocabulary, facetTerms);
  text.close();
  sealFiles(readdirSync(folder).map((name) => join(folder, name)));
  return { documents: docId, keywords: spool.keywords };
}

function* detailsOf(documents: Iterable<SearchDocument>): Generator<object> {
  for (const { detail } of documents) yield detail;
}

/** The ordinal of a key, else of a label, else NO_ORDINAL. */
function placeFinder({ keys, labels }: Hierarchy): (key: string, label: string) => number {
  if (keys.length >= NO_ORDINAL) throw new RangeError(`More than ${NO_ORDINAL - 1} courts or causes.`);
  const byKey = new Map(keys.map((key, ordinal) => [key, ordinal]));
  const byLabel = new Map(labels.map((label, ordinal) => [label, ordinal] as const).reverse());
  return (key, label) => byKey.get(key) ?? byLabel.get(label) ?? NO_ORDINAL;
}

/** A tree with the labels that documents name beyond it; `named` holds all that occur, with their keys. */
function grownBy(tree: Hierarchy, groupLabel: string, named: NamedPlaces): Hierarchy {
  const places = new TreePlaces(tree);
  for (const [label, keys] of named) for (const key of keys.keys()) places.place(key, label);
  return growTree(tree, groupLabel, places.beyond);
}
