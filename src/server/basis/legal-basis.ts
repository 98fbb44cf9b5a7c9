import { readRows } from "../files/read-rows.ts";

const LEGAL_BASIS = "data/sources/legal-basis.tsv";
/** Day on which the laws outside the list of laws were last compared with their texts. */
export const BASIS_CHECKED = "2026-11-29";

/** A law that tables and code cite by a short name. */
export interface BasisCitation {
  /** Full title, as in the hand-kept list of laws. */
  title: string;
  english: string;
  /** Official number of the law. Only laws outside the list of laws have it. */
  number?: string;
  /** First day in force. Only laws outside the list of laws have it. */
  effective?: string;
}

/**
 * Reads data/sources/legal-basis.tsv: maps a short name to a law. Throws if a line lacks a column, or if a
 * name occurs twice.
 */
export function readLegalBasis(path = LEGAL_BASIS): Map<string, BasisCitation> {
  const laws = new Map<string, BasisCitation>();
  for (const [key = "", title = "", english = "", number = "", effective = ""] of readRows(path, 3, 5)) {
    if (title === "") throw new Error(`${path}: ${key} has no title: ${english}`);
    if (laws.has(key)) throw new Error(`${path}: ${key} stands twice`);
    laws.set(key, number ? { title, english, number, effective } : { title, english });
  }
  return laws;
}
