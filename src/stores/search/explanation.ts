import { atom } from "nanostores";
import { fetchExplanation } from "#client/services/search-service.ts";
import type { ExplainedCondition } from "#contract/search/search-count.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";

/** The effect of an explained query; while the next one loads, nothing of the previous one is shown. */
export type ExplanationState =
  | { kind: "loading" }
  | { kind: "ready"; query: SearchQuery; total: number; all: number; conditions: ExplainedCondition[] }
  | { kind: "failed"; msg: string };

export const $explanation = atom<ExplanationState>({ kind: "loading" });

let running = new AbortController();

/** Requests the effect of each condition of a query; aborts the previous request. */
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

/** Aborts the running request, because the explanation is closed. */
export function stopExplaining(): void {
  running.abort();
}
