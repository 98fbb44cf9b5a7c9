import { openLawyers } from "#server/recovery/open/open-lawyers.ts";
import { openIndexCalls } from "#server/search/open/open-index-calls.ts";
import { openTakenDown } from "#server/search/open/open-taken-down.ts";
import type { AnalysisCollections } from "../analyse-case.ts";
import { appealsInCluster } from "../cluster/appeals-in-cluster.ts";
import { casesInCluster } from "../cluster/cases-in-cluster.ts";
import type { CasesByNumber } from "../collections.ts";
import { localAppeals } from "../local-appeals.ts";
import { loadAppeals, loadCaseTable } from "../open-tables.ts";

/** The cases by number: those of the cluster at SEARCH_URL, else of the files. */
export function openCasesByNumber(): CasesByNumber {
  const calls = openIndexCalls();
  return calls ? casesInCluster(calls) : withoutTakenDown(loadCaseTable(), openTakenDown());
}

/** Cases by number, without those of the given ids. */
function withoutTakenDown(cases: CasesByNumber, takenDown: ReadonlySet<string>): CasesByNumber {
  return {
    find: async (caseNumber) => (await cases.find(caseNumber)).filter(({ id }) => !takenDown.has(id)),
  };
}

/** The collections of an analysis, from the same place. */
export function openAnalysis(): AnalysisCollections {
  const calls = openIndexCalls();
  return {
    appeals: calls ? appealsInCluster(calls) : localAppeals(loadAppeals(), openTakenDown()),
    cases: openCasesByNumber(),
    lawyers: openLawyers(),
  };
}
