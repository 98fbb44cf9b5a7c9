import { countLawyers } from "#domain/recovery/ranking/count-lawyers.ts";
import { openIndexCalls } from "#server/search/open/open-cluster.ts";
import { lawyersInCluster } from "../cluster/lawyers-in-cluster.ts";
import { findPartyCounsel } from "../find-party-counsel.ts";
import { type Lawyers, shownLawyer } from "../lawyers.ts";
import type { RecoveryTable } from "../open-table.ts";
import { requireTable } from "../read-claim.ts";

/**
 * The lawyers of the collection: those on the cluster at SEARCH_URL, or those in the files if it is not set.
 */
export function openLawyers(): Lawyers {
  const calls = openIndexCalls();
  return calls ? lawyersInCluster(calls) : localLawyers(requireTable());
}

/** The lawyers of opened tables. Pass `folder` if the tables are not in the default folder. */
export const localLawyers = (table: RecoveryTable, folder?: string): Lawyers => ({
  facts: async () => ({ corpus: table.meta.corpus, lawyers: table.meta.lawyers }),
  counted: async () => ({ counted: table.counted, numberAt: (place) => place }),
  shown: async (numbers) => numbers.map((number) => shownLawyer(table, number)),
  named: async (people) =>
    people.map(({ lawyer, lawoffice }) => {
      const number = table.find(lawyer, lawoffice);
      return number < 0 ? null : shownLawyer(table, number);
    }),
  countCounted: async (pairs) => countLawyers(table.counted, pairs),
  countWith: async (cause, court) => {
    const { offsets, appearances, cases } = table;
    const ofEach = (column: Uint16Array) => Uint16Array.from(appearances, (row) => column[row]!);
    const all = { offsets, court: ofEach(cases.court), cause: ofEach(cases.cause) };
    const [count = 0] = countLawyers(all, [[cause, court]]);
    return count;
  },
  ofParty: async (text) => findPartyCounsel(table, text, folder),
});
