import { afterEach, expect, test, vi } from "vitest";
import { ANSWER_MS, answerTimeLeft, withAnswerDeadline } from "#server/http/answer-deadline.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("an answer has five seconds, counted down to one millisecond", () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(1000);
  const left = withAnswerDeadline(() =>
    [1000, 1000.5, 5000, 5999.5, 6000, 9000].map((at) => {
      now.mockReturnValue(at);
      return answerTimeLeft();
    }),
  );
  expect(ANSWER_MS).toBe(5000);
  expect(left).toEqual([5000, 4999, 1000, 1, 1, 1]);
});

test("outside of an answer nothing ends", () => {
  expect(answerTimeLeft()).toBeNull();
  withAnswerDeadline(() => {});
  expect(answerTimeLeft()).toBeNull();
});
