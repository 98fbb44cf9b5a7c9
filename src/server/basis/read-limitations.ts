import { readFileSync } from "node:fs";
import { parseBasis, type RemedyRow } from "#domain/reversal/remedy-table.ts";

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
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [code = "", basis = "", cn = "", en = ""] = line.split("\t");
      if (known.has(code)) throw new Error(`${path}: ${code} stands twice`);
      known.add(code);
      if (basis === "-") return { code, basis: [], words: null };
      if (en === "") throw new Error(`${path}: code, basis, cn and en wanted: ${line}`);
      return { code, basis: parseBasis(basis), words: { cn, en } };
    });
}
