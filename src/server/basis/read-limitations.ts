import { parseBasis, type RemedyRow } from "#domain/reversal/remedy-table.ts";
import { readRows } from "../files/read-rows.ts";

const LIMITATIONS = "data/sources/causes/limitation.tsv";

/** The limitation period for claims of a cause, and the law that it is based on. */
export interface CauseLimitation {
  code: string;
  basis: RemedyRow["basis"];
  /** Null if claims of the cause have no limitation period in the table. */
  words: { cn: string; en: string } | null;
}

/**
 * Reads data/sources/causes/limitation.tsv, in order. Throws if a line lacks a column, or if a code occurs
 * twice.
 */
export function readLimitations(path = LIMITATIONS): CauseLimitation[] {
  const known = new Set<string>();
  return readRows(path, 2, 4).map(([code = "", basis = "", cn = "", en = ""]) => {
    if (known.has(code)) throw new Error(`${path}: ${code} stands twice`);
    known.add(code);
    if (basis === "-") return { code, basis: [], words: null };
    if (en === "") throw new Error(`${path}: code, basis, cn and en wanted: ${code}`);
    return { code, basis: parseBasis(basis), words: { cn, en } };
  });
}
