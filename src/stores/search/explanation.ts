import { atom } from "nanostores";
import { fetchExplanation } from "#client/services/search-service.ts";
import type { ExplainedCondition } from "#contract/search/search-count.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";

/**
 * The effect of each condition of a query. `total` counts the documents that the query finds, `all` those of
 * the collection. While an answer is loading, the previous one is not shown.
 */
export type ExplanationState =
  | { kind: "loading" }
  | { kind: "ready"; query: SearchQuery; total: number; all: number; conditions: ExplainedCondition[] }
  | { kind: "failed"; msg: string };

export const $explanation = atom<ExplanationState>({ kind: "loading" });

let running = new AbortController();

/** Requests the effect of each condition of a query. Aborts the previous request. */
export async function explain(query: SearchQuery): Promise<void> {
  running.abort();
  running = new AbortController();
  const { signal } = running;
  $explanation.set({ kind: "loading" });
  const outcome = await fetchExplanation(query, signal);
  if (signal.aborted) return;
  if (!outcome.ok) return $explanation.set({ kind: "failed", msg: outcome.msg });
  const { total_count: total, explain } = outcome.data.data;
  const { all = total, conditions = [] } = explain ?? {};
  $explanation.set({ kind: "ready", query, total, all, conditions });
}

/** Aborts the request. The panel calls this when it is closed. */
export function stopExplaining(): void {
  running.abort();
}
