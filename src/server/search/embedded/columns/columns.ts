import { findAmountRange } from "#domain/judgment/amount-ranges.ts";
import { firstIndex, float64At, type NumberReader, numberAt } from "#domain/search/array-reads.ts";
import { openSections } from "../../../generated/section-file.ts";
import { openLazily } from "../../open-lazily.ts";

/**
 * The columns that filters, facets and sorting use, by doc id. Doc ids start at 0, newest first, then by id,
 * so ascending doc ids are the default order.
 */
export interface ColumnArrays {
  /** Ordinal of the court in the courts hierarchy; NO_ORDINAL if there is none. */
  court: Uint16Array;
  /**
   * Ordinal, in the causes hierarchy, of the document's first cause (its leading cause); NO_ORDINAL if there
   * is none.
   */
  cause: Uint16Array;
  /**
   * The second and later causes of documents with several, one entry each, by doc id (see further-causes.ts):
   * the doc id, the ordinal, and the lowest common ancestor of this cause and the previous one in the tree,
   * NO_ORDINAL if there is none.
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
  /** Court level 0 to 3; UNKNOWN_LEVEL for a court outside the catalogue or no court. */
  level: Uint8Array;
  /** Yuan; NaN if there is none. */
  amount: Float64Array;
  /** Length of the text in characters. */
  length: Uint32Array;
  /**
   * Ordinals, in the case counts, of the articles that decide a document (`specialArticles`): those of
   * document n are in `article` from articleAt[n] to articleAt[n + 1].
   */
  articleAt: Uint32Array;
  article: Uint32Array;
  /** Positions in the text index where title, cause and holding end. */
  titleEnd: Uint32Array;
  causeEnd: Uint32Array;
  holdingEnd: Uint32Array;
  /** Byte offsets into the rows and details files, and the end. */
  rowAt: Uint32Array;
  detailAt: Float64Array;
  /** Hashes of ids and of normalised numbers, ascending, and the doc id of each. */
  idHash: Float64Array;
  idRank: Uint32Array;
  numberHash: Float64Array;
  numberRank: Uint32Array;
}

/** Columns of which a request reads the values of a few documents only. */
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
 * The columns of a file. Each is read on first access, whole or block by block, since no query needs all of
 * them.
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

/** Kind, instance or outcome of a document without one. */
export const UNKNOWN_CODE = 0xff;

/** Index in AMOUNT_RANGES of a document's amount. */
export function amountPlace(amounts: Float64Array, docId: number): number {
  const yuan = float64At(amounts, docId);
  return findAmountRange(Number.isNaN(yuan) ? null : yuan);
}

/** A 52-bit hash of a text, exact in a double. Texts may collide, so callers compare the texts as well. */
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

/** The doc ids whose text has the given text's hash, ascending. */
export function docIdsByHash(hashes: NumberReader, docIds: NumberReader, text: string): number[] {
  const wanted = hashText(text);
  const found: number[] = [];
  for (let at = firstFrom(hashes, wanted); hashes.at(at) === wanted; at++) found.push(numberAt(docIds, at));
  return found;
}

/** Whether ascending hashes include that of a text. */
export function holdsHash(hashes: NumberReader, text: string): boolean {
  const wanted = hashText(text);
  return hashes.at(firstFrom(hashes, wanted)) === wanted;
}

/** The first index whose hash is at least the wanted one. */
const firstFrom = (hashes: NumberReader, wanted: number) =>
  firstIndex(hashes.length, (at) => numberAt(hashes, at) >= wanted);
