import { findAmountRange } from "#domain/judgment/amount-ranges.ts";
import { firstIndex, float64At, type NumberReader, numberAt } from "#domain/search/array-reads.ts";
import { openSections } from "../../../generated/section-file.ts";
import { openLazily } from "../../open-lazily.ts";

/**
 * The columns that filters, facets and sorting use, indexed by doc id. Doc id 0 is the newest document;
 * documents of the same date are sorted by id. So ascending doc ids are the default order.
 */
export interface ColumnArrays {
  /** Ordinal of the court in the courts hierarchy; NO_ORDINAL if there is none. */
  court: Uint16Array;
  /** Ordinal of the document's first cause in the causes hierarchy; NO_ORDINAL if there is none. */
  cause: Uint16Array;
  /**
   * The causes of documents beyond their first cause (see further-causes.ts). Each entry has the doc id, the
   * ordinal of the cause, and the ordinal of the lowest common ancestor of two of the document's causes that
   * are neighbours in tree order (NO_ORDINAL if there is no common ancestor). Entries are sorted by doc id.
   */
  furtherRank: Uint32Array;
  furtherCause: Uint16Array;
  furtherShared: Uint16Array;
  /** Index in DOCUMENT_KINDS; UNKNOWN_CODE for documents other than judgments. */
  kind: Uint8Array;
  /** Index in INSTANCES; UNKNOWN_CODE for documents other than judgments. */
  instance: Uint8Array;
  /** Index in OUTCOMES; UNKNOWN_CODE for a document without an appeal outcome. */
  outcome: Uint8Array;
  /** yyyyMMdd as a number; 0 if unknown. */
  date: Uint32Array;
  /** Year; 0 if unknown. */
  year: Uint16Array;
  /** Court level, 0 to 3. UNKNOWN_LEVEL if the document has no court, or a court outside the catalogue. */
  level: Uint8Array;
  /** Claim amount in yuan; NaN if there is none. */
  amount: Float64Array;
  /** Length of the text in characters. */
  length: Uint32Array;
  /**
   * The articles that decide document n (see `specialArticles`) are in `article` from articleAt[n] to
   * articleAt[n + 1], exclusive. An article is its ordinal in the case counts.
   */
  articleAt: Uint32Array;
  article: Uint32Array;
  /** Positions in the text index at which the title, the cause and the holding end. */
  titleEnd: Uint32Array;
  causeEnd: Uint32Array;
  holdingEnd: Uint32Array;
  /**
   * Byte offsets of a document in the files of rows and details. One more entry holds the end of the file.
   */
  rowAt: Uint32Array;
  detailAt: Float64Array;
  /** The hashes of ids, ascending. */
  idHash: Float64Array;
  /** The doc id of each hash in `idHash`. */
  idRank: Uint32Array;
  /** The hashes of normalised case numbers, ascending. */
  numberHash: Float64Array;
  /** The doc id of each hash in `numberHash`. */
  numberRank: Uint32Array;
}

/** Columns of which a request reads only a few values. They are read block by block. */
const BLOCKWISE = ["rowAt", "detailAt", "idHash", "idRank", "numberHash", "numberRank"] as const;
type Blockwise = (typeof BLOCKWISE)[number];
const isBlockwise = (name: string) => (BLOCKWISE as readonly string[]).includes(name);

/** The columns of an open file. */
export type Columns = Omit<ColumnArrays, Blockwise> & Record<Blockwise, NumberReader>;

/** Storage type of each column, in the order of the file. */
export const INDEX_COLUMNS = {
  court: "u16",
  cause: "u16",
  furtherRank: "u32",
  furtherCause: "u16",
  furtherShared: "u16",
  kind: "u8",
  instance: "u8",
  outcome: "u8",
  date: "u32",
  year: "u16",
  level: "u8",
  amount: "f64",
  length: "u32",
  articleAt: "u32",
  article: "u32",
  titleEnd: "u32",
  causeEnd: "u32",
  holdingEnd: "u32",
  rowAt: "u32",
  detailAt: "f64",
  idHash: "f64",
  idRank: "u32",
  numberHash: "f64",
  numberRank: "u32",
} as const satisfies Record<keyof ColumnArrays, string>;

/**
 * Opens the columns of a file. A column is read on first access, whole or block by block, because no query
 * needs all columns.
 */
export function openColumns(path: string): { columns: Columns; close: () => void } {
  const file = openSections(path);
  const columns = {} as Columns;
  const open = Object.entries(INDEX_COLUMNS).map(([name, kind]) => [
    name,
    () => (isBlockwise(name) ? file.blockwise(name, kind) : file.column(name, kind)),
  ]);
  openLazily<Columns>(columns, Object.fromEntries(open));
  return { columns, close: file.close };
}

/** Value of the columns kind, instance and outcome for a document without one. */
export const UNKNOWN_CODE = 0xff;

/** Index in AMOUNT_RANGES of a document's amount. */
export function amountPlace(amounts: Float64Array, docId: number): number {
  const yuan = float64At(amounts, docId);
  return findAmountRange(Number.isNaN(yuan) ? null : yuan);
}

/**
 * A 52-bit hash of a text, exact in a double. Different texts may have the same hash, so callers compare the
 * texts as well.
 */
export function hashText(text: string): number {
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193) >>> 0;
    high = Math.imul(high ^ code, 0x85ebca6b) >>> 0;
  }
  return (high & 0xfffff) * 0x1_0000_0000 + low;
}

/**
 * The doc ids stored with the hash of a text, ascending. `hashes` is ascending; `docIds` runs parallel to it.
 */
export function docIdsByHash(hashes: NumberReader, docIds: NumberReader, text: string): number[] {
  const wanted = hashText(text);
  const found: number[] = [];
  for (let at = firstFrom(hashes, wanted); hashes.at(at) === wanted; at++) found.push(numberAt(docIds, at));
  return found;
}

/** Whether the ascending `hashes` contain the hash of a text. */
export function holdsHash(hashes: NumberReader, text: string): boolean {
  const wanted = hashText(text);
  return hashes.at(firstFrom(hashes, wanted)) === wanted;
}

/** The first index whose hash is at least the wanted one. */
const firstFrom = (hashes: NumberReader, wanted: number) =>
  firstIndex(hashes.length, (at) => numberAt(hashes, at) >= wanted);
