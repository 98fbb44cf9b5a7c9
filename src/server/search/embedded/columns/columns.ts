import { findAmountRange } from "#domain/judgment/amount-ranges.ts";
import { firstIndex } from "#domain/search/array-reads.ts";
import { hashHalves } from "#domain/text/hash-text.ts";
import type { ColumnKind } from "../../../generated/column-kinds.ts";
import { type ColumnsOf, openSections } from "../../../generated/section-file.ts";
import type { SectionWriter } from "../../../generated/section-writer.ts";
import { openLazily } from "../../open-lazily.ts";

/**
 * The columns of the index, in the order of the file, with their storage types. A column has one value per
 * doc id unless its comment says otherwise. Doc ids start at 0 and are sorted by date, newest first, then by
 * id.
 */
export const INDEX_COLUMNS = {
  /** Ordinal of the court in the courts hierarchy; NO_ORDINAL if there is none. */
  court: "u16",
  /** Ordinal of the document's first cause in the causes hierarchy; NO_ORDINAL if there is none. */
  cause: "u16",
  /**
   * The causes of documents beyond their first cause (see further-causes.ts). Each entry has the doc id, the
   * ordinal of the cause, and the ordinal of the lowest common ancestor of two of the document's causes that
   * are neighbours in tree order (NO_ORDINAL if there is no common ancestor). Entries are sorted by doc id.
   */
  furtherRank: "u32",
  furtherCause: "u16",
  furtherShared: "u16",
  /** Index in DOCUMENT_KINDS; UNKNOWN_CODE for documents other than judgments. */
  kind: "u8",
  /** Index in INSTANCES; UNKNOWN_CODE for documents other than judgments. */
  instance: "u8",
  /** Index in OUTCOMES; UNKNOWN_CODE for a document without an appeal outcome. */
  outcome: "u8",
  /** 1 if the source is complete. */
  complete: "u8",
  /** yyyyMMdd as a number; 0 if unknown. */
  date: "u32",
  /** Year; 0 if unknown. */
  year: "u16",
  /** Court level, 0 to 3. UNKNOWN_LEVEL if the document has no court, or a court outside the catalogue. */
  level: "u8",
  /** Claim amount in yuan; NaN if there is none. */
  amount: "f64",
  /** Length of the text in characters. */
  length: "u32",
  /**
   * The articles that decide document n (see `specialArticles`) are in `article` from articleAt[n] to
   * articleAt[n + 1], exclusive. An article is its ordinal in the case counts.
   */
  articleAt: "u32",
  article: "u32",
  /** Positions in the text index where each field ends. The last field ends with the document. */
  titleEnd: "u32",
  causeEnd: "u32",
  holdingEnd: "u32",
  bodyEnd: "u32",
  courtnameEnd: "u32",
  judgeEnd: "u32",
  /**
   * The distances between the starts of a document's passages in the text index, as varints. Those of
   * document n are in `passages` from passagesAt[n] to passagesAt[n + 1], exclusive.
   */
  passagesAt: "u32",
  passages: "u8",
  /**
   * The normalised case numbers, each with a line end. The case number of document n starts at numberAt[n].
   */
  numberAt: "u32",
  numbers: "u8",
  /**
   * Byte offsets of a document in the files of rows and details. One more entry holds the end of the file.
   */
  rowAt: "u32",
  detailAt: "f64",
  /** The hashes of ids, ascending. */
  idHash: "f64",
  /** The doc id of each hash in `idHash`. */
  idRank: "u32",
  /** The hashes of normalised case numbers, ascending. */
  numberHash: "f64",
  /** The doc id of each hash in `numberHash`. */
  numberRank: "u32",
  /**
   * Distinct hashes of the normalised names of judges, clerks, assistants, counsel and law firms, ascending.
   */
  officers: "f64",
  /**
   * Distinct hashes of the names of natural persons who are parties, or who represent or run one, ascending.
   */
  people: "f64",
} as const satisfies Record<string, ColumnKind>;

/** The columns of an open file. */
export type Columns = ColumnsOf<typeof INDEX_COLUMNS>;

/** The columns of a file that is written. */
export type ColumnSpools = SectionWriter<typeof INDEX_COLUMNS>["columns"];

/** Opens the columns of a file. A column is read on first access, because no query needs all columns. */
export function openColumns(path: string): { columns: Columns; close: () => void } {
  const { column, close } = openSections(path);
  const columns = {} as Columns;
  const open = Object.entries(INDEX_COLUMNS).map(([name, kind]) => [name, () => column(name, kind)]);
  openLazily<Columns>(columns, Object.fromEntries(open));
  return { columns, close };
}

/** Value of the columns kind, instance and outcome for a document without one. */
export const UNKNOWN_CODE = 0xff;

/** Index in AMOUNT_RANGES of a document's amount. */
export function amountPlace(amounts: Float64Array, docId: number): number {
  const yuan = amounts[docId]!;
  return findAmountRange(Number.isNaN(yuan) ? null : yuan);
}

/**
 * A 52-bit hash of a text, exact in a double. Different texts may have the same hash, so callers compare the
 * texts as well.
 */
export function hashText(text: string): number {
  const [low, high] = hashHalves(text);
  return (high & 0xfffff) * 0x1_0000_0000 + low;
}

/**
 * The doc ids stored with the hash of a text, ascending. `hashes` is ascending; `docIds` runs parallel to it.
 */
export function docIdsByHash(hashes: Float64Array, docIds: Uint32Array, text: string): number[] {
  const wanted = hashText(text);
  const found: number[] = [];
  for (let at = firstFrom(hashes, wanted); hashes[at] === wanted; at++) found.push(docIds[at]!);
  return found;
}

/** Whether the ascending `hashes` contain the hash of a text. */
export function holdsHash(hashes: Float64Array, text: string): boolean {
  const wanted = hashText(text);
  return hashes[firstFrom(hashes, wanted)] === wanted;
}

/** The first index whose hash is at least the wanted one. */
const firstFrom = (hashes: Float64Array, wanted: number) =>
  firstIndex(hashes.length, (at) => hashes[at]! >= wanted);
