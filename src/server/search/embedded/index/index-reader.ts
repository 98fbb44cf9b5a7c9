import { join } from "node:path";
import type { CaseCounts } from "#domain/search/similar/rank-cases.ts";
import { type BlockFile, openGenerated } from "../../../generated/block-file.ts";
import {
  CASE_COUNTS_FILE,
  CATALOGUE_FILE,
  COLUMNS_FILE,
  DETAILS_FILE,
  ROWS_FILE,
} from "../../../generated/index-files.ts";
import { readGeneratedJson } from "../../../generated/read-generated.ts";
import { openTexts, type TextReader } from "../../../generated/text-file.ts";
import { openLazily } from "../../open-lazily.ts";
import type { SearchCatalogue, SearchHit } from "../../search-engine.ts";
import type { DocumentDetail } from "../../sources/document.ts";
import { decodeRow } from "../../stored-row.ts";
import { type Columns, docIdsByHash, openColumns } from "../columns/columns.ts";
import { unpackDetail } from "../documents/detail-packing.ts";
import { InvertedIndexReader } from "../postings/inverted-index-reader.ts";
import type { Term } from "../postings/term-dictionary.ts";
import { type KeywordFacet, readKeywordFacets } from "./keyword-facets.ts";

/** The parts that are opened on first use. */
type IndexParts = Pick<
  IndexReader,
  "columns" | "catalogue" | "caseCounts" | "text" | "keywordFacets" | "rows" | "details"
>;

/**
 * The index of one scope. A file is opened on first use, because a function is deployed with only the files
 * it uses. A missing file throws MissingArtifact.
 */
export class IndexReader {
  declare readonly columns: Columns;
  declare readonly catalogue: SearchCatalogue;
  /** Includes the counts of articles that only one document cites. */
  declare readonly caseCounts: CaseCounts;
  declare readonly text: InvertedIndexReader;
  declare readonly keywordFacets: KeywordFacet;
  declare readonly rows: TextReader;
  declare readonly details: { file: BlockFile; dictionary: Buffer };
  /** Functions that close the files opened so far. */
  readonly #closers: (() => void)[] = [];

  constructor(folder: string) {
    const path = (name: string) => join(folder, name);
    const closing = <Part extends { close: () => void }>(part: Part): Part => {
      this.#closers.push(() => part.close());
      return part;
    };
    openLazily<IndexParts>(this, {
      columns: () => closing(openColumns(path(COLUMNS_FILE))).columns,
      catalogue: () => readGeneratedJson(path(CATALOGUE_FILE)),
      caseCounts: () => readGeneratedJson(path(CASE_COUNTS_FILE)),
      text: () => closing(new InvertedIndexReader(folder)),
      keywordFacets: () => readKeywordFacets(folder),
      rows: () => closing(openTexts(path(ROWS_FILE), this.columns.rowAt)),
      details: () => {
        const file = closing(openGenerated(path(DETAILS_FILE)));
        return { file, dictionary: readRecord(file, 0, this.columns.detailAt[0]!) };
      },
    });
  }

  /** The term of a bigram. Null if no document contains the bigram. */
  termOf(bigram: string): Term | null {
    return this.text.term(bigram.codePointAt(0)!, bigram.codePointAt(1)!);
  }

  get documents(): number {
    return this.columns.court.length;
  }

  /** A document as a search hit. */
  row(docId: number): SearchHit {
    return decodeRow(this.rows.at(docId));
  }

  /** The stored detail of a document, as JSON text. */
  detailText(docId: number): string {
    const { detailAt } = this.columns;
    const { file, dictionary } = this.details;
    const packed = readRecord(file, detailAt[docId]!, detailAt[docId + 1]!);
    return unpackDetail(packed, dictionary);
  }

  detail(docId: number): DocumentDetail {
    return JSON.parse(this.detailText(docId)) as DocumentDetail;
  }

  /** The doc id of a document with the given public id; -1 if there is none. */
  docIdOf(id: string): number {
    const { idHash, idRank } = this.columns;
    return docIdsByHash(idHash, idRank, id).find((docId) => this.row(docId).id === id) ?? -1;
  }

  /** Opens every file. The files may be removed from disk afterwards. */
  openAll(): void {
    for (const name of Object.getOwnPropertyNames(this)) void this[name as keyof IndexParts];
  }

  close(): void {
    for (const close of this.#closers.splice(0)) close();
  }
}

function readRecord(file: BlockFile, from: number, to: number): Buffer {
  const bytes = Buffer.allocUnsafe(to - from);
  file.read(bytes, from);
  return bytes;
}
