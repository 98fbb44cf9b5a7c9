import { fetchProposals } from "#client/services/ask-service.ts";
import type { AskAnswer } from "#contract/search/search-ask.ts";
import { withLoadingBar } from "../page/loading-bar.ts";

/**
 * Proposals for a question with the cause chosen for it, or the sentence that says why there are none; null
 * once the signal is aborted.
 */
export async function proposalsFor(
  question: string,
  cause: string | undefined,
  signal: AbortSignal,
): Promise<{ answer: AskAnswer } | { refused: string } | null> {
  const outcome = await withLoadingBar(fetchProposals(question, cause, signal));
  if (signal.aborted) return null;
  return outcome.ok ? { answer: outcome.data.data } : { refused: outcome.msg };
}
