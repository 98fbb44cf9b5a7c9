import { resolve } from "node:path";
import type { RemedyTable } from "#domain/reversal/remedy-table.ts";
import type { BasisCitation } from "#server/basis/legal-basis.ts";
import { loadGenerated } from "./open-tables.ts";

export const REMEDIES_FILE = "data/generated/reversal/remedies.json";

/**
 * What `npm run data` makes from data/sources/remedies: the tables, and the laws that they cite, by short
 * name.
 */
export interface RemedyFile {
  table: RemedyTable;
  laws: Record<string, BasisCitation>;
}

/** The remedies, read once per process. */
export const loadRemedies = (): RemedyFile => loadGenerated<RemedyFile>(resolve(REMEDIES_FILE));
