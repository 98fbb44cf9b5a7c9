import { APPEAL_OUTCOMES } from "#domain/judgment/record.ts";
import { countAppeals, listAppeals } from "#domain/reversal/analyse-appeals.ts";
import { openLawyers } from "#server/recovery/open/open-lawyers.ts";
import { openIndexCalls } from "#server/search/open/open-cluster.ts";
import { openTakenDown } from "#server/search/open/open-taken-down.ts";
import type { AnalysisCollections } from "../analyse-case.ts";
import type { OpenAppeals } from "../appeal-file.ts";
import { appealsInCluster } from "../cluster/appeals-in-cluster.ts";
import { casesInCluster } from "../cluster/cases-in-cluster.ts";
import type { Appeals, CasesByNumber } from "../collections.ts";
import { loadAppeals, loadCaseTable } from "../open-tables.ts";

/**
 * The judgments by case number: those on the cluster at SEARCH_URL, or those in the files if it is not set.
 */
export function openCasesByNumber(): CasesByNumber {
  const calls = openIndexCalls();
  return calls ? casesInCluster(calls) : withoutTakenDown(loadCaseTable(), openTakenDown());
}

/** Leaves out the judgments with the given ids. */
function withoutTakenDown(cases: CasesByNumber, takenDown: ReadonlySet<string>): CasesByNumber {
  return {
    find: async (caseNumber) => (await cases.find(caseNumber)).filter(({ id }) => !takenDown.has(id)),
  };
}

/** The collections of an analysis. All are on the cluster, or all are files. */
export function openAnalysis(): AnalysisCollections {
  const calls = openIndexCalls();
  return {
    appeals: calls ? appealsInCluster(calls) : localAppeals(loadAppeals(), openTakenDown()),
    cases: openCasesByNumber(),
    lawyers: openLawyers(),
  };
}

/** The appeals of an opened table. An appeal that was taken down since is counted, but not shown. */
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
