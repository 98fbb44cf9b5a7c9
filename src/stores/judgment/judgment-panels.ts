import { fetchInstances, fetchSimilar } from "#client/services/content-service.ts";
import { fetchRows } from "#client/services/search-service.ts";
import type { ContentInstancesResponse } from "#contract/judgment/content-instances.ts";
import type { ContentSimilarResponse } from "#contract/judgment/content-similar.ts";
import type { JudgmentDetail } from "#contract/judgment/judgment-detail.ts";
import { emptyQuery } from "#contract/search/query-address.ts";
import type { SearchRow } from "#contract/search/search.ts";
import { SCOPE } from "#domain/search/scope.ts";
import { withLoadingBar } from "../page/loading-bar.ts";

/** The data that a panel received, or the message that says why it received nothing. */
export type Loaded<Data> = { data: Data } | { msg: string };

/** Both instances side by side; null data if this collection contains only one. */
export async function loadInstances(id: string): Promise<Loaded<ContentInstancesResponse["data"]>> {
  const outcome = await withLoadingBar(fetchInstances(id));
  return outcome.ok ? { data: outcome.data.data } : { msg: outcome.msg };
}

/** Similar cases with their reasons. */
export async function loadSimilar(id: string): Promise<Loaded<ContentSimilarResponse["data"]>> {
  const outcome = await withLoadingBar(fetchSimilar(id));
  return outcome.ok ? { data: outcome.data.data } : { msg: outcome.msg };
}

/**
 * The first ten judgments of other disputes that name a judgment's case number, and the first ten articles,
 * with the number of all.
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

/** Rows of a panel: as many as have excerpts. */
const FIRST_CITING = 10;
