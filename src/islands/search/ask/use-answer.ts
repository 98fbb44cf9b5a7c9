import { useEffect, useState } from "react";
import type { AskAnswer } from "#contract/search/search-ask.ts";
import { proposalsFor } from "#stores/search/proposals.ts";

/** The state of a question. It is `asking` until the answer or a refusal arrives. */
export type AnswerState = { kind: "asking" } | { kind: "refused"; msg: string } | Answered;
export interface Answered {
  kind: "answered";
  answer: AskAnswer;
  /** Code of the cause that was chosen for the question. Undefined if none was. */
  cause: string | undefined;
  onCause: (code: string) => void;
}

/**
 * The answer to a question. The answer is requested again when a cause is chosen. Null if there is no
 * question.
 */
export function useAnswer(question: string): AnswerState | null {
  const [held, setHeld] = useState<{ question: string; outcome: Awaited<ReturnType<typeof proposalsFor>> }>();
  const [chosen, setChosen] = useState({ question, cause: "" });
  const cause = (chosen.question === question && chosen.cause) || undefined;
  useEffect(() => {
    if (!question) return;
    const running = new AbortController();
    void proposalsFor(question, cause, running.signal).then(
      (outcome) => outcome && setHeld({ question, outcome }),
    );
    return () => running.abort();
  }, [question, cause]);
  if (!question) return null;
  // If another cause is chosen, the previous answer stays visible until the new one arrives. If another
  // question is asked, it disappears at once.
  const outcome = held?.question === question ? held.outcome : null;
  if (!outcome) return { kind: "asking" };
  if ("refused" in outcome) return { kind: "refused", msg: outcome.refused };
  return {
    kind: "answered",
    answer: outcome.answer,
    cause,
    onCause: (code) => setChosen({ question, cause: code }),
  };
}
