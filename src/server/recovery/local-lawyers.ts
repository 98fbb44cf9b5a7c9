import { countLawyers, countPairs } from "#domain/recovery/people/count-lawyers.ts";
import { findPartyCounsel } from "./find-party-counsel.ts";
import { ALL, type Lawyers, shownLawyer } from "./lawyers.ts";
import type { RecoveryTable } from "./open-table.ts";

/** The lawyers of opened tables; `folder` is where these are, if not in the usual place. */
export const localLawyers = (table: RecoveryTable, folder?: string): Lawyers => ({
  facts: async () => ({ corpus: table.meta.corpus, lawyers: table.meta.lawyers }),
  counted: async (court) => ({
    counted: table.counted,
    ...(court !== ALL && { among: table.byCourt.before(court) }),
    numberAt: (place) => place,
  }),
  shown: async (numbers) => numbers.map((number) => shownLawyer(table, number)),
  named: async (people) =>
    people.map(({ lawyer, lawoffice }) => {
      const number = table.find(lawyer, lawoffice);
      return number < 0 ? null : shownLawyer(table, number);
    }),
  countCounted: async (pairs) => countPairs(table.counted, pairs),
  countWith: async (cause, court) => countLawyers(table, cause, court),
  ofParty: async (text) => findPartyCounsel(table, text, folder),
});
