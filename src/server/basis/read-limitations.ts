import { parseBasis, type RemedyRow } from "#domain/reversal/remedy-table.ts";
import { readRows } from "../files/read-rows.ts";

const LIMITATIONS = "data/sources/causes/limitation.tsv";

/** The limitation period of a cause's claims, with its law. */
export interface CauseLimitation {
  code: string;
  basis: RemedyRow["basis"];
  /** Null if the table has nothing for the cause. */
  words: { cn: string; en: string } | null;
}

/**
 * The lines of data/sources/causes/limitation.tsv, in order. Throws if a line lacks a column or a code occurs twice.
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
