import { openIndexCalls } from "#server/search/open/open-index-calls.ts";
import { lawyersInCluster } from "../cluster/lawyers-in-cluster.ts";
import type { Lawyers } from "../lawyers.ts";
import { localLawyers } from "../local-lawyers.ts";
import { requireTable } from "../read-claim.ts";

/** The lawyers of the collection: those of the cluster at SEARCH_URL, else of the files. */
export function openLawyers(): Lawyers {
  const calls = openIndexCalls();
  return calls ? lawyersInCluster(calls) : localLawyers(requireTable());
}
