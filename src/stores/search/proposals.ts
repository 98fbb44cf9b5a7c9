import { fetchProposals } from "#client/services/search-service.ts";
import type { AskAnswer } from "#contract/search/search-ask.ts";
import { withLoadingBar } from "../page/loading-bar.ts";

/**
 * Requests proposals for a question and the cause that the visitor chose for it. `refused` is the sentence
 * that says why there are none. Null once the signal is aborted.
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
