import { fetchInstances, fetchRows, fetchSimilar } from "#client/services/search-service.ts";
import type { ContentInstancesResponse } from "#contract/judgment/content-instances.ts";
import type { ContentSimilarResponse } from "#contract/judgment/content-similar.ts";
import type { JudgmentDetail } from "#contract/judgment/judgment-detail.ts";
import { emptyQuery } from "#contract/search/query-address.ts";
import type { SearchRow } from "#contract/search/search.ts";
import { SCOPE } from "#domain/search/scope.ts";
import { withLoadingBar } from "../page/loading-bar.ts";

/** The data for a panel, or the message that says why there is none. */
export type Loaded<Data> = { data: Data } | { msg: string };

/** Loads both instances for a comparison. The data is null if this collection has only one. */
export async function loadInstances(id: string): Promise<Loaded<ContentInstancesResponse["data"]>> {
  const outcome = await withLoadingBar(fetchInstances(id));
  return outcome.ok ? { data: outcome.data.data } : { msg: outcome.msg };
}

/** Loads similar cases with the reasons. */
export async function loadSimilar(id: string): Promise<Loaded<ContentSimilarResponse["data"]>> {
  const outcome = await withLoadingBar(fetchSimilar(id));
  return outcome.ok ? { data: outcome.data.data } : { msg: outcome.msg };
}

/**
 * Loads who cites a judgment: the first ten documents that contain its case number, and how many were found
 * (at most 200 judgments and 200 articles). Judgments of other disputes come before articles.
 */
export async function loadCiting({
  id,
  case_number,
  related,
}: JudgmentDetail): Promise<Loaded<{ rows: SearchRow[]; total: number }>> {
  const own = new Set([id, ...related.map((one) => one.id)]);
  const asked = [SCOPE.cases, SCOPE.knowledge].map((type) =>
    fetchRows({ ...emptyQuery(), qr: [case_number], type }),
  );
  const outcomes = await withLoadingBar(Promise.all(asked));
  const failed = outcomes.find((outcome) => !outcome.ok);
  if (failed && !failed.ok) return { msg: failed.msg };
  const rows = outcomes.flatMap((outcome) =>
    outcome.ok ? outcome.data.data.id_list.filter((row) => !own.has(row.id)) : [],
  );
  return { data: { rows: rows.slice(0, FIRST_CITING), total: rows.length } };
}

/** Number of rows in a panel. All of them have excerpts. */
const FIRST_CITING = 10;
