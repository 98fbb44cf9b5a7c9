import { atom } from "nanostores";
import { fetchJudgment } from "#client/services/search-service.ts";
import type { JudgmentDetail } from "#contract/judgment/judgment-detail.ts";
import { withLoadingBar } from "../page/loading-bar.ts";

/**
 * The judgment on the page. `several`: several documents have the case number. `absent`: the service answered
 * that there is no such document. `failed`: no answer arrived.
 */
export type JudgmentState =
  | { kind: "idle" }
  | { kind: "loading"; id: string }
  | { kind: "ready"; judgment: JudgmentDetail }
  | { kind: "several"; documents: readonly NumberedDocument[] }
  | { kind: "absent"; id: string }
  | { kind: "failed"; id: string; msg: string };

/** One of several documents with the same case number. */
export interface NumberedDocument {
  id: string;
  casename: string;
  casedate: string;
}

export const $judgment = atom<JudgmentState>({ kind: "idle" });

const NOT_FOUND = 404;
let running = new AbortController();

/**
 * Stops what is being loaded, and sets the state to loading. The signal fires when another judgment is
 * opened.
 */
export function startLoading(id: string): AbortSignal {
  running.abort();
  running = new AbortController();
  $judgment.set({ kind: "loading", id });
  return running.signal;
}

/** Loads a judgment. What was being loaded before is stopped. */
export async function openJudgment(id: string): Promise<void> {
  const signal = startLoading(id);
  const outcome = await withLoadingBar(fetchJudgment(id, signal));
  if (signal.aborted) return;
  if (outcome.ok) $judgment.set({ kind: "ready", judgment: outcome.data.wenshu_content });
  else if (outcome.status === NOT_FOUND) $judgment.set({ kind: "absent", id });
  else $judgment.set({ kind: "failed", id, msg: outcome.msg });
}
