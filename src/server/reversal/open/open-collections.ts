import { openLawyers } from "#server/recovery/open/open-lawyers.ts";
import { openIndexCalls } from "#server/search/open/open-index-calls.ts";
import type { AnalysisCollections } from "../analyse-case.ts";
import { appealsInCluster } from "../cluster/appeals-in-cluster.ts";
import { casesInCluster } from "../cluster/cases-in-cluster.ts";
import type { CasesByNumber } from "../collections.ts";
import { localAppeals } from "../local-appeals.ts";
import { loadAppeals, loadCaseTable } from "../open-tables.ts";

/** The cases by number: those of the cluster at SEARCH_URL, else of the files. */
export function openCasesByNumber(): CasesByNumber {
  const calls = openIndexCalls();
  return calls ? casesInCluster(calls) : loadCaseTable();
}

/** What an analysis is made from, opened the same way. */
export function openAnalysis(): AnalysisCollections {
  const calls = openIndexCalls();
  return {
    appeals: calls ? appealsInCluster(calls) : localAppeals(loadAppeals()),
    cases: openCasesByNumber(),
    lawyers: openLawyers(),
  };
}
