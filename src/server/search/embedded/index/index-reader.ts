import { join } from "node:path";
import { itemAt, numberAt } from "#domain/search/array-reads.ts";
import type { CaseCounts } from "#domain/search/similar/rank-cases.ts";
import { type BlockFile, openGenerated } from "../../../generated/block-file.ts";
import { readGeneratedJson } from "../../../generated/read-generated.ts";
import { openPart } from "../../../http/missing-artifact.ts";
import {
  CASE_COUNTS_FILE,
  CATALOGUE_FILE,
  COLUMNS_FILE,
  DETAILS_FILE,
  NUMBERS_FILE,
  ROWS_FILE,
} from "../../index-files.ts";
import type { SearchCatalogue, SearchHit } from "../../search-engine.ts";
import type { DocumentDetail } from "../../sources/document.ts";
import { type Columns, docIdsByHash, openColumns } from "../columns/columns.ts";
import { NumberTexts } from "../columns/number-texts.ts";
import { type PassageTable, readPassageTable } from "../columns/passage-table.ts";
import { readStatisticsColumns, type StatisticsColumns } from "../columns/statistics-columns.ts";
import { DetailPacking } from "../documents/detail-packing.ts";
import { type RowRecords, readRecords } from "../documents/row-file.ts";
import { InvertedIndexReader } from "../postings/inverted-index-reader.ts";
import type { Term } from "../postings/term-dictionary.ts";
import { type KeywordFacet, readKeywordFacets } from "./keyword-facets.ts";

/** Some 10 MB. */
const KEPT_TERMS = 50_000;

/**
 * The index of one scope. Each file is opened when first needed, since a function carries only those it uses;
 * a missing one throws MissingArtifact.
 */
export class IndexReader {
  readonly #folder: string;
  #columns: { columns: Columns; close: () => void } | undefined;
  #catalogue: SearchCatalogue | undefined;
  #caseCounts: CaseCounts | undefined;
  #text: InvertedIndexReader | undefined;
  /** Terms looked up before: a text has hundreds of bigrams, most of them in other texts too. */
  readonly #terms = new Map<string, Term | null>();
  #keywordFacets: KeywordFacet | undefined;
  #numbers: NumberTexts | undefined;
  #figures: StatisticsColumns | undefined;
  #passages: PassageTable | undefined;
  #rows: BlockFile | undefined;
  #details: BlockFile | undefined;
  #packing: DetailPacking | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  get columns(): Columns {
    return (this.#columns ?? this.#openColumns()).columns;
  }

  /** Apart, since a getter that may make a function makes its scope each time; this one is asked a thousand times a query. */
  #openColumns(): { columns: Columns; close: () => void } {
    this.#columns = this.#open(() => openColumns(join(this.#folder, COLUMNS_FILE)));
    return this.#columns;
  }

  get catalogue(): SearchCatalogue {
    this.#catalogue ??= this.#open(() =>
      readGeneratedJson<SearchCatalogue>(join(this.#folder, CATALOGUE_FILE)),
    );
    return this.#catalogue;
  }

  /** What is counted over all documents for the comparison of cases; the articles also where one document cites them. */
  get caseCounts(): CaseCounts {
    this.#caseCounts ??= this.#open(() =>
      readGeneratedJson<CaseCounts>(join(this.#folder, CASE_COUNTS_FILE)),
    );
    return this.#caseCounts;
  }

  get text(): InvertedIndexReader {
    this.#text ??= this.#open(() => new InvertedIndexReader(this.#folder));
    return this.#text;
  }

  /** The term of a bigram, or null if no document has it. */
  termOf(bigram: string): Term | null {
    const known = this.#terms.get(bigram);
    if (known !== undefined) return known;
    if (this.#terms.size >= KEPT_TERMS) this.#terms.clear();
    const term = this.text.term(bigram.codePointAt(0)!, bigram.codePointAt(1)!);
    this.#terms.set(bigram, term);
    return term;
  }

  get keywordFacets(): KeywordFacet {
    this.#keywordFacets ??= this.#open(() => readKeywordFacets(this.#folder));
    return this.#keywordFacets;
  }

  get passages(): PassageTable {
    this.#passages ??= this.#open(() => readPassageTable(this.#folder));
    return this.#passages;
  }

  get figures(): StatisticsColumns {
    this.#figures ??= this.#open(() => readStatisticsColumns(this.#folder));
    return this.#figures;
  }

  get numbers(): NumberTexts {
    this.#numbers ??= this.#open(() => new NumberTexts(join(this.#folder, NUMBERS_FILE)));
    return this.#numbers;
  }

  get documents(): number {
    return this.columns.court.length;
  }

  /** What a result list shows of some documents, in the order given. */
  records(docIds: readonly number[]): RowRecords {
    const { rowAt } = this.columns;
    this.#rows ??= this.#open(() => openGenerated(join(this.#folder, ROWS_FILE)));
    return readRecords(this.#rows, rowAt, docIds);
  }

  /** What a result list shows of a document. */
  row(docId: number): SearchHit {
    return itemAt(this.records([docId]).rows(), 0);
  }

  /** The stored detail of a document, as JSON text. */
  detailText(docId: number): string {
    const { detailAt } = this.columns;
    this.#details ??= this.#open(() => openGenerated(join(this.#folder, DETAILS_FILE)));
    this.#packing ??= new DetailPacking(readRecord(this.#details, 0, numberAt(detailAt, 0)));
    const packed = readRecord(this.#details, numberAt(detailAt, docId), numberAt(detailAt, docId + 1));
    return this.#packing.unpack(packed);
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
    this.records([]);
    if (court.length > 0) this.detailText(0);
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
    this.text.phrases;
  }

  close(): void {
    this.#columns?.close();
    this.#text?.close();
    this.#rows?.close();
    this.#details?.close();
  }

  #open<Part>(open: () => Part): Part {
    return openPart("the search index", open);
  }
}

function readRecord(file: BlockFile, from: number, to: number): Buffer {
  const bytes = Buffer.allocUnsafe(to - from);
  file.read(bytes, from);
  return bytes;
}
