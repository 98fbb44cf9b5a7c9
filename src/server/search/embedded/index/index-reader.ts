import { join } from "node:path";
import { numberAt } from "#domain/search/array-reads.ts";
import type { CaseCounts } from "#domain/search/similar/rank-cases.ts";
import { type BlockFile, openGenerated } from "../../../generated/block-file.ts";
import {
  CASE_COUNTS_FILE,
  CATALOGUE_FILE,
  COLUMNS_FILE,
  DETAILS_FILE,
  NUMBERS_FILE,
  ROWS_FILE,
} from "../../../generated/index-files.ts";
import { readGeneratedJson } from "../../../generated/read-generated.ts";
import { openPart } from "../../../http/missing-artifact.ts";
import type { SearchCatalogue, SearchHit } from "../../search-engine.ts";
import type { DocumentDetail } from "../../sources/document.ts";
import { decodeRow } from "../../stored-row.ts";
import { type Columns, docIdsByHash, openColumns } from "../columns/columns.ts";
import { NumberTexts } from "../columns/number-texts.ts";
import { type PassageTable, readPassageTable } from "../columns/passage-table.ts";
import { readStatisticsColumns, type StatisticsColumns } from "../columns/statistics-columns.ts";
import { DetailPacking } from "../documents/detail-packing.ts";
import { InvertedIndexReader } from "../postings/inverted-index-reader.ts";
import type { Term } from "../postings/term-dictionary.ts";
import { type KeywordFacet, readKeywordFacets } from "./keyword-facets.ts";

/**
 * The index of one scope. Each file is opened when first needed, since a function carries only those it uses;
 * a missing one throws MissingArtifact.
 */
export class IndexReader {
  /** Closes what was opened. */
  readonly #closers: (() => void)[] = [];
  readonly #columns: () => Columns;
  readonly #catalogue: () => SearchCatalogue;
  readonly #caseCounts: () => CaseCounts;
  readonly #text: () => InvertedIndexReader;
  readonly #keywordFacets: () => KeywordFacet;
  readonly #passages: () => PassageTable;
  readonly #figures: () => StatisticsColumns;
  readonly #numbers: () => NumberTexts;
  readonly #rows: () => BlockFile;
  readonly #details: () => { file: BlockFile; packing: DetailPacking };

  constructor(folder: string) {
    const path = (name: string) => join(folder, name);
    this.#columns = once(() => {
      const { columns, close } = openColumns(path(COLUMNS_FILE));
      this.#closers.push(close);
      return columns;
    });
    this.#catalogue = once(() => readGeneratedJson<SearchCatalogue>(path(CATALOGUE_FILE)));
    this.#caseCounts = once(() => readGeneratedJson<CaseCounts>(path(CASE_COUNTS_FILE)));
    this.#text = once(() => this.#closing(new InvertedIndexReader(folder)));
    this.#keywordFacets = once(() => readKeywordFacets(folder));
    this.#passages = once(() => readPassageTable(folder));
    this.#figures = once(() => readStatisticsColumns(folder));
    this.#numbers = once(() => new NumberTexts(path(NUMBERS_FILE)));
    this.#rows = once(() => this.#closing(openGenerated(path(ROWS_FILE))));
    this.#details = once(() => {
      const file = this.#closing(openGenerated(path(DETAILS_FILE)));
      const dictionary = readRecord(file, 0, numberAt(this.columns.detailAt, 0));
      return { file, packing: new DetailPacking(dictionary) };
    });
  }

  get columns(): Columns {
    return this.#columns();
  }

  get catalogue(): SearchCatalogue {
    return this.#catalogue();
  }

  /** What is counted over all documents for the comparison of cases; the articles also where one document cites them. */
  get caseCounts(): CaseCounts {
    return this.#caseCounts();
  }

  get text(): InvertedIndexReader {
    return this.#text();
  }

  /** The term of a bigram, or null if no document has it. */
  termOf(bigram: string): Term | null {
    return this.text.term(bigram.codePointAt(0)!, bigram.codePointAt(1)!);
  }

  get keywordFacets(): KeywordFacet {
    return this.#keywordFacets();
  }

  get passages(): PassageTable {
    return this.#passages();
  }

  get figures(): StatisticsColumns {
    return this.#figures();
  }

  get numbers(): NumberTexts {
    return this.#numbers();
  }

  get documents(): number {
    return this.columns.court.length;
  }

  /** What a result list shows of a document. */
  row(docId: number): SearchHit {
    const { rowAt } = this.columns;
    return decodeRow(readRecord(this.#rows(), numberAt(rowAt, docId), numberAt(rowAt, docId + 1)));
  }

  /** The stored detail of a document, as JSON text. */
  detailText(docId: number): string {
    const { detailAt } = this.columns;
    const { file, packing } = this.#details();
    return packing.unpack(readRecord(file, numberAt(detailAt, docId), numberAt(detailAt, docId + 1)));
  }

  detail(docId: number): DocumentDetail {
    return JSON.parse(this.detailText(docId)) as DocumentDetail;
  }

  /** The doc id of a public id, or -1. */
  docIdOf(id: string): number {
    const { idHash, idRank } = this.columns;
    return docIdsByHash(idHash, idRank, id).find((docId) => this.row(docId).id === id) ?? -1;
  }

  /** Opens every file, so that none is looked for later. */
  openAll(): void {
    const { court } = this.columns;
    if (court.length > 0) {
      this.row(0);
      this.detailText(0);
    }
    for (const part of [
      "catalogue",
      "caseCounts",
      "text",
      "keywordFacets",
      "passages",
      "figures",
      "numbers",
    ] as const)
      this[part];
  }

  close(): void {
    for (const close of this.#closers.splice(0)) close();
  }

  #closing<Part extends { close: () => void }>(part: Part): Part {
    this.#closers.push(() => part.close());
    return part;
  }
}

/** A part of the index that is opened when first asked for. */
function once<Part>(open: () => Part): () => Part {
  let part: Part | undefined;
  return () => {
    part ??= openPart("the search index", open);
    return part;
  };
}

function readRecord(file: BlockFile, from: number, to: number): Buffer {
  const bytes = Buffer.allocUnsafe(to - from);
  file.read(bytes, from);
  return bytes;
}
