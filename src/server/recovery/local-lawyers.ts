import { countLawyers } from "#domain/recovery/people/count-lawyers.ts";
import type { Lawyers } from "./lawyers.ts";
import type { RecoveryTable } from "./open-table.ts";

/** The lawyers of opened tables. */
export const localLawyers = (table: RecoveryTable): Lawyers => ({
  countWith: async (cause, court) => countLawyers(table, cause, court),
});
