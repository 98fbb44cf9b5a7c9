import { fetchInstances, fetchSimilar } from "#client/services/content-service.ts";
import type { ContentInstancesResponse } from "#contract/judgment/content-instances.ts";
import type { ContentSimilarResponse } from "#contract/judgment/content-similar.ts";
import { withLoadingBar } from "../page/loading-bar.ts";

/** What a panel received, or the message that says why it received nothing. */
export type Loaded<Data> = { data: Data } | { msg: string };

/** Both instances side by side; null data if this collection has only one. */
export async function loadInstances(id: string): Promise<Loaded<ContentInstancesResponse["data"]>> {
  const outcome = await withLoadingBar(fetchInstances(id));
  return outcome.ok ? { data: outcome.data.data } : { msg: outcome.msg };
}

/** Similar cases with their reasons. */
export async function loadSimilar(id: string): Promise<Loaded<ContentSimilarResponse["data"]>> {
  const outcome = await withLoadingBar(fetchSimilar(id));
  return outcome.ok ? { data: outcome.data.data } : { msg: outcome.msg };
}
