import { expect, test, vi } from "vitest";
import { remembered } from "#domain/judgment/remembered.ts";

test("answers once for each key, null included, until the cache is full", () => {
  const answer = vi.fn((key: string) => (key === "" ? null : key.length));
  const ask = remembered(2, answer);
  expect([ask("ab"), ask(""), ask("ab"), ask("")]).toEqual([2, null, 2, null]);
  expect(answer).toHaveBeenCalledTimes(2);
  expect([ask("abc"), ask("abc")]).toEqual([3, 3]);
  expect(answer).toHaveBeenCalledTimes(3);
  expect(ask("ab")).toBe(2);
  expect(answer).toHaveBeenCalledTimes(4);
});
