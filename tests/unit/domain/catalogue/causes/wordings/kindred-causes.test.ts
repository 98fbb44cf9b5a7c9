import { expect, test } from "vitest";
import { kindredCauses } from "#domain/catalogue/causes/wordings/kindred-causes.ts";

// Cause 0 stands in 15 wordings, 1 in 10 of these and 5 others, 2 in 5; the line of five names a thing and does not count.
const kindred = kindredCauses([[0, 1], [0], [1, 2], [0, 1, 2, 3, 4]], Uint32Array.of(10, 5, 5, 100), 5);

test("causes are kindred by the share of wordings of the rarer one that name both", () => {
  expect(kindred(0, 1)).toBeCloseTo(10 / 20, 12);
  expect(kindred(1, 0)).toBe(kindred(0, 1));
  expect(kindred(1, 2)).toBeCloseTo(5 / 10, 12);
});

test("causes that no narrow line names together are not, and each is its own", () => {
  expect(kindred(0, 2)).toBe(0);
  expect(kindred(3, 4)).toBe(0);
  expect(kindred(2, 2)).toBe(1);
});
