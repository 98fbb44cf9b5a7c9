import { expect, test } from "vitest";
import { addNearness } from "#domain/ask/ranking/nearness.ts";

test("half a point a standard deviation from the mean nearness of the candidates is added to each", () => {
  const nearness = [0.9, 0, 0.1, 0, 0.5];
  // Of 0.9, 0.1 and 0.5 the mean is 0.5, the deviation √(0.32 / 3).
  const step = (0.5 * 0.4) / Math.sqrt(0.32 / 3);
  const sums = addNearness(Float64Array.of(1, 2, 3), [0, 2, 4], (article) => nearness[article]!);
  expect([...sums]).toEqual([1 + step, 2 - step, 3].map((each) => expect.closeTo(each, 12)));
});

test("nothing changes where all are equally near, or there is none", () => {
  expect([...addNearness(Float64Array.of(1, 2), [0, 1], () => 0.5)]).toEqual([1, 2]);
  expect([...addNearness(new Float64Array(), [], () => 0.5)]).toEqual([]);
  expect([...addNearness(Float64Array.of(1), [3], () => 0.5)]).toEqual([1]);
});
