import { AsyncLocalStorage } from "node:async_hooks";

/** Time limit in ms of an answer for all of its calls to other machines together. */
export const ANSWER_MS = 5_000;

const ends = new AsyncLocalStorage<number>();

/** Runs `answer` with a deadline: from now on `answerTimeLeft` counts down from ANSWER_MS. */
export const withAnswerDeadline = <Result>(answer: () => Result): Result =>
  ends.run(performance.now() + ANSWER_MS, answer);

/** Number of milliseconds that the current answer may still wait, at least 1. Null outside of an answer. */
export function answerTimeLeft(): number | null {
  const end = ends.getStore();
  return end === undefined ? null : Math.max(1, Math.floor(end - performance.now()));
}
