import { existsSync, openSync, readFileSync, readSync } from "node:fs";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";
import { MissingPart } from "../../http/missing-part.ts";
import type { DocumentDetail } from "../document.ts";
import type { FoundRow, SearchCatalogue } from "../search-engine.ts";
import { type Columns, ranksOfHash, readColumns } from "./columns.ts";
import { CATALOGUE_FILE, COLUMNS_FILE, DETAILS_FILE, ROWS_FILE } from "./index-files.ts";
import { TextIndex } from "./text-index.ts";

/** One document type's index, opened for reading. */
export class TypeIndex {
  readonly documents: number;
  readonly columns: Columns;
  readonly text: TextIndex;
  readonly catalogue: SearchCatalogue;
  readonly #rows: number;
  readonly #details: number;

  /** Opens the folder; throws MissingPart where there is no index. */
  constructor(folder: string) {
    if (!existsSync(join(folder, COLUMNS_FILE))) throw new MissingPart("the search index", "npm run data");
    this.columns = readColumns(join(folder, COLUMNS_FILE));
    this.documents = this.columns.court.length;
    this.text = new TextIndex(folder);
    this.catalogue = JSON.parse(readFileSync(join(folder, CATALOGUE_FILE), "utf8"));
    this.#rows = openSync(join(folder, ROWS_FILE), "r");
    this.#details = openSync(join(folder, DETAILS_FILE), "r");
  }

  /** What a result list shows of the document at a rank. */
  row(rank: number): FoundRow {
    const { rowAt } = this.columns;
    const [id, title, court, number, date] = JSON.parse(
      readRecord(this.#rows, rowAt[rank]!, rowAt[rank + 1]!).toString("utf8"),
    ) as [string, string, string, string, string];
    return { id, title, court, number, date };
  }

  /** The stored detail of the document at a rank, as JSON text. */
  detailText(rank: number): string {
    const { detailAt } = this.columns;
    const packed = readRecord(this.#details, detailAt[rank]!, detailAt[rank + 1]!);
    return inflateRawSync(packed).toString("utf8");
  }

  detail(rank: number): DocumentDetail {
    return JSON.parse(this.detailText(rank)) as DocumentDetail;
  }

  /** The rank of a public id, or -1. */
  rankOf(id: string): number {
    const { idHash, idRank } = this.columns;
    return ranksOfHash(idHash, idRank, id).find((rank) => this.row(rank).id === id) ?? -1;
  }
}

function readRecord(file: number, from: number, to: number): Buffer {
  const bytes = Buffer.allocUnsafe(to - from);
  readSync(file, bytes, 0, bytes.length, from);
  return bytes;
}
