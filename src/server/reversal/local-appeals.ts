import { APPEAL_OUTCOMES } from "#domain/judgment/record.ts";
import { countAppeals, listAppeals } from "#domain/reversal/analyse-appeals.ts";
import type { OpenAppeals } from "./appeal-file.ts";
import type { Appeals } from "./collections.ts";

/** The appeals of an opened table. Appeals taken down since are counted, but not shown. */
export const localAppeals = (
  { table, sources, row }: OpenAppeals,
  takenDown: ReadonlySet<string> = new Set(),
): Appeals => ({
  sources: async () => sources,
  figures: async (question) => countAppeals(table, question),
  cases: async (question, group) =>
    listAppeals(table, question, group)
      .map((index) => ({
        ...row(index),
        outcome: APPEAL_OUTCOMES[table.outcome[index]!]!,
        complete: table.complete[index] === 1,
      }))
      .filter(({ id }) => !takenDown.has(id)),
});
