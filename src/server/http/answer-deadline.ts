import { AsyncLocalStorage } from "node:async_hooks";

/** Time limit, in ms, of all calls to other machines for one answer together. */
export const ANSWER_MS = 5_000;

const ends = new AsyncLocalStorage<number>();

/** The result of `answer`, during which `answerTimeLeft` counts down from ANSWER_MS. */
export const withAnswerDeadline = <Result>(answer: () => Result): Result =>
  ends.run(performance.now() + ANSWER_MS, answer);

/** Milliseconds that the current answer may still wait, at least 1; null outside of an answer. */
export function answerTimeLeft(): number | null {
  const end = ends.getStore();
  return end === undefined ? null : Math.max(1, Math.floor(end - performance.now()));
}
