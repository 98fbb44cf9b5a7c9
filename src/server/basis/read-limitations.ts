import { parseBasis, type RemedyRow } from "#domain/reversal/remedy-table.ts";
import { readRows } from "../files/read-rows.ts";

const LIMITATIONS = "data/sources/causes/limitation.tsv";

/** Until when a claim of a cause may be brought, with the law behind it. */
export interface CauseLimitation {
  code: string;
  basis: RemedyRow["basis"];
  /** Null where nothing is said of the cause. */
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
